import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ExtractWorld, startExtracts } from '../../../../tests/support/extractWorld.ts';

let world: ExtractWorld;
let id: string;
let links: string;
beforeAll(async () => {
  world = await startExtracts();
  links = await world.released(world.takesCodes, 'download_links', { quantity: 3 });
  const [row] = await world.rows<{ id: string }>(
    sql`select min(id)::text as id from redemptions where dispatch_id = ${links}`,
  );
  id = row?.id ?? '';
  await world.run(sql`update redemptions set state = 'pending' where id = ${id}`);
});
afterAll(() => world?.close());
beforeEach(() => forget());

/** The log is append-only: tests empty it as its owner. */
async function forget() {
  await world.run(sql`alter table code_reads disable trigger code_reads_append_only`);
  await world.run(sql`delete from code_reads`);
  await world.run(sql`alter table code_reads enable trigger code_reads_append_only`);
}
const AGENT = 'customer_support_agent';
const show = (login: string, body: object = { reason: 'Asked by phone' }, query = '') =>
  world.platform.call(login, 'POST', `/api/redemptions/${id}/link${query}`, { body });
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

test('G2: links and codes share a limit of 30 a minute, files count in it, and passing it raises the alert', async () => {
  const answers = [];
  for (let n = 0; n < 29; n += 1) answers.push((await show('retailer')).status);
  expect(new Set(answers)).toEqual(new Set([200]));
  await world.file(links, { kind: 'links' });
  const over = await show('retailer');
  expect([over.status, over.body.error_name]).toEqual([429, 'too_many_requests']);
  const { body } = await world.ask(links, { kind: 'links' });
  expect((await world.platform.call('retailer', 'GET', String(body.url))).status).toBe(429);
  expect(world.platform.log.some((line) => line.includes('"alert":"code_reads"'))).toBe(true);
  expect((await show(AGENT)).status).toBe(200);
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
