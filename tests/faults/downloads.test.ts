import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const OPERATOR = 'operator@guerdon.example';
/** More than what lies between database and reader holds by itself. */
const LINES = 200_000;
/** Milliseconds: an answer has to begin within the first; the slow reader takes longer than that for the whole file. */
const BEGIN = 4000;
const PAUSES = 12;
const PAUSE = 500;

describe.each(ENGINES)('a file of %s', (engine) => {
  let world: World;
  let path: string;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small', answerTime: { begin: BEGIN, progress: 30_000 } });
    const { body } = await world.rest<{ items: { id: string }[] }>(OPERATOR, 'GET', '/api/advertisers');
    const id = body.items[0]?.id;
    await systemScope(world.database).write((tx) =>
      tx.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, description, decided_at)
        select ${id}::bigint, 'credit', 'approved', 'EUR', n, 'Slow line', now() from generate_series(1, ${LINES}::int) n`),
    );
    path = `${world.gatewayUrl}/files/budget-lines/${id}?search=slow`;
  });
  afterAll(() => world?.close());

  const startReading = async () => {
    const answer = await fetch(path, {
      headers: { authorization: `Bearer ${await world.tokenFor(OPERATOR)}` },
    });
    expect(answer.status).toBe(200);
    return (answer.body as ReadableStream<Uint8Array>).getReader();
  };

  test('is whole, however slowly it is read: its time ends only when nothing gets on', async () => {
    const reader = await startReading();
    const started = performance.now();
    let lines = 0;
    for (let part = 0; ; part += 1) {
      const { done, value } = await reader.read();
      if (done) break;
      lines += Buffer.from(value).filter((byte) => byte === 10).length;
      if (part < PAUSES) await wait(PAUSE);
    }
    expect(performance.now() - started).toBeGreaterThan(BEGIN);
    expect(lines).toBe(LINES + 1);
  });

  // The embedded database has no sessions to end.
  if (engine === 'pglite') return;
  test('breaks visibly when the database ends its session', async () => {
    const reader = await startReading();
    await reader.read();
    await world.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'copy %' and state = 'active'
        and datname = current_database()`,
    );
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow();
    const after = await startReading();
    expect((await after.read()).done).toBe(false);
    await after.cancel();
  });
});
