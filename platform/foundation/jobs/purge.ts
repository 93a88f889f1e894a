import { sql } from 'drizzle-orm';
import { IMPORT_DAYS } from '../../../schema/catalog/catalogueImports.ts';
import { DRAFT_DAYS } from '../../../schema/promotions/promotionDrafts.ts';
import { rowCountOf } from '../database/rows.ts';
import type { JobHandler } from './work.ts';

/** Jobs forgotten by one transaction, so that nothing waits long for it. */
const BATCH_JOBS = 10_000;

/**
 * Forgets jobs that were done 90 days ago, and with them their keys, drafts that nobody saved for as long, and imports after their days; what proved
 * recipients goes after a day. Dead jobs stay until somebody looked at them.
 */
export const purgeJobs: JobHandler = async ({ scope, finish }) => {
  for (let forgotten = BATCH_JOBS; forgotten === BATCH_JOBS; ) {
    forgotten = await scope.write((tx) =>
      rowCountOf(
        tx,
        sql`with old as (select id from jobs where state = 'done' and finished_at < now() - interval '90 days' limit ${BATCH_JOBS})
          delete from jobs j using old where j.id = old.id returning 1`,
      ),
    );
  }
  await finish(async (tx) => {
    await tx.execute(
      sql`delete from promotion_drafts where updated_at < now() - make_interval(days => ${DRAFT_DAYS})`,
    );
    await tx.execute(
      sql`delete from catalogue_imports where created_at < now() - make_interval(days => ${IMPORT_DAYS})`,
    );
    // Addresses that were to be proved, and browsers that proved one: both are over soon.
    await tx.execute(sql`delete from one_time_codes where expires_at < now() - interval '1 day'`);
    await tx.execute(sql`delete from recipient_visits where expires_at < now() - interval '1 day'`);
  });
};
