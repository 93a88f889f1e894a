import { type SQL, sql } from 'drizzle-orm';
import { addDays, type Day, dayIn, PROMOTION_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { businessNow } from '../../foundation/clock/clock.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import type { JobHandler } from '../../foundation/jobs/work.ts';

/** Days before the last day of a promotion from which its end is announced, and from which it is a warning. */
const ANNOUNCED_DAYS = 10;
const WARNING_DAYS = 3;

/** Checks every hour which promotions end soon; the days are those of promotions (FMT-2). */
export const promotionEndChecker: JobHandler = ({ finish }) =>
  finish(async (tx) => checkPromotionEnds(tx, dayIn(PROMOTION_TIME_ZONE, await businessNow(tx))));

/**
 * Announces each running promotion whose last day is near: one alert, which becomes a warning shortly before. The alert ends with the promotion, and
 * when its end, its name or its status changes so that it says something else.
 */
export async function checkPromotionEnds(tx: Queries, today: Day): Promise<void> {
  const dayOf = (instant: SQL) => sql`(${instant} at time zone ${PROMOTION_TIME_ZONE})::date`;
  const lastDay = dayOf(sql`p.end_datetime`);
  const ending = sql`select p.id, p.advertiser_id, a.organization_id, p.name, ${lastDay} as last_day,
      case when ${lastDay} <= ${addDays(today, WARNING_DAYS)}::date then 'warning' else 'info' end as severity
    from promotions p join advertisers a on a.id = p.advertiser_id
    where p.status in ('enabled', 'paused') and ${dayOf(sql`p.start_datetime`)} <= ${today}::date
      and ${lastDay} between ${today}::date and ${addDays(today, ANNOUNCED_DAYS)}::date`;
  const isSameAlert = sql`a.type = 'promotion_ending' and a.advertiser_id = e.advertiser_id and a.severity = e.severity
    and a.params = jsonb_build_object('promotion_id', e.id::text, 'promotion', e.name, 'end_date', e.last_day::text)`;
  await tx.execute(
    sql`delete from alerts a where a.type = 'promotion_ending' and not exists (select from (${ending}) e where ${isSameAlert})`,
  );
  await tx.execute(sql`insert into alerts (organization_id, advertiser_id, severity, type, params, related_url)
    select e.organization_id, e.advertiser_id, e.severity, 'promotion_ending',
      jsonb_build_object('promotion_id', e.id::text, 'promotion', e.name, 'end_date', e.last_day::text),
      '/advertiser/' || e.advertiser_id || '/promotion/' || e.id
    from (${ending}) e where not exists (select from alerts a where ${isSameAlert})`);
}
