import { z } from 'zod';
import { formatMinor } from '../../../schema/money.ts';
import { ADVERTISER_STATUSES, type AdvertiserStatus } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { pageShape } from '../../http/requests.ts';
import { responseSchema } from '../../http/responseSchema.ts';

/** An advertiser as the wire shows it (ADV-34 … ADV-36); amounts are decimal strings in the billing currency. */
export const advertiserShape = responseSchema(
  'Advertiser',
  z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(ADVERTISER_STATUSES),
    locale: z.string(),
    billing_currency: z.string(),
    balance: z.string().nullable().describe('Null without viewBudget'),
    balance_currency: z.string(),
    budget_alerts: z
      .object({ alert_1: z.string().nullable(), alert_2: z.string().nullable() })
      .nullable()
      .describe('Null without viewBudget and editBudgetAlerts'),
    redemptions: z.object({
      last_7_days: z.object({ states: z.object({ redeemed: z.int() }) }),
      last_7_days_budget: z.object({
        total_face_value: z.string().nullable().describe('Null without viewBudget'),
      }),
    }),
    has_committed_allocation: z.boolean(),
    allow_committed_allocation: z.boolean(),
    contact_email: z.string().nullable(),
    contact_phone: z.string().nullable(),
    invoice_type: z.string(),
    debit_pending: z.boolean(),
    recredit_expired: z.boolean(),
    label: z.string().nullable(),
    reward_allocations: z.array(z.unknown()),
    medias: z.object({ avatar: z.object({ id: z.string(), url: z.string() }).nullable() }),
    has_discounts: z.boolean(),
    operating_countries: z
      .array(z.string())
      .describe('Countries its organization operates in, ISO 3166-1 alpha-2'),
    created_at: z.string(),
    updated_at: z.string(),
    version: z.int(),
  }),
);
export type AdvertiserJson = z.output<typeof advertiserShape>;

export const advertiserPageShape = responseSchema(
  'AdvertiserPage',
  pageShape(advertiserShape).extend({
    counts: z.object({ enabled: z.int(), disabled: z.int() }).optional().describe('With expand=counts'),
  }),
);

/** An advertiser as the database gives it, with its figures; amounts are minor units as text, instants ISO text. */
export interface AdvertiserRow {
  id: string;
  name: string;
  status: AdvertiserStatus;
  locale: string;
  billing_currency: string;
  alert_1: string | null;
  alert_2: string | null;
  has_committed_allocation: boolean;
  allow_committed_allocation: boolean;
  has_discounts: boolean;
  contact_email: string | null;
  contact_phone: string | null;
  invoice_type: string;
  debit_pending: boolean;
  recredit_expired: boolean;
  label: string | null;
  avatar_id: string | null;
  avatar_name: string | null;
  operating_countries: string[];
  version: number;
  created_at: string;
  updated_at: string;
  balance: string;
  redeemed: number;
  face_value: string;
}

/** The wire's picture of a row, without what the scope may not see. */
export function advertiserJson(row: AdvertiserRow, scope: Scope): AdvertiserJson {
  const { alert_1, alert_2, avatar_id, avatar_name, balance, redeemed, face_value, ...plain } = row;
  const seesBudget = scope.abilities.has('viewBudget');
  const seesAlerts = seesBudget || scope.abilities.has('editBudgetAlerts');
  const money = (minor: string) => formatMinor(BigInt(minor), row.billing_currency);
  const limit = (minor: string | null) => (minor === null ? null : money(minor));
  return {
    ...plain,
    balance: seesBudget ? money(balance) : null,
    balance_currency: row.billing_currency,
    budget_alerts: seesAlerts ? { alert_1: limit(alert_1), alert_2: limit(alert_2) } : null,
    redemptions: {
      last_7_days: { states: { redeemed } },
      last_7_days_budget: { total_face_value: seesBudget ? money(face_value) : null },
    },
    reward_allocations: [],
    medias: { avatar: avatar_id && avatar_name ? { id: avatar_id, url: `/media/${avatar_name}` } : null },
  };
}
