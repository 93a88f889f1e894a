// Filters of redemptions: the names of the query string and of the report's address, read alike by web and platform.
import { isCountry } from '../../foundation/contacts/countries.ts';
import { addDays, isDay, startOfDay } from '../../foundation/dates/dates.ts';
import { isInstant } from '../../foundation/dates/isInstant.ts';
import { isCurrency } from '../../foundation/money/currencies.ts';
import { BILLING_CURRENCIES } from '../../foundation/money/money.ts';
import type { FieldError } from '../../foundation/text/fieldErrors.ts';
import { DIGITS } from '../../foundation/text/patterns.ts';
import { z } from '../../foundation/text/zod.ts';
import { FILTER_STATES, PAYMENT_TYPES, PROVIDER_PAYMENT_TYPES } from './redemptionFacts.ts';

/** Values that one filter names at most. */
export const MAX_FILTER_VALUES = 100;

/** Stands for no filter by state (REDLIST-27). */
const ALL_STATES = 'all';

/** In a filter by what not every redemption has: those that have none of it. */
export const NONE = 'none';

/** Length of a searched text, in characters. */
export const MAX_SEARCHED = 200;

const text = (most: number) => z.string().trim().min(1, { error: 'required' }).max(most);
const digits = z.string().trim().regex(DIGITS, { error: 'whole_number' });

const digitsOrNone = z
  .string()
  .trim()
  .refine((value) => value === NONE || DIGITS.test(value), { error: 'whole_number' });

/** `a,b,c` as a list. */
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(item).min(1).max(MAX_FILTER_VALUES));

/** Numbers from 0 as places of a list of names. */
const places = (names: readonly string[]) =>
  list(z.enum(names.map((_, place) => String(place)))).transform((numbers) => numbers.map(Number));

const moment = z
  .string()
  .trim()
  .refine((value) => isDay(value) || isInstant(value), { error: 'day_or_instant' })
  .meta({
    description:
      'A day in the caller’s time zone (YYYY-MM-DD), or an instant (ISO 8601); the last day is included',
  });

const PURCHASING = 'Needs viewPromotionActivityReportPurchaseCost';

/**
 * Every filter by its name in a query string (REDLIST-6 … REDLIST-11); all are optional, and all of them have to hold. Lists are written with
 * commas, one value of a list is enough.
 */
export const redemptionFilters = {
  search: text(MAX_SEARCHED).optional(),
  id: digits.optional(),
  order_id: text(120).optional(),
  batch_id: digits.optional(),
  external_ref: text(200).optional(),
  company_name: text(200).optional().meta({ description: 'Full value, or its beginning' }),
  reward_code: text(200)
    .min(3)
    .optional()
    .meta({ description: 'The full code, or its last four characters' }),
  state: z
    .string()
    .transform((value) => (value === ALL_STATES ? [] : value.split(',').map((one) => one.trim())))
    .pipe(z.array(z.enum(FILTER_STATES)))
    .optional(),
  payment_types: places(PAYMENT_TYPES).optional(),
  with_testing: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  provider_tracking_code: text(200).optional(),
  name: text(200).optional().meta({ description: 'First or last name, or its beginning' }),
  email: text(254)
    .transform((value) => value.toLowerCase())
    .optional()
    .meta({
      description: 'Full address, or its beginning; text that is no address matches nothing (REDLIST-25)',
    }),
  phone_number: text(40).optional().meta({
    description:
      'With country code, of which the beginning is enough, or whole in national form (REDLIST-26)',
  }),
  brand_skus: list(text(40)).optional(),
  reward_source_ids: list(digits).optional(),
  tag_ids: list(digitsOrNone).optional(),
  typology_ids: list(digitsOrNone).optional().meta({ description: PURCHASING }),
  service_category_ids: list(digitsOrNone).optional().meta({ description: PURCHASING }),
  countries: list(text(2).refine(isCountry, { error: 'unknown_country' }))
    .optional()
    .meta({ description: 'Rewards sold in any of these countries, or worldwide' }),
  reward_group_ids: list(digits).optional(),
  provider_ids: list(digitsOrNone).optional().meta({ description: 'Needs redemptionsAdmin' }),
  provider_payment_types: places(PROVIDER_PAYMENT_TYPES)
    .optional()
    .meta({ description: 'Needs redemptionsAdmin' }),
  advertiser: list(digits).optional().meta({ description: 'Needs viewAdvertisers' }),
  promotion: list(digits).optional(),
  experience: list(digits).optional(),
  io_number: text(200)
    .optional()
    .meta({ description: 'Full IO number; `none` matches redemptions whose allocation has no IO number' }),
  billing_currency: list(z.enum(BILLING_CURRENCIES)).optional().meta({ description: 'Billing currency' }),
  product: list(text(100)).optional().meta({ description: '`none` matches rewards without a product' }),
  reward: list(text(100)).optional(),
  product_currency: text(3).refine(isCurrency, { error: 'unknown_currency' }).optional(),
  activation_start: moment.optional(),
  activation_end: moment.optional(),
  redeemed_start: moment.optional(),
  redeemed_end: moment.optional(),
  refund_start: moment.optional(),
  refund_end: moment.optional(),
} as const;

/** The filters alone, as a saved set, an export or an address carries them; unknown names are refused. */
export const redemptionFilter = z.strictObject(redemptionFilters);
export type RedemptionFilter = z.output<typeof redemptionFilter>;
/** The same as texts, before they are read. */
export type RedemptionFilterText = z.input<typeof redemptionFilter>;

/** The date of a redemption that each range is about. */
export const DATE_RANGES = ['activation', 'redeemed', 'refund'] as const;
export type DateRange = (typeof DATE_RANGES)[number];

/** A range as instants, the second excluded; null: open on that side. */
export function rangeOf(
  filter: RedemptionFilter,
  range: DateRange,
  timezone: string,
): { from: Date | null; to: Date | null } {
  const [start, end] = [filter[`${range}_start`], filter[`${range}_end`]];
  const from = start === undefined ? null : isDay(start) ? startOfDay(start, timezone) : new Date(start);
  const to =
    end === undefined
      ? null
      : isDay(end)
        ? startOfDay(addDays(end, 1), timezone)
        : new Date(Date.parse(end) + 1);
  return { from, to };
}

/**
 * True if a range ends after it begins. Days are compared as days: one that its zone left out (Apia, 2011-12-30) is a day without any moment,
 * so the range is empty, not wrong.
 */
const isInOrder = ({
  start = '',
  end = '',
  from,
  to,
}: {
  start?: string | undefined;
  end?: string | undefined;
  from: Date;
  to: Date;
}) => (isDay(start) && isDay(end) ? start <= end : from < to);

/** Ranges that end before they begin, one broken rule each. */
export function rangeErrors(filter: RedemptionFilter, timezone: string): FieldError[] {
  return DATE_RANGES.flatMap((range) => {
    const { from, to } = rangeOf(filter, range, timezone);
    return from &&
      to &&
      !isInOrder({ start: filter[`${range}_start`], end: filter[`${range}_end`], from, to })
      ? [{ field: `${range}_end`, rule: 'ends_before_start' }]
      : [];
  });
}
