import type { Ability } from '../../../schema/foundation/abilities.ts';
import { SERVICE_ABILITIES } from '../../../schema/people/serviceAccounts.ts';

/** The areas that group abilities. */
export const ABILITY_AREAS = [
  'advertisers',
  'money',
  'promotions',
  'redemptions',
  'codes',
  'reports',
  'rewards',
] as const;
export type AbilityArea = (typeof ABILITY_AREAS)[number];

const RULES: readonly [RegExp, AbilityArea][] = [
  [/RewardCode|CouponCode/, 'codes'],
  [/Report$|PurchaseCost$/, 'reports'],
  [/Budget|Inventory|Discounts|Invoicing/, 'money'],
  [/Promotions/, 'promotions'],
  [/edemption/, 'redemptions'],
  [/Advertisers|Alerts/, 'advertisers'],
];

/** The area of an ability; by default, rewards. */
export const areaOf = (ability: Ability): AbilityArea =>
  RULES.find(([rule]) => rule.test(ability))?.[1] ?? 'rewards';

/** Abilities of one area that can be assigned to a service account. */
export const abilitiesOfArea = (area: AbilityArea): Ability[] =>
  SERVICE_ABILITIES.filter((ability) => areaOf(ability) === area);
