import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';

let world: EngineWorld;
beforeAll(async () => {
  world = await startEngineWorld();
  await world.run(
    sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed) values (1, ${SKUS.issued}, 100)`,
  );
  const { batchId, ids } = await world.dispatch(5);
  await world.scope.write((tx) =>
    enqueue(tx, { kind: 'batchWork', payload: { advertiserId: '1', batchId }, advertiserId: '1' }),
  );
  await engineJobs(world).work();
  await world.move({ ids: ids.slice(0, 1), step: 'block' });
  await world.move({ ids: ids.slice(1, 2), step: 'refund' });
});
afterAll(() => world?.close());

test.each([
  [
    'held',
    sql`update redemptions set charge = charge + 1 where state = 'blocked'`,
    sql`update redemptions set charge = charge - 1 where state = 'blocked'`,
  ],
  [
    'claimed',
    sql`alter table order_claims disable trigger all`,
    sql`alter table order_claims enable trigger all`,
  ],
  [
    'quota',
    sql`update redemption_quotas set used = used + 1`,
    sql`update redemption_quotas set used = used - 1`,
  ],
  ['dispatched', sql`update batches set done = done - 1`, sql`update batches set done = done + 1`],
  [
    'dispatched',
    sql`update deliveries set redemption_id = redemption_id + 100000`,
    sql`update deliveries set redemption_id = redemption_id - 100000`,
  ],
] as const)('the look “%s” ties, and finds what is broken', async (check, breakIt, mend) => {
  expect(await world.findings()).toEqual([]);
  await world.run(breakIt);
  if (check === 'claimed') await world.run(sql`update order_claims set redemption_id = redemption_id + 1`);
  const findings = await world.findings();
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.every((finding) => finding.startsWith(check))).toBe(true);
  if (check === 'claimed') await world.run(sql`update order_claims set redemption_id = redemption_id - 1`);
  await world.run(mend);
});
