// Only for tests: the tab with the test's own responses, and the user's actions on it.
import { fireEvent, screen } from '@testing-library/react';
import type { Ability } from '../../schema/foundation/abilities.ts';
import { AdvertiserDiscountsTab } from '../money/discounts/AdvertiserDiscountsTab.tsx';
import { type Answers, renderScreen } from './renderScreen.tsx';

/** A discount as the query returns it. */
export const row = (productId: string, label: string, discount: string, version = 3) => ({
  __typename: 'Discount',
  productId,
  discount,
  label,
  sku: productId,
  brandName: 'Aurora',
  version,
});
const ROWS = [row('AU0-CARD', 'Aurora gift card', '12.5'), row('BA1-CARD', 'Basil gift card', '7')];

const answer = (items: object[], { number }: { number: number }) => ({
  data: {
    advertiser: {
      __typename: 'Advertiser',
      id: '7',
      discounts: {
        __typename: 'DiscountPage',
        items,
        page: {
          __typename: 'PageInfo',
          number,
          size: 10,
          totalCount: items.length,
          totalIsCapped: false,
          totalPages: Math.ceil(items.length / 10),
        },
      },
    },
  },
});
/** An accepted save. */
export const success = (discount: object, rewards = 3) => ({
  data: {
    updateDiscount: {
      __typename: 'UpdateDiscountSuccess',
      discount,
      before: '12.5',
      rewards,
      effects: { __typename: 'Effects', postings: [], figures: [], mails: [] },
      advertiser: { __typename: 'Advertiser', id: '7', hasDiscounts: true },
    },
  },
});
/** A stale save. */
export const stale = (current: object) => ({
  data: { updateDiscount: { __typename: 'StaleDiscount', current } },
});

interface DiscountOptions {
  abilities?: readonly Ability[];
  rows?: object[];
  save?: Answers[string];
  url?: string;
  locale?: 'en' | 'fr';
}

/** Shows the tab of advertiser 7 with two discounts by default. */
export function show({
  abilities = ['viewDiscounts', 'editDiscounts'],
  rows = ROWS,
  save,
  url,
  locale,
}: DiscountOptions = {}) {
  return renderScreen(<AdvertiserDiscountsTab advertiserId="7" />, {
    abilities,
    url: url ?? '/advertiser/7?tab=discounts',
    locale: locale ?? 'en',
    answers: {
      AdvertiserDiscountsTab: ({ page }) => answer(rows, page ?? { number: 1 }),
      ProductField: () => ({
        data: {
          productOptions: [
            {
              __typename: 'ProductOption',
              productId: 'CE2-CARD',
              name: 'Cedar gift card',
              brandName: 'Cedar',
            },
          ],
        },
      }),
      ...(save && { DiscountDialogSave: save }),
    },
  });
}
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const saves = (calls: { name: string; variables: object }[]) =>
  calls.filter(({ name }) => name === 'DiscountDialogSave').map(({ variables }) => variables);
