import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES, type Ability } from '../../../../../schema/foundation/abilities.ts';
import { redemptionData } from '../../../../testing/data/redemptionData.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RedemptionLinkDialog } from './RedemptionLinkDialog.tsx';

const URL = 'https://guerdon.example/r/abcdefghijklmnopqrstuv';
const show = (abilities: readonly Ability[]) =>
  renderScreen(<RedemptionLinkDialog redemption={redemptionData() as never} onClose={() => undefined} />, {
    abilities,
    answers: {
      RedemptionLinkDialogReveal: () => ({
        data: {
          revealRedemptionLink: {
            __typename: 'RevealRedemptionLinkSuccess',
            link: { __typename: 'RedemptionLink', id: '11', url: URL },
          },
        },
      }),
    },
  });
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Show link' }));

test('REDDLG-5, RED-34: the link is shown for a reason, and is nowhere but in the window', async () => {
  const { calls, client } = await show(ABILITIES.filter((ability) => ability !== 'viewRewardCodeData'));
  await press();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Asked by phone' } });
  await press();
  expect(await screen.findByDisplayValue(URL)).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'RedemptionLinkDialogReveal',
      variables: { input: { redemptionId: '11', reason: 'Asked by phone' } },
    },
  ]);
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain(URL));
});

test('RED-34: people who may read codes may leave the reason out', async () => {
  const { calls } = await show(ABILITIES);
  await press();
  expect(await screen.findByDisplayValue(URL)).toBeTruthy();
  expect(calls).toEqual([
    { name: 'RedemptionLinkDialogReveal', variables: { input: { redemptionId: '11', reason: null } } },
  ]);
});
