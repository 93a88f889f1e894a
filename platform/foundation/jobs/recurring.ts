import { sql } from 'drizzle-orm';
import type { JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import type { Database } from '../database/connections/connection.ts';

/** Recurring jobs and their intervals in seconds. */
export const RECURRING: Partial<Record<JobKind, number>> = {
  reconcile: 3600,
  reconcileAll: 86_400,
  purge: 86_400,
  sweep: 60,
  runOutAlert: 3600,
  expiredExports: 600,
  reportRun: 60,
  indexCheck: 86_400,
  activityFold: 60,
  activityRecount: 86_400,
  requestReminder: 86_400,
  promotionEnds: 3600,
  codeHashes: 86_400,
};

/**
 * Queues what is due in this hour or day. The database's clock names the slot and the key is unique, so that any number of
 * workers ask for it and it is done once.
 */
export async function queueRecurring(database: Database): Promise<void> {
  await database.db.execute(sql`insert into jobs (kind, payload, dedupe_key)
    select kind, '{}'::jsonb, dedupe_key
    from (select kind, 'every:' || kind || ':' || floor(extract(epoch from clock_timestamp()) / seconds) as dedupe_key
      from jsonb_to_recordset(${JSON.stringify(Object.entries(RECURRING).map(([kind, seconds]) => ({ kind, seconds })))}::jsonb)
        as r (kind text, seconds int)) due
    where not exists (select from jobs j where j.dedupe_key = due.dedupe_key)
    on conflict do nothing`);
}
