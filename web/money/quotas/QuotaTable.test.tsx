import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { QuotasScreen } from './QuotasScreen.tsx';

const quota = (sku: string, over: object) => ({
  __typename: 'RedemptionsQuota',
  redemptionsQuotaId: null,
  rewardSku: sku,
  rewardCaption: `Card ${sku}`,
  variableValue: false,
  nbRedemptionsAllowed: null,
  alertThreshold: null,
  used: null,
  usedWithoutQuota: null,
  version: 0,
  faceValue: { __typename: 'Money', amount: '10.00', currency: 'EUR' },
  ...over,
});
const ROWS = [
  quota('A-1', { redemptionsQuotaId: '7', nbRedemptionsAllowed: 9, used: 3, version: 2 }),
  quota('A-2', { usedWithoutQuota: 5 }),
];

test.each([
  ['A-1', 3],
  ['A-2', 5],
])(
  'a quota of %s below what is used already says so before it is saved, and can be saved',
  async (sku, used) => {
    await renderScreen(<QuotasScreen />, {
      url: '/redemptions-quota?advertiser=1&product=A-CARD',
      answers: {
        QuotasScreen: () => ({
          data: { redemptionsQuotas: ROWS, advertiserOptions: [], productOptions: [] },
        }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: `Edit the quota of Card ${sku}` }));
    const allowed = await screen.findByRole('textbox', { name: `Allowed: Card ${sku}` });
    const type = (value: number) => fireEvent.change(allowed, { target: { value: String(value) } });
    type(used + 1);
    expect(screen.queryByText(/are used already/)).toBeNull();
    type(used - 1);
    const warning = new RegExp(`^${used} redemptions are used already: with ${used - 1} allowed`);
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  },
);
