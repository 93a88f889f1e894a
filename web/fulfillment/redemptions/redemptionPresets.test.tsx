import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressNotes } from '../../app/shell/AddressNotes.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { RedemptionCreateScreen } from './create/RedemptionCreateScreen.tsx';

const NORTHWIND = { __typename: 'Advertiser', id: '1', name: 'Northwind', billingCurrency: 'EUR' };
const SPRING = {
  __typename: 'Promotion',
  id: '3',
  name: 'Spring',
  status: 'enabled',
  state: 'ready',
  advertiser: NORTHWIND,
  flowSettings: { __typename: 'FlowSettings', multipleRewards: false },
  first: { __typename: 'PromotionRewardPage', items: [] },
  second: { __typename: 'PromotionRewardPage', items: [] },
};

test.each([
  ['client_id=x', 'promotion_id=3&client_id=x', 'en', 'names nothing that can be chosen here.'],
  ['client_id=99', 'client_id=99', 'en', 'names nothing that can be chosen here.'],
  ['promotion_id=x', 'promotion_id=x', 'en', 'names nothing that can be chosen here.'],
  ['reward_sku=ZZZ', 'promotion_id=3&reward_sku=ZZZ', 'en', 'names nothing that can be chosen here.'],
  ['reward_sku=ZZZ', 'promotion_id=3&reward_sku=ZZZ', 'fr', 'ne désigne rien que l’on puisse choisir ici.'],
] as const)(
  'ROUTE-43: %s of the address %s, which presets nothing, is named (%s)',
  async (part, query, locale, words) => {
    await renderScreen(
      <>
        <AddressNotes />
        <RedemptionCreateScreen />
      </>,
      {
        url: `/redemption/create?${query}`,
        locale,
        answers: {
          RedemptionCreateScreen: ({ isChosen, isNamed }: Record<string, unknown>) => ({
            data: { ...(isChosen ? { promotion: SPRING } : {}), ...(isNamed ? { advertiser: null } : {}) },
          }),
        },
      },
    );
    expect((await screen.findByText(words, { exact: false })).textContent).toContain(part);
  },
);
