import type { InferInsertModel } from 'drizzle-orm';
import type { screenTexts } from '../../promotions/promotions/screenTextTable.ts';
import type { DemoAdvertiser } from './accounts/advertisers.ts';
import type { DemoPromotionReward } from './promotionRewards.ts';
import type { DemoPromotion } from './promotions.ts';

export type DemoScreenText = Required<
  Pick<
    InferInsertModel<typeof screenTexts>,
    'advertiserId' | 'promotionId' | 'sku' | 'screen' | 'locale' | 'texts'
  >
>;
type ScreenWords = Pick<DemoScreenText, 'screen' | 'locale' | 'texts'>;

/** Texts that every third advertiser uses in all of its promotions. */
const OF_ADVERTISER: readonly ScreenWords[] = [
  { screen: 'email_delivery', locale: 'en', texts: { subject: 'Thank you from {{organization_name}}' } },
  { screen: 'email_delivery', locale: 'fr', texts: { subject: 'Merci de la part de {{organization_name}}' } },
  {
    screen: 'unexpected_error',
    locale: 'en',
    texts: { text: 'Please try again in a minute, or write to us: we answer within a day.' },
  },
];

/** Texts of every second promotion. */
const OF_PROMOTION: readonly ScreenWords[] = [
  {
    screen: 'success',
    locale: 'en',
    texts: { title: 'It is yours', text: 'Enjoy {{reward_name}}. It is on its way to you as well.' },
  },
  {
    screen: 'success',
    locale: 'fr',
    texts: { title: 'C’est à vous', text: 'Profitez de {{reward_name}}. Elle est aussi en route vers vous.' },
  },
  {
    screen: 'email_delivery',
    locale: 'en',
    texts: {
      title: 'Here is {{reward_name}}',
      text: 'Hello {{recipient_name}},\n\nthank you for {{promotion_name}}. Your code is good until {{expiration_date}}.',
    },
  },
];

/** Texts of the first reward of such a promotion. */
const OF_REWARD: ScreenWords = {
  screen: 'email_delivery',
  locale: 'en',
  texts: { subject: '{{face_value}} for you, {{recipient_name}}' },
};

/** Texts of screens that the demo's people have written: advertisers', promotions' and rewards'. */
export function demoScreenTexts(world: {
  advertisers: readonly DemoAdvertiser[];
  promotions: readonly DemoPromotion[];
  rewards: readonly DemoPromotionReward[];
}): DemoScreenText[] {
  const first = new Map(
    world.rewards.filter(({ position }) => position === 0).map(({ promotionId, sku }) => [promotionId, sku]),
  );
  return [
    ...world.advertisers
      .filter((_, place) => place % 3 === 0)
      .flatMap(({ row }) =>
        OF_ADVERTISER.map((said) => ({ advertiserId: row.id, promotionId: null, sku: null, ...said })),
      ),
    ...world.promotions
      .filter((_, place) => place % 2 === 0)
      .flatMap(({ row: { id, advertiserId } }) => {
        const of = { advertiserId, promotionId: id };
        const sku = first.get(id);
        return [
          ...OF_PROMOTION.map((said) => ({ ...of, sku: null, ...said })),
          ...(sku === undefined ? [] : [{ ...of, sku, ...OF_REWARD }]),
        ];
      }),
  ];
}
