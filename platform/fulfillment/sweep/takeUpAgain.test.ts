import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineWorld, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import type { JobWork } from '../../foundation/jobs/work.ts';
import { takeUpAgain } from './takeUpAgain.ts';

let world: EngineWorld;
beforeAll(async () => {
  world = await startEngineWorld();
});
afterAll(() => world?.close());

test('what lies is taken up once, in time that does not grow with the jobs that were done', async () => {
  const { batchId, ids } = await world.dispatch(300, { kind: 'send_links' });
  await world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, batch_id, kind, channel, provider, uid, dedupe_key, due_at)
    select 1, gen_random_uuid(), id::bigint, ${batchId}, 'activation', 'email', 'email', 'a@b.example', 'lying:' || id, now() - interval '1 hour'
    from unnest(${`{${ids.join(',')}}`}::text[]) as r (id)`);
  await world.run(sql`insert into jobs (kind, payload, advertiser_id, state, finished_at)
    select 'deliver', jsonb_build_object('advertiserId', '1', 'deliveryIds', jsonb_build_array(gen_random_uuid())), 1, 'done', now()
    from generate_series(1, 60000)`);
  const started = performance.now();
  for (let n = 0; n < 2; n += 1) await takeUpAgain({ scope: world.scope } as JobWork);
  expect(performance.now() - started).toBeLessThan(2500);
  expect(
    await world.rows(
      sql`select kind, count(*)::int as n from jobs where state = 'queued' group by 1 order by 1`,
    ),
  ).toEqual([
    { kind: 'batchWork', n: 1 },
    { kind: 'deliver', n: 3 },
  ]);
});

test('BATCH-18: lines that wait for messages although none is queued are closed by the next sweep', async () => {
  const { batchId, ids } = await world.dispatch(3, { kind: 'send_links' });
  await world.run(sql`update redemptions set state = 'pending' where batch_id = ${batchId}`);
  await world.run(sql`update batch_lines set stage = 'sending' where batch_id = ${batchId}`);
  await world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, batch_id, kind, channel, provider, uid, dedupe_key, state, sent_at)
    select 1, gen_random_uuid(), id::bigint, ${batchId}, 'activation', 'email', 'email', 'a@b.example', 'sent:' || id, 'sent', now()
    from unnest(${`{${ids.join(',')}}`}::text[]) as r (id)`);
  await takeUpAgain({ scope: world.scope } as JobWork);
  expect(
    await world.rows(
      sql`select stage, count(*)::int as n from batch_lines where batch_id = ${batchId} group by 1`,
    ),
  ).toEqual([{ stage: 'done', n: 3 }]);
  expect(
    await world.rows(
      sql`select 1 from jobs where kind = 'batchWork' and state = 'queued' and payload ->> 'batchId' = ${batchId}`,
    ),
  ).toHaveLength(1);
});
