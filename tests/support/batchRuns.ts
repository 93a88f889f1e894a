import { sql } from 'drizzle-orm';
import { enqueue } from '../../platform/foundation/jobs/enqueue.ts';
import type { EngineJobs } from './engineJobs.ts';
import type { EngineWorld, TestDispatch } from './engineWorld.ts';

/** Helpers of tests for batches. */
export interface BatchRuns {
  begin(dispatch: TestDispatch): Promise<void>;
  /** Works a dispatch until nothing is due, rests included. */
  through(dispatch: TestDispatch): Promise<void>;
  linesOf(
    dispatch: TestDispatch,
  ): Promise<{ stage: string; error: string | null; state: string; n: number }[]>;
  batchOf(dispatch: TestDispatch): Promise<Record<string, unknown> | undefined>;
}

/** Binds them to a world and the jobs that work in it. */
export function batchRuns(world: EngineWorld, jobs: EngineJobs): BatchRuns {
  async function begin({ batchId }: TestDispatch): Promise<void> {
    await world.scope.write((tx) =>
      enqueue(tx, { kind: 'batchWork', payload: { advertiserId: '1', batchId }, advertiserId: '1' }),
    );
  }

  async function through(dispatch: TestDispatch): Promise<void> {
    await begin(dispatch);
    for (let n = 0; n < 5; n += 1) {
      await jobs.work();
      await world.run(sql`update jobs set run_at = now() where kind = 'batchWork' and state = 'queued'`);
    }
  }

  const linesOf = ({ batchId }: TestDispatch) =>
    world.rows<{ stage: string; error: string | null; state: string; n: number }>(
      sql`select l.stage, l.error, r.state, count(*)::int as n from batch_lines l
        join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id where l.batch_id = ${batchId} group by 1, 2, 3 order by 1, 2`,
    );
  const batchOf = async ({ batchId }: TestDispatch) => {
    const [row] = await world.rows<Record<string, unknown>>(
      sql`select b.state, b.done, b.failed, b.canceled, d.state as dispatch from batches b
        join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id where b.id = ${batchId}`,
    );
    return row;
  };
  return { begin, through, linesOf, batchOf };
}
