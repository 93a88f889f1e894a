import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, money, text, whole } from '../../foundation/records/column.ts';

/** A reward with the quota that an advertiser has of it, if there is one (QUOTA-21); of `s` SKUs and `q` quotas. */
export const quota = codec('RedemptionsQuota', {
  columns: {
    redemptions_quota_id: text(sql`q.id::text`).nullable().describe('Null when there is none'),
    reward_sku: text(sql`s.sku`),
    reward_caption: text(sql`s.name`),
    face_value_currency: text(sql`s.currency`),
    face_value: money(sql`s.face_value`, 'face_value_currency'),
    variable_value: flag(sql`s.variable_value`),
    nb_redemptions_allowed: whole(sql`q.nb_redemptions_allowed`).nullable().describe('Null means no limit'),
    alert_threshold: whole(sql`q.alert_threshold`)
      .nullable()
      .describe('Number of redemptions that raises an alert; null means no alert'),
    used: whole(sql`q.used`).nullable().describe('Number of redemptions counted against the quota'),
    used_without_quota: whole(sql`u.used`)
      .nullable()
      .describe('Redemptions that a new quota would count at least; null when there is a quota'),
    version: whole(sql`coalesce(q.version, 0)`).describe('0 when there is none'),
  },
});
export type QuotaJson = JsonOf<typeof quota>;

/** Source rows of an advertiser's quotas: the rewards, each with its quota or none. */
export const quotaSource = (advertiserId: string): SQL =>
  sql`from skus s left join redemption_quotas q on q.advertiser_id = ${advertiserId} and q.sku = s.sku
    left join lateral (select coalesce(sum(n.booked + n.pending + n.failed + n.redeemed), 0)::int as used from promotion_counts n
      where n.advertiser_id = ${advertiserId} and n.sku = s.sku) u on q.id is null`;

export const quotaList = responseSchema('RedemptionsQuotaList', z.object({ items: z.array(quota.schema) }));
