import type { InferInsertModel } from 'drizzle-orm';
import type {
  productTags,
  rewardGroupProducts,
  rewardGroups,
  serviceCategories,
  typologies,
} from '../../../catalog/search/store/table.ts';
import type { promotionRewardGroups } from '../../../promotions/promotions/offers/rewardGroupTable.ts';
import { demoTags } from '../words.ts';
import { demoProducts } from './catalogue.ts';

const ORDER: [string, string, (readonly [string, string])[]][] = [
  [
    'Shopping',
    'Achats',
    [
      ['Fashion and beauty', 'Mode et beauté'],
      ['Home and garden', 'Maison et jardin'],
      ['Books and toys', 'Livres et jouets'],
    ],
  ],
  [
    'Food and drink',
    'Alimentation',
    [
      ['Restaurants', 'Restaurants'],
      ['Groceries', 'Courses'],
    ],
  ],
  [
    'Leisure',
    'Loisirs',
    [
      ['Cinema and music', 'Cinéma et musique'],
      ['Sport', 'Sport'],
      ['Travel', 'Voyages'],
    ],
  ],
  ['Services', 'Services', [['Health and insurance', 'Santé et assurance']]],
];

/** Four kinds of reward; ids count from 1. */
export function demoTypologies(): InferInsertModel<typeof typologies>[] {
  return ORDER.map(([nameEn, nameFr], index) => ({ id: String(index + 1), nameEn, nameFr }));
}

/** Nine things that rewards are good for; ids count from 1. */
export function demoServiceCategories(): (InferInsertModel<typeof serviceCategories> & { id: string })[] {
  return ORDER.flatMap(([, , categories], index) =>
    categories.map(([nameEn, nameFr]) => ({ typologyId: String(index + 1), nameEn, nameFr })),
  ).map((category, index) => ({ id: String(index + 1), ...category }));
}

/** Two tags each. */
export function demoProductTags(): InferInsertModel<typeof productTags>[] {
  const tags = demoTags().length;
  return demoProducts().flatMap(({ id: productId }, index) =>
    [index, index + 7].map((place) => ({ productId, tagId: String(1 + (place % tags)) })),
  );
}

/** Everybody's groups and one of the second organization. */
export function demoRewardGroups(): (InferInsertModel<typeof rewardGroups> & { id: string })[] {
  return [
    { id: '1', name: 'Best sellers', sellerId: null },
    { id: '2', name: 'Eating out', sellerId: null },
    { id: '3', name: 'Staff thanks', sellerId: '2' },
  ];
}

/** Each promotion gives from one of everybody's groups, every third one from both. */
export function demoPromotionGroups(
  promotions: readonly { id: string; advertiserId: string }[],
): InferInsertModel<typeof promotionRewardGroups>[] {
  return promotions.flatMap(({ id: promotionId, advertiserId }, index) =>
    ['1', '2']
      .filter((_group, place) => index % 3 === 2 || index % 2 === place)
      .map((groupId) => ({ promotionId, advertiserId, groupId })),
  );
}

/** Every fifth product is in one of the groups. */
export function demoRewardGroupProducts(): InferInsertModel<typeof rewardGroupProducts>[] {
  const groups = demoRewardGroups();
  return demoProducts()
    .filter((_product, index) => index % 5 === 0)
    .map(({ id: productId }, index) => ({ productId, groupId: groups[index % groups.length]?.id ?? '1' }));
}
