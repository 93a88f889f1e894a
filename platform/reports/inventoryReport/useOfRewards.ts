import { type SQL, sql } from 'drizzle-orm';
import { RECENT_USE_DAYS, USE_DAYS } from '../../../schema/reports/runOut.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { UsePeriod } from './readPeriod.ts';
import { sumsBetween } from './sumsBetween.ts';

/** Place of the first recent day among the days, from 1. */
const FIRST_RECENT_PLACE = USE_DAYS - RECENT_USE_DAYS + 1;

/** Redemptions `r` redeemed on the days of a period, whatever their later state, including trials: each took a piece. */
export function usedWithin(scope: Scope, { starts }: UsePeriod): SQL {
  return sql`r.redeemed_at >= ${starts[0]}::timestamptz and r.redeemed_at < ${starts.at(-1)}::timestamptz
    and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`;
}

/** The place of a redemption's day among the days of the period, from 1. */
export const dayPlace = ({ starts }: UsePeriod): SQL =>
  sql`width_bucket(r.redeemed_at, ${`{${starts.slice(0, -1).join(',')}}`}::timestamptz[])`;

/** True if `place` is one of the recent days. */
export const isRecent = sql`place >= ${sql.raw(String(FIRST_RECENT_PLACE))}`;

/**
 * The daily use of each reward: `sku, place, pieces, amount` (minor units of the SKU's currency). The only place that counts use. For callers who see all it
 * reads sums; for all others it counts redemptions, from the index `redemptions_used` alone.
 */
export const usedByDay = (scope: Scope, period: UsePeriod): SQL =>
  scope.isStaff
    ? sumsBetween(period.starts.map((start) => new Date(start)))
    : sql`select r.sku, ${dayPlace(period)} as place, count(*) as pieces, sum(r.face_value)::bigint as amount
        from redemptions r where ${usedWithin(scope, period)} group by 1, 2`;
