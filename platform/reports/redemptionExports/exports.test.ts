import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkRuns } from '../../../tests/support/bulkRuns.ts';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { type ExportRuns, exportRuns } from '../../../tests/support/exportRuns.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { redeemNow } from '../../fulfillment/redemptions/redeem/redeemNow.ts';
import { cellsOf } from './records.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let exports: ExportRuns;
let support: Scope;
let ada: Scope;
let ids: string[];
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world);
  ({ support, ada } = await bulkRuns(world, jobs));
  exports = exportRuns(world);
  ({ ids } = await world.dispatch(3, { kind: 'send_links', sku: SKUS.issued }));
  await world.move({ ids, step: 'activate' });
  const key = { advertiserId: '1', redemptionId: ids[0] as string, patience: 5000 };
  await redeemNow(world.database, key, { tools: jobs.tools, log: undefined as never });
});
afterAll(async () => {
  exports?.close();
  await world?.close();
});

/** A CSV file as rows of cells by the names of their columns. */
function read(file: Buffer): Record<string, string | null>[] {
  const [head = '', ...lines] = file.toString('utf8').slice(1).split('\r\n').slice(0, -1);
  const names = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], cell])));
}

test('REDLIST-3, REDLIST-39, REDLIST-40: a job writes what the filters find, and mails the link to who asked', async () => {
  const request = await exports.ask(ada, { filter: { state: 'pending' }, additional_fields: ['user'] });
  expect(request).toMatchObject({ state: 'queued', format: 'csv' });
  expect(await exports.work()).toEqual(['done']);
  const file = await exports.fetch(ada, request.id);
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const rows = read(file);
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  expect(rows[0]).toMatchObject({
    state: 'pending',
    value: '10.00',
    currency: 'EUR',
    advertiser: 'Advertiser 1',
    email: expect.stringMatching(/^r1-\d@x\.example$/),
  });
  expect(Object.keys(rows[0] ?? {})).not.toContain('code');
  expect(Object.keys(rows[0] ?? {})).not.toContain('provider');
  const [mail] = await world.rows(
    sql`select payload->>'accountId' as account, payload->'params' as params from jobs where dedupe_key = ${`mail:redemption_export:${request.id}`}`,
  );
  expect(mail).toEqual({ account: '1', params: { exportId: request.id, rows: '2', format: 'CSV' } });
});

test('REDLIST-39: times are those of the zone of who asked, an offset too, and the file names it', async () => {
  await world.run(sql`update accounts set timezone = '+02:00' where id = 1`);
  const request = await exports.ask(ada, { redemption_list: [ids[1] as string] });
  await exports.work();
  const [row] = read(await exports.fetch(ada, request.id));
  await world.run(sql`update accounts set timezone = 'Europe/Paris' where id = 1`);
  const [{ booked } = { booked: 0 }] = await world.rows<{ booked: number }>(
    sql`select extract(epoch from booked_at)::float8 as booked from redemptions where id = ${ids[1]}`,
  );
  expect(row?.timezone).toBe('UTC+02:00');
  const local = Date.parse(`${row?.booked?.replace(' ', 'T')}Z`) / 1000;
  expect(Math.abs(local - (booked + 7200))).toBeLessThan(1);
});

test('REDLIST-37: codes need viewCouponCode; who reads them is written down, and they rest sealed', async () => {
  await expect(exports.ask(ada, { additional_fields: ['code'] })).rejects.toMatchObject({ status: 403 });
  const before = await reads();
  const request = await exports.ask(support, { filter: { state: 'redeemed' }, additional_fields: ['code'] });
  await exports.work();
  const [row] = read(await exports.fetch(support, request.id));
  expect(row?.id).toBe(ids[0]);
  expect(row?.code).toMatch(/^[0-9A-Z]{16}$/);
  expect((await reads()).slice(before.length)).toEqual([
    { what: 'export', account: '2', codes: 1, reason: `redemption_export:${request.id}` },
  ]);
  for (const name of exports.kept())
    expect(readFileSync(join(exports.folder, name)).includes(Buffer.from(String(row?.code)))).toBe(false);
  const dump = JSON.stringify(await world.rows(sql`select * from redemption_exports`));
  expect(dump).not.toContain(String(row?.code));
});

const reads = () =>
  world.rows<object>(
    sql`select what, account_id::text as account, codes, reason from code_reads order by id`,
  );

test('a code that is searched for does not rest in the clear', async () => {
  await exports.ask(ada, { filter: { reward_code: 'SECRETCODE1234' } });
  const rows = JSON.stringify(await world.rows(sql`select * from redemption_exports`));
  const queued = JSON.stringify(await world.rows(sql`select payload from jobs`));
  expect(rows + queued).not.toContain('SECRETCODE1234');
  await exports.work();
});

test('what could be read as a formula is guarded, and a line break stays in its cell', async () => {
  await world.run(
    sql`update redemptions set company_name = '=HYPERLINK("http://x")', external_ref = E'two\nlines; "quoted"' where id = ${ids[1]}`,
  );
  const request = await exports.ask(ada, { redemption_list: [ids[1] as string] });
  await exports.work();
  const text = (await exports.fetch(ada, request.id)).toString('utf8');
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text).toContain('"two\nlines; ""quoted"""');
  const [{ rows } = { rows: 0 }] = await world.rows<{ rows: number }>(
    sql`select rows from redemption_exports where id = ${request.id}`,
  );
  expect(rows).toBe(1);
});

test('REDLIST-39: a PDF of the same rows, with codes for who may see them', async () => {
  const request = await exports.ask(support, {
    format: 'pdf',
    additional_fields: ['user', 'address', 'code'],
  });
  await exports.work();
  const file = await exports.fetch(support, request.id);
  const { extractText } = await import('unpdf');
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  expect(text).toContain('Redemptions');
  for (const id of ids) expect(text).toContain(id);
  expect(text).toMatch(/Code [0-9A-Z]{16}/);
  const addresses = text.match(/\S+@\S+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('a PDF of too many rows is refused before anything is written', async () => {
  await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, charge, charge_currency)
    select 2, 2, ${SKUS.issued}, 'canceled', 1, 'EUR', now(), now(), 0, 'EUR' from generate_series(1, 10001)`);
  await expect(exports.ask(support, { format: 'pdf' })).rejects.toMatchObject({ name: 'too_many_pdf_rows' });
  await world.run(sql`delete from redemptions where advertiser_id = 2`);
});

test('REDLIST-40: only who asked opens it, each opening is written down, and after 24 hours it is gone', async () => {
  const request = await exports.ask(ada, {});
  await expect(exports.fetch(ada, request.id)).rejects.toMatchObject({ name: 'export_not_ready' });
  await exports.work();
  await expect(exports.fetch(support, request.id)).rejects.toMatchObject({
    name: 'export_of_another',
    status: 404,
  });
  await exports.fetch(ada, request.id);
  await exports.fetch(ada, request.id);
  const opened = await world.rows(
    sql`select account_id::text as account from events where noun = 'redemption_exports' and noun_id = ${request.id} and action = 'downloaded'`,
  );
  expect(opened).toEqual([{ account: '1' }, { account: '1' }]);
  await expect(exports.fetch({ ...ada, advertiserIds: ['1'] }, request.id)).rejects.toMatchObject({
    status: 403,
  });
  await expect(exports.fetch({ ...ada, abilities: new Set() }, request.id)).rejects.toMatchObject({
    status: 403,
  });
  const place = await placeOf(request.id);
  expect(exports.kept().some((name) => name.startsWith(place))).toBe(true);
  await world.run(sql`update redemption_exports set expires_at = now() where id = ${request.id}`);
  await expect(exports.fetch(ada, request.id)).rejects.toMatchObject({ name: 'export_over' });
  await exports.work('expiredExports');
  expect(exports.kept().some((name) => name.startsWith(place))).toBe(false);
  await expect(exports.fetch(ada, request.id)).rejects.toMatchObject({ name: 'export_over' });
  const [row] = await world.rows(
    sql`select state, sealed is null as forgotten from redemption_exports where id = ${request.id}`,
  );
  expect(row).toEqual({ state: 'expired', forgotten: true });
});

const placeOf = async (id: string) => {
  const [row] = await world.rows<{ place: string }>(
    sql`select place from redemption_exports where id = ${id}`,
  );
  return row?.place ?? '';
};

test('an attempt that was lost leaves nothing: the next one writes the whole file anew', async () => {
  const request = await exports.ask(ada, {});
  await world.run(
    sql`update redemption_exports set state = 'working', place = 'lost', parts = 2, rows = 999 where id = ${request.id}`,
  );
  await exports.work();
  expect(read(await exports.fetch(ada, request.id))).toHaveLength(3);
  expect(await placeOf(request.id)).not.toBe('lost');
});

test('who lost the right meanwhile gets no file, and is told; a job that is given up is told too', async () => {
  const request = await exports.ask(ada, {});
  await world.run(sql`update accounts set roles = '{}' where id = 1`);
  await exports.work();
  await world.run(sql`update accounts set roles = '{admin}' where id = 1`);
  expect(await stateOf(request.id)).toEqual({ state: 'failed', reason: 'maker_revoked' });
  const lost = await exports.ask(ada, {});
  await world.run(
    sql`update redemption_exports set created_at = now() - interval '1 hour' where id = ${lost.id}`,
  );
  await world.run(sql`update jobs set state = 'dead' where payload->>'exportId' = ${lost.id}`);
  await exports.work('expiredExports');
  expect(await stateOf(lost.id)).toEqual({ state: 'failed', reason: 'worker_lost' });
  const mails = await world.rows(
    sql`select 1 from jobs where kind = 'mail' and payload->>'template' = 'redemption_export_failed'`,
  );
  expect(mails).toHaveLength(2);
});

const stateOf = async (id: string) => {
  const [row] = await world.rows(sql`select state, reason from redemption_exports where id = ${id}`);
  return row;
};

test('the same key is one export, and no more than five are under way', async () => {
  const first = await exports.ask(support, { filter: { state: 'failed' } }, 'same');
  expect((await exports.ask(support, { filter: { state: 'failed' } }, 'same')).id).toBe(first.id);
  await expect(exports.ask(support, {}, 'same')).rejects.toMatchObject({ name: 'idempotency_mismatch' });
  const asQuery = await exports.ask(support, { filter: { state: 'denied' } }, null);
  expect((await exports.ask(support, { filter: { state: 'denied' } }, null)).id).toBe(asQuery.id);
  for (let n = 0; n < 3; n += 1) await exports.ask(support, {});
  await expect(exports.ask(support, {})).rejects.toMatchObject({ name: 'too_many_exports' });
  await exports.work();
});

test('RED-34: an export with codes counts as one read, however many codes it holds, and is refused beyond the limit', async () => {
  const codes = { filter: { state: 'redeemed' }, additional_fields: ['code'] };
  const [{ count } = { count: 0 }] = await world.rows<{ count: number }>(
    sql`select guerdon_codes_read('account:2', 60)::int as count`,
  );
  await exports.ask(support, codes, 'counted');
  await exports.work();
  expect(await world.rows(sql`select guerdon_codes_read('account:2', 60)::int as count`)).toEqual([
    { count: count + 1 },
  ]);
  await world.run(
    sql`select guerdon_code_read(1, 2, 'account:2', 'link', null, null, ${30 - count - 1}::int, null)`,
  );
  await expect(exports.ask(support, codes, 'beyond')).rejects.toMatchObject({ name: 'too_many_requests' });
  expect((await exports.ask(support, codes, 'counted')).state).toBe('done');
  await exports.ask(support, { filter: { state: 'redeemed' } }, 'plain');
  await exports.work();
});
