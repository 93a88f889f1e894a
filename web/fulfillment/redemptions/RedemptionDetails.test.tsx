import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { redemptionDetail } from '../../testing/data/redemptionDetailData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { RedemptionDetails } from './RedemptionDetails.tsx';

test.each([
  ['a code that can be killed', {}, 'Yes'],
  ['one whose shop kills none', { cancelable: false }, 'No'],
  [
    'one that a refund killed',
    { state: 'refunded', stateDetails: 'refunded', cancelable: false },
    'It was canceled',
  ],
  [
    'one that lives on after a forced refund',
    { state: 'refunded', stateDetails: 'forced_without_cancel', cancelable: false },
    'No',
  ],
  ['none before it is redeemed', { state: 'pending', redeemedAt: null }, null],
])('RED-4, RED-43: the details say of %s what is true', async (_, different, text) => {
  await renderScreen(<RedemptionDetails redemption={redemptionDetail(different) as never} />, {
    answers: {},
  });
  const label = screen.queryByText('Code can be canceled');
  expect(label?.nextElementSibling?.textContent ?? null).toBe(text);
});
