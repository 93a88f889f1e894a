import { sql } from 'drizzle-orm';
import type { JobHandler } from './work.ts';

/** Forgets jobs that were done 90 days ago, and with them their keys; dead ones stay until somebody looked at them. */
export const purgeJobs: JobHandler = ({ finish }) =>
  finish(async (tx) => {
    await tx.execute(sql`delete from jobs where state = 'done' and finished_at < now() - interval '90 days'`);
  });
