import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { type AllocationWorld, committed, startAllocationWorld } from '../support/allocationWorld.ts';

// Races prove something on a real PostgreSQL only: the embedded database has one session.
let world: AllocationWorld;
beforeAll(async () => {
  world = await startAllocationWorld('postgres');
  await world.fund('1', 10_000);
});
afterAll(() => world?.close());

/** Somebody new who may ask, whom nobody made or changed. */
async function requester(login: string): Promise<string> {
  const [row] = await rowsOf(
    world.database.db,
    { id: text },
    sql`insert into accounts (organization_id, subject, login, email, email_verified, name, roles)
      values (1, ${login}, ${login}, ${`${login}@retail.example`}, true, ${login}, '{admin}') returning id`,
  );
  await world.database.db.execute(sql`insert into account_advertisers values (${row?.id}, 1)`);
  return String(row?.id);
}
const requestAllocation = async (login = 'retailer') =>
  String((await world.ask(committed(1, '1'), { login })).body.request?.id);
const eventsOf = (noun: string, id: string) =>
  rowsOf(
    world.database.db,
    { id: text, action: text },
    sql`select id, action from events where noun = ${noun} and noun_id = ${id} order by id`,
  );

test('A11: a decision waits for a change of roles that is under way, and is refused for it', async () => {
  const lineId = await requestAllocation();
  let decision: ReturnType<AllocationWorld['decide']> | undefined;
  await world.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    await tx.execute(sql`update accounts set roles = '{admin,developer}' where id = 2`);
    await tx.execute(sql`insert into events (account_id, noun, noun_id, action, after, request_id)
      values (10, 'accounts', '2', 'updated', '{"roles":["admin","developer"]}', 'r')`);
    decision = world.decide('approve', lineId);
    await expect
      .poll(async () =>
        storedRows(world.database.db, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`),
      )
      .toHaveLength(1);
  });
  const answer = await decision;
  expect([answer?.status, answer?.body.error_name]).toEqual([409, 'changed_requester']);
});

test('A11: of a decision and a change of roles at once the decision came first, or is refused; twenty rounds', async () => {
  const refused: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const login = `asking${round}`;
    const id = await requester(login);
    const lineId = await requestAllocation(login);
    const change = world.call('operator', 'PUT', `/api/members/${id}`, {
      body: { roles: ['admin', 'developer'] },
      version: 1,
    });
    const decision = await world.decide('approve', lineId, { login: 'operator' });
    expect((await change).status).toBe(200);
    if (decision.status === 200) {
      const [changed] = await eventsOf('accounts', id);
      const approved = (await eventsOf('budget_lines', lineId)).find(({ action }) => action === 'approved');
      expect(BigInt(approved?.id ?? 0)).toBeLessThan(BigInt(changed?.id ?? 0));
    } else refused.push(String(decision.body.error_name));
  }
  expect(refused.filter((name) => name !== 'changed_requester')).toEqual([]);
});
