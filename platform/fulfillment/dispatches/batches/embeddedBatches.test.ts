import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { batchRuns } from '../../../../tests/support/batchRuns.ts';
import { engineJobs } from '../../../../tests/support/engineJobs.ts';
import { SKUS, startEngineWorld } from '../../../../tests/support/engineWorld.ts';
import { rotateCodes } from '../../codes/rotateCodes.ts';

test('the embedded database works batches as a server does: activated, ordered, redeemed, sent, and the books tie', async () => {
  const world = await startEngineWorld('pglite');
  try {
    const jobs = engineJobs(world);
    const { through, linesOf } = batchRuns(world, jobs);
    await world.fillPool(12);
    for (const sku of [SKUS.issued, SKUS.pool, SKUS.http]) {
      const dispatch = await world.dispatch(12, { sku });
      await through(dispatch);
      expect(await linesOf(dispatch)).toEqual([{ stage: 'done', error: null, state: 'redeemed', n: 12 }]);
    }
    const unused = await world.dispatch(3, { kind: 'download_links' });
    await world.run(sql`update platform_clock set shift = '31 days'`);
    await world.run(sql`insert into jobs (kind, payload) values ('sweep', '{}')`);
    await jobs.work();
    expect(await world.states()).toEqual({ redeemed: 36, canceled: 3 });
    expect(unused.ids).toHaveLength(3);
    expect(jobs.mails).toHaveLength(36);
    expect(await rotateCodes(world.scope, world.box)).toBe(0);
    expect(await world.findings()).toEqual([]);
  } finally {
    await world.close();
  }
});
