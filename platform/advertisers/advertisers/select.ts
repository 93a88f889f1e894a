import { type SQL, sql } from 'drizzle-orm';
import { addDays, dayIn, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type AdvertiserJson, advertiser } from './shape.ts';

/** The seven full days that ended yesterday in `timezone`, as two instants, the second excluded. */
export function lastWeek(timezone: string, now = new Date()): { from: string; to: string } {
  const today = dayIn(timezone, now);
  return {
    from: startOfDay(addDays(today, -7), timezone).toISOString(),
    to: startOfDay(today, timezone).toISOString(),
  };
}

/** Condition: redemption `r` was redeemed in the last week. */
export function isOfLastWeek(scope: Scope): SQL {
  const { from, to } = lastWeek(scope.timezone);
  return sql`r.state = 'redeemed' and r.redeemed_at >= ${from} and r.redeemed_at < ${to}`;
}

/** The advertisers with these ids that the caller may see, as answers show them, in the order of the ids. */
export async function advertisersByIds(
  tx: Queries,
  scope: Scope,
  ids: readonly string[],
): Promise<AdvertiserJson[]> {
  if (ids.length === 0) return [];
  const requestedIds = sql`any (${idArray(ids)}::bigint[])`;
  const rows = await advertiser.rows(
    tx,
    sql`from advertisers a
      left join organizations o on o.id = a.organization_id
      join advertiser_balances l on l.advertiser_id = a.id
      cross join lateral (
        select count(*)::int as redeemed,
          coalesce(sum(r.face_value) filter (where r.currency = a.billing_currency), 0)::text as face_value
        from redemptions r where r.advertiser_id = a.id and ${isOfLastWeek(scope)}) w
      left join medias m on m.id = a.avatar_media_id and m.status = 'ready'
      where a.id = ${requestedIds} and ${isVisibleAdvertiser(scope, sql`a.id`)}`,
  );
  const byId = new Map(rows.map((row) => [row.id, advertiser.json(row, scope)]));
  return ids.flatMap((id) => byId.get(String(BigInt(id))) ?? []);
}
