import { and, eq, lte, notInArray, or, sql } from 'drizzle-orm';
import { RUN_DAYS } from '../../../schema/reports/reportSchedules.ts';
import { businessNow } from '../../foundation/clock/clock.ts';
import { JobFailed, type JobHandler, type JobWork } from '../../foundation/jobs/work.ts';
import { endLostRuns } from './endRun.ts';
import { runAsked, runDue } from './runs.ts';
import { reportRuns, reportSchedules } from './table.ts';

/**
 * Begins runs. Named one, the run that its owner asked for. Otherwise of every schedule that is due: each is locked, run and set to its next time in one
 * transaction, so that any number of workers begin one run of it. One that fails keeps none of the others waiting.
 */
export const reportRunner =
  ({ staffDomains }: { staffDomains: readonly string[] }): JobHandler =>
  async (work) => {
    const { runId } = work.job.payload as { runId?: string };
    if (runId !== undefined) return beginAsked(work, runId, staffDomains);
    const failed: string[] = [];
    while ((await beginOne(work, failed, staffDomains)) !== null);
    await work.scope.write(async (tx) => {
      await endLostRuns(tx);
      await tx
        .delete(reportRuns)
        .where(sql`${reportRuns.createdAt} < now() - make_interval(days => ${RUN_DAYS})`);
    });
    if (failed.length > 0) throw new JobFailed('schedules_failed');
  };

/** Begins the run of the schedule that is due the longest; null where none is left. */
async function beginOne(
  { components, scope }: JobWork,
  failed: string[],
  staffDomains: readonly string[],
): Promise<string | null> {
  const { database, log } = components;
  let id: string | null = null;
  try {
    return await scope.write(async (tx) => {
      const now = await businessNow(tx);
      const [schedule] = await tx
        .select()
        .from(reportSchedules)
        .where(
          and(
            eq(reportSchedules.isPaused, false),
            // A schedule without a view is paused at once, so that its owner hears of it before the next run.
            or(lte(reportSchedules.nextAt, now), sql`${reportSchedules.savedViewId} is null`),
            ...(failed.length > 0 ? [notInArray(reportSchedules.id, failed)] : []),
          ),
        )
        .orderBy(reportSchedules.nextAt, reportSchedules.id)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!schedule) return null;
      id = schedule.id;
      await runDue(tx, schedule, { now, database, staffDomains });
      return id;
    });
  } catch (error) {
    if (id === null) throw error;
    log.error({ err: error, schedule: id }, 'a schedule could not be run');
    failed.push(id);
    return id;
  }
}

function beginAsked(
  { components: { database }, finish }: JobWork,
  runId: string,
  staffDomains: readonly string[],
): Promise<void> {
  return finish(async (tx) => {
    const [run] = await tx.select().from(reportRuns).where(eq(reportRuns.id, runId)).for('update');
    if (!run || run.scheduleId === null) return;
    const [schedule] = await tx.select().from(reportSchedules).where(eq(reportSchedules.id, run.scheduleId));
    if (schedule) await runAsked(tx, run, { schedule, database, staffDomains });
  });
}
