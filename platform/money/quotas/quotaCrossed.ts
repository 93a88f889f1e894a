import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';

/** True if the last `taken` units made quota `q` cross its alert threshold, upwards or downwards. */
export const hasCrossed = (taken: SQL): SQL =>
  sql`coalesce((q.used >= q.alert_threshold) <> (q.used - ${taken} >= q.alert_threshold), false)`;

/** Has the alerts of an advertiser's quotas looked at once the change is committed. */
export const watchQuotas = (tx: Queries, advertiserId: string): Promise<void> =>
  enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId }, advertiserId });
