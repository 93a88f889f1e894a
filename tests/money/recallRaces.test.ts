import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { findingsOf } from '../../platform/money/reconciliation/findings.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../platform/testing/dispatches.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { type PostgresForTests, startPostgres } from '../support/postgres.ts';

// Races prove something on a real PostgreSQL only: the embedded database has one session.
let server: PostgresForTests;
let world: DispatchWorld;
beforeAll(async () => {
  server = await startPostgres();
  world = await startDispatches({ databaseUrl: server.url });
});
afterAll(async () => {
  await world.platform.close();
  await server.stop();
});

const ROUNDS = 50;

test('of a recall and a release at once one wins: nothing goes out and the money is back, or all goes out', async () => {
  const outcomes = { recalled: 0, released: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await world.unallocated();
    const rows = [1, 2].map((n) => ({ sku: CARD, value: '10', email: `race${round}.${n}@b.example` }));
    const answer = await world.dispatch(world.mails, { kind: 'send_links', rows });
    const id = String(answer.body.dispatch?.id);
    // Either may begin: who is first in the database is not who was asked first.
    const changes: [() => Promise<unknown>, () => Promise<unknown>] = [
      () => world.change(id, 'recall'),
      () => world.release(id),
    ];
    const started = (round % 2 === 0 ? changes : [...changes].reverse()).map((ask) => ask());
    const [recall, wentOut] = (await Promise.all(round % 2 === 0 ? started : [...started].reverse())) as [
      Answer,
      boolean,
    ];
    expect([recall.status, wentOut]).toEqual(wentOut ? [409, true] : [200, false]);
    const [state] = await world.rows<{
      state: string;
      lines: string[];
      redemptions: string[];
      jobs: number;
    }>(sql`select d.state,
        array(select distinct l.stage from batch_lines l join batches b on b.id = l.batch_id where b.dispatch_id = d.id) as lines,
        array(select distinct r.state from redemptions r where r.dispatch_id = d.id) as redemptions,
        (select count(*)::int from jobs j join batches b on j.payload->>'batchId' = b.id::text where j.kind = 'batchWork' and b.dispatch_id = d.id) as jobs
      from dispatches d where d.id = ${id}`);
    if (wentOut) {
      outcomes.released += 1;
      expect(state).toEqual({ state: 'released', lines: ['activate'], redemptions: ['booked'], jobs: 1 });
      expect((await world.change(id, 'cancel')).status).toBe(200);
    } else {
      outcomes.recalled += 1;
      expect(state).toEqual({ state: 'recalled', lines: ['canceled'], redemptions: ['canceled'], jobs: 0 });
    }
    expect(await world.unallocated()).toBe(before);
  }
  expect(outcomes.recalled + outcomes.released).toBe(ROUNDS);
  const findings = await systemScope(world.platform.database).read((tx) => findingsOf(tx, '1'));
  expect(findings.filter(({ check }) => check !== 'unexplained')).toEqual([]);
});

test('two recalls at once give the money back once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const before = await world.unallocated();
    const answer = await world.dispatch(world.downloads, {
      kind: 'download_links',
      quantities: [{ sku: CARD, quantity: 2 }],
    });
    const id = answer.body.dispatch?.id;
    const answers = await Promise.all([
      world.change(id, 'recall'),
      world.change(id, 'recall'),
      world.change(id, 'recall', { key: `k${round}` }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await world.unallocated()).toBe(before);
  }
});
