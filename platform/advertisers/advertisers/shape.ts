import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { INVOICE_TYPES } from '../../../schema/advertisers/advertisers.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { ADVERTISER_STATUSES } from '../../../schema/foundation/transitions.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, money, oneOf, text, texts, whole } from '../../foundation/records/column.ts';
import { readableOnly } from '../../foundation/records/readableNoun.ts';
import { advertiserEffects } from './effects.ts';

const limit = z.string().nullable();

/**
 * An advertiser (ADV-34 … ADV-36); amounts are decimal strings in the billing currency. Of `a` advertisers, `o` their organizations, `m` their
 * pictures, `l` their balances and `w` what was redeemed last week.
 */
export const advertiser = codec('Advertiser', {
  columns: {
    id: text(sql`a.id`),
    name: text(sql`a.name`),
    status: oneOf(ADVERTISER_STATUSES, sql`a.status`),
    locale: text(sql`a.locale`),
    billing_currency: text(sql`a.billing_currency`),
    balance: money(sql`l.balance`, 'billing_currency').onlyWith('viewBudget'),
    balance_currency: text(sql`a.billing_currency`),
    has_committed_allocation: flag(sql`a.has_committed_allocation`),
    has_inventory: flag(sql`exists (select from allocations x where x.advertiser_id = a.id)`).describe(
      'Whether an allocation was ever requested, committed or open',
    ),
    allow_committed_allocation: flag(sql`a.allow_committed_allocation`),
    contact_email: text(sql`a.contact_email`).nullable(),
    contact_phone: text(sql`a.contact_phone`).nullable(),
    invoice_type: oneOf(INVOICE_TYPES, sql`a.invoice_type`),
    debit_pending: flag(sql`a.debit_pending`),
    recredit_expired: flag(sql`a.recredit_expired`),
    label: text(sql`a.label`).nullable(),
    has_discounts: flag(sql`a.has_discounts`),
    operating_countries: texts(sql`coalesce(o.operating_countries, '{}')`).describe(
      'Countries its organization operates in, ISO 3166-1 alpha-2',
    ),
    created_at: instant(sql`a.created_at`),
    updated_at: instant(sql`a.updated_at`),
    organization_id: text(sql`a.organization_id::text`).nullable(),
    organization_name: text(sql`o.name`).nullable(),
    version: whole(sql`a.version`),
  },
  hidden: {
    alert_1: money(sql`a.alert_1`, 'billing_currency').nullable(),
    alert_2: money(sql`a.alert_2`, 'billing_currency').nullable(),
    avatar_id: text(sql`m.id`).nullable(),
    avatar_name: text(sql`m.name`).nullable(),
    redeemed: whole(sql`w.redeemed`),
    face_value: money(sql`w.face_value`, 'billing_currency'),
  },
  derived: {
    budget_alerts: z
      .object({ alert_1: limit, alert_2: limit })
      .nullable()
      .describe('Null without viewBudget and editBudgetAlerts'),
    redemptions: z.object({
      last_7_days: z.object({ states: z.object({ redeemed: z.int() }) }),
      last_7_days_budget: z.object({
        total_face_value: z.string().nullable().describe('Null without viewBudget'),
      }),
    }),
    reward_allocations: z.array(z.unknown()),
    medias: z.object({ avatar: z.object({ id: z.string(), url: z.string() }).nullable() }),
  },
  derive: (row, { abilities }) => {
    const seesBudget = abilities.has('viewBudget');
    const decimal = (minor: bigint | null) =>
      minor === null ? null : formatMinor(minor, row.billing_currency);
    return {
      budget_alerts:
        seesBudget || abilities.has('editBudgetAlerts')
          ? { alert_1: decimal(row.alert_1), alert_2: decimal(row.alert_2) }
          : null,
      redemptions: {
        last_7_days: { states: { redeemed: row.redeemed } },
        last_7_days_budget: { total_face_value: seesBudget ? decimal(row.face_value) : null },
      },
      reward_allocations: [],
      medias: {
        avatar:
          row.avatar_id && row.avatar_name ? { id: row.avatar_id, url: `/media/${row.avatar_name}` } : null,
      },
    };
  },
});
export type AdvertiserJson = JsonOf<typeof advertiser>;

/** An advertiser in the answer to a change; null for callers without viewAdvertisers. */
export const readableAdvertiser = readableOnly(advertiser.schema, 'viewAdvertisers');

/** The answer to a save. */
export const savedAdvertiser = responseSchema(
  'SavedAdvertiser',
  z.object({ advertiser: advertiser.schema, effects: advertiserEffects }),
);
export type SavedAdvertiserJson = z.output<typeof savedAdvertiser>;

/** A page of advertisers. */
export const advertiserPage = responseSchema(
  'AdvertiserPage',
  pageShape(advertiser.schema).extend({
    counts: z.object({ enabled: z.int(), disabled: z.int() }).optional().describe('With expand=counts'),
  }),
);
