import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ExtractWorld, startExtracts } from '../../../../tests/support/extractWorld.ts';
import { forgetReads } from '../../../../tests/support/forgetReads.ts';

let world: ExtractWorld;
let id: string;
let links: string;
/** A redemption with a code. */
let coded: string;
beforeAll(async () => {
  world = await startExtracts();
  links = await world.released(world.takesCodes, 'download_links', { quantity: 3 });
  const [row] = await world.rows<{ id: string }>(
    sql`select min(id)::text as id from redemptions where dispatch_id = ${links}`,
  );
  id = row?.id ?? '';
  await world.run(sql`update redemptions set state = 'pending' where id = ${id}`);
  const codes = await world.codes(1);
  const [redeemed] = await world.rows<{ id: string }>(
    sql`select id::text as id from redemptions where dispatch_id = ${codes}`,
  );
  coded = redeemed?.id ?? '';
});
afterAll(() => world?.platform.close());
beforeEach(() => forget());
const forget = () => forgetReads(world.platform.database);
const AGENT = 'customer_support_agent';
const show = (login: string, body: object = { reason: 'Asked by phone' }, query = '') =>
  world.platform.call(login, 'POST', `/api/redemptions/${id}/link${query}`, { body });
const code = (login: string) =>
  world.platform.call(login, 'POST', `/api/redemptions/${coded}/code_data`, {
    body: { reason: 'Asked by phone' },
  });
const reads = () =>
  world.rows<Record<string, unknown>>(
    sql`select what, redemption_id::text as id, codes, reason from code_reads order by code_reads.id`,
  );

test('RED-34: a link is shown for a reason, which is logged first; nobody gets it without', async () => {
  for (const body of [{}, { reason: '  ' }, { reason: null }]) {
    const { status, body: refused } = await show(AGENT, body);
    expect([status, refused.field_errors]).toMatchObject([422, [{ field: 'reason', rule: 'required' }]]);
  }
  expect(await reads()).toEqual([]);
  const answer = await show(AGENT);
  expect(answer.status, answer.text).toBe(200);
  expect(String(answer.body.url)).toContain(`/r/${world.box.link(id, 1).token}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await reads()).toEqual([{ what: 'link', id, codes: 1, reason: 'Asked by phone' }]);
  expect((await world.platform.call(AGENT, 'GET', `/api/redemptions/${id}/link`)).status).toBe(404);
});

test('RED-34: holders of viewRewardCodeData need no reason; they are logged like others', async () => {
  expect((await show('operator', {})).status).toBe(200);
  expect(await reads()).toEqual([{ what: 'link', id, codes: 1, reason: null }]);
});

test('TRY-3: whoever only tries is shown no link, and is in no log', async () => {
  expect((await show(AGENT, { reason: 'a try' }, '?dry_run=true')).body).toEqual({ id, url: null });
  expect(await reads()).toEqual([]);
});

test('G2: where the read cannot be logged, no link is shown', async () => {
  await world.run(sql`alter table code_reads rename to code_reads_away`);
  const answer = await show(AGENT);
  await world.run(sql`alter table code_reads_away rename to code_reads`);
  expect(answer.status).toBe(503);
  expect(answer.text).not.toContain('/r/');
});

test('RED-34: an agent who fetches links in a row is refused after 30 in a minute, and reported', async () => {
  const statuses = [];
  for (let n = 0; n < 32; n += 1) statuses.push((await show(AGENT)).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
  expect(await reads()).toHaveLength(30);
  const alerts = world.platform.log.filter((line) => line.includes('"alert":"code_reads"'));
  expect(alerts.length).toBeGreaterThanOrEqual(2);
  expect(alerts.at(-1)).toMatch(/"caller":"account:\d+"/);
});

test('RED-34: links, codes and files share the limit of 30 a minute and 200 a day', async () => {
  const read = (what: string, codes: number) =>
    world.run(sql`select guerdon_code_read(1, 1, 'account:1', ${what}, null, null, ${codes}, null)`);
  await read('reveal', 28);
  expect((await show('operator')).status).toBe(200);
  await world.file(links, { kind: 'links' }, 'operator');
  expect((await show('operator')).body.error_name).toBe('too_many_requests');
  const { body } = await world.ask(links, { kind: 'links' }, 'operator');
  expect((await world.platform.call('operator', 'GET', String(body.url))).status).toBe(429);
  expect((await code('operator')).status).toBe(429);
  expect((await show(AGENT)).status).toBe(200);
});

test('RED-34: the limit of a day holds too', async () => {
  await world.run(sql`select guerdon_code_read(1, 1, 'account:1', 'link', null, null, 200, null)`);
  await world.run(sql`alter table code_reads disable trigger code_reads_append_only`);
  await world.run(sql`update code_reads set at = at - interval '23 hours'`);
  await world.run(sql`alter table code_reads enable trigger code_reads_append_only`);
  expect((await show('operator')).status).toBe(429);
});

test('RED-34: whoever may not edit redemptions is shown no link', async () => {
  for (const login of ['promotion_data_analyst', 'inventory_manager'])
    expect([login, (await show(login)).status]).toEqual([login, 403]);
  expect((await show('rival')).status).toBe(404);
  expect(await reads()).toEqual([]);
});

test('RED-34, BATCH-11: a file of links needs a reason too, and each page of it is logged', async () => {
  const refused = await world.ask(links, { kind: 'links', reason: null });
  expect([refused.status, refused.body.field_errors]).toMatchObject([
    422,
    [{ field: 'reason', rule: 'required' }],
  ]);
  expect((await world.ask(links, { kind: 'links', reason: null }, 'operator')).status).toBe(201);
  await world.file(links, { kind: 'links', reason: 'Printed on cards' });
  expect(await reads()).toEqual([
    { what: 'link', id: null, codes: 0, reason: 'Printed on cards' },
    { what: 'link', id: null, codes: 3, reason: 'Printed on cards' },
  ]);
});

test('G2: where the read of a file cannot be logged, it holds no link', async () => {
  const { body } = await world.ask(links, { kind: 'links' });
  await world.run(sql`alter table code_reads rename to code_reads_away`);
  const answer = await world.platform.call('retailer', 'GET', String(body.url));
  await world.run(sql`alter table code_reads_away rename to code_reads`);
  expect(answer.status).toBe(503);
  expect(answer.text).not.toContain('/r/');
});
