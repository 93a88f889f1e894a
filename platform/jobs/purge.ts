import { sql } from 'drizzle-orm';
import { DRAFT_DAYS } from '../../schema/rules/promotionDrafts.ts';
import type { JobHandler } from './work.ts';

/**
 * Forgets jobs that were done 90 days ago, and with them their keys, and drafts that nobody saved for as long; dead jobs stay until somebody looked
 * at them.
 */
export const purgeJobs: JobHandler = ({ finish }) =>
  finish(async (tx) => {
    await tx.execute(sql`delete from jobs where state = 'done' and finished_at < now() - interval '90 days'`);
    await tx.execute(
      sql`delete from promotion_drafts where updated_at < now() - make_interval(days => ${DRAFT_DAYS})`,
    );
  });
