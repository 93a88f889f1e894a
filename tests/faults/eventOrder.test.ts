import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { recordEvent } from '../../platform/foundation/changes/recordEvent.ts';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { seededRandom } from '../../platform/process/demo/random.ts';
import { publishEvents } from '../../platform/reports/events/publish.ts';
import { startAllocationWorld } from '../support/allocationWorld.ts';

// On a real PostgreSQL: the embedded database has one session, so nothing ever commits in another order than it began.
let world: Awaited<ReturnType<typeof startAllocationWorld>>;
beforeAll(async () => {
  world = await startAllocationWorld('postgres');
});
afterAll(() => world?.close());

interface Seen {
  position: string;
  subject_id: string;
  request_id: string;
}

async function readAfter(cursor: string, wait = 0): Promise<{ items: Seen[]; end_cursor: string }> {
  const answer = await world.call('operator', 'GET', `/api/events?after=${cursor}&limit=7&wait=${wait}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as { items: Seen[]; end_cursor: string };
}

const WRITERS = 120;
const SUBJECTS = ['1', '2', '3'];

test('writers that commit in any order: no event is missed, none comes twice, each subject keeps its order, and a long import delays only its own', async () => {
  const seed = Number(process.env.PROOF_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`PROOF_SEED=${seed}`);
  const random = seededRandom(seed);
  const system = systemScope(world.database);
  await world.database.db.execute(
    sql`create table test_counters (subject text primary key, last int not null default 0)`,
  );
  for (const subject of SUBJECTS)
    await world.database.db.execute(sql`insert into test_counters (subject) values (${subject})`);
  const committed = new Set<string>();
  const cursorOf = async () =>
    (await world.call('operator', 'GET', '/api/events')).body.end_cursor as unknown as string;
  let isOver = false;
  const publishers = [1, 2, 3].map(async () => {
    while (!isOver) if ((await publishEvents(world.database)) === 0) await pause(3);
  });
  const seen: Seen[] = [];
  let cursor = await cursorOf();
  const reading = (async () => {
    while (!isOver || seen.length < committed.size) {
      const page = await readAfter(cursor, 1);
      cursor = page.end_cursor;
      seen.push(...page.items);
      if (isOver && page.items.length === 0) break;
    }
  })();

  // The import: open before all others, committed after them.
  let endImport = () => {};
  const isWritten = new Promise<void>((resolve) => {
    endImport = resolve;
  });
  const importing = system.write(async (tx) => {
    const scope = { accountId: null, caller: 'system', requestId: 'import' };
    await recordEvent(tx, scope, { noun: 'promotions', nounId: '0', action: 'updated', advertiserId: '1' });
    await recordEvent(tx, scope, { noun: 'advertisers', nounId: '1', action: 'created', advertiserId: '1' });
    await isWritten;
  });

  const plans = Array.from({ length: WRITERS }, (_, n) => ({
    n,
    subjects: SUBJECTS.filter(() => random.fraction() < 0.5),
    milliseconds: Math.floor(random.fraction() * 40),
    isUndone: random.fraction() < 0.15,
    delay: Math.floor(random.fraction() * 400),
  }));
  await Promise.all(
    plans.map(async ({ n, subjects, milliseconds, isUndone, delay }) => {
      await pause(delay);
      const written: string[] = [];
      await system
        .write(async (tx) => {
          written.length = 0;
          for (const subject of subjects) {
            const [counter] = await rowsOf(
              tx,
              { last: number },
              sql`update test_counters set last = last + 1 where subject = ${subject} returning last`,
            );
            const requestId = `${subject}:${counter?.last}:${n}`;
            await recordEvent(
              tx,
              { accountId: null, caller: 'system', requestId },
              { noun: 'advertisers', nounId: subject, action: 'updated', advertiserId: subject },
            );
            written.push(requestId);
          }
          await tx.execute(sql`select pg_sleep(${milliseconds / 1000}::float8)`);
          if (isUndone) throw new Error('undone');
        })
        .then(() => {
          for (const id of written) committed.add(id);
        })
        .catch((error: Error) => {
          if (error.message !== 'undone') throw error;
        });
    }),
  );
  // All others are read while the import is still open.
  await expect.poll(() => seen.length, { timeout: 60_000 }).toBe(committed.size);
  endImport();
  await importing;
  await expect.poll(() => seen.some(({ request_id: id }) => id === 'import'), { timeout: 60_000 }).toBe(true);
  isOver = true;
  await Promise.all([...publishers, reading]);

  const requests = seen.map(({ request_id: id }) => id).filter((id) => id !== 'import');
  expect(new Set(requests).size).toBe(requests.length);
  expect(new Set(requests)).toEqual(committed);
  const positions = seen.map(({ position }) => Number(position));
  expect(positions).toEqual(positions.map((_, at) => (positions[0] ?? 0) + at));
  for (const subject of SUBJECTS) {
    const order = requests.filter((id) => id.startsWith(`${subject}:`)).map((id) => Number(id.split(':')[1]));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  }
});
