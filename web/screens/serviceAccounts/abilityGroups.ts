import type { Ability } from '../../../schema/abilities.ts';
import { SERVICE_ABILITIES } from '../../../schema/rules/serviceAccounts.ts';

/** The areas by which abilities are shown. */
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

/** The area of an ability; what is of no other is about rewards. */
export const areaOf = (ability: Ability): AbilityArea =>
  RULES.find(([rule]) => rule.test(ability))?.[1] ?? 'rewards';

/** Abilities that a service account can be given, of one area. */
export const abilitiesOfArea = (area: AbilityArea): Ability[] =>
  SERVICE_ABILITIES.filter((ability) => areaOf(ability) === area);
