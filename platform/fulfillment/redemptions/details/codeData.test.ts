import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RedemptionWorld, startRedemptions } from '../../../../tests/support/redemptionWorld.ts';
import { brokenRules } from '../../../testing/dispatches.ts';

let world: RedemptionWorld;
let id: string;
beforeAll(async () => {
  world = await startRedemptions();
});
afterAll(() => world?.close());
beforeEach(async () => {
  id = await world.redeemed(`r${Math.random()}@x.example`);
});

const reveal = (login: string, body: unknown = { reason: 'asked on the phone' }, of = id) =>
  world.about(login, of, 'code_data', { method: 'POST', body });
const voucher = (login: string, of = id) =>
  world.about(login, of, 'voucher', { method: 'POST', body: { locale: 'fr' } });
const reads = (of = id) =>
  world.rows<Record<string, unknown>>(
    sql`select what, caller, codes, reason from code_reads where redemption_id = ${of} order by id`,
  );
const withoutLog = async <T>(work: () => Promise<T>): Promise<T> => {
  await world.run(sql`alter table code_reads rename to code_reads_away`);
  try {
    return await work();
  } finally {
    await world.run(sql`alter table code_reads_away rename to code_reads`);
  }
};

test('RED-28, RED-47, RED-50: a code is told with its usage, once its read and the reason are written down; nothing keeps it', async () => {
  const answer = await reveal('operator');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toEqual({
    codes: [
      { usage: 'primary', value: expect.stringMatching(/^[0-9A-Z]{16}$/), expires_at: null, is_dead: false },
    ],
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await reads()).toEqual([
    { what: 'reveal', caller: 'account:1', codes: 1, reason: 'asked on the phone' },
  ]);
});

test('TRY-3: whoever only tries is told no code, and is in no log', async () => {
  const tried = await world.about('operator', id, 'code_data?dry_run=true', {
    method: 'POST',
    body: { reason: 'a try' },
  });
  expect([tried.status, tried.body]).toEqual([200, { codes: [] }]);
  expect(await reads()).toEqual([]);
});

test('RED-28: where the read cannot be written down, no code is told and no PDF made', async () => {
  const ticket = await voucher('operator');
  await withoutLog(async () => {
    const answer = await reveal('operator');
    expect(answer.status).toBe(503);
    expect(answer.text).not.toMatch(/[0-9A-Z]{16}/);
    expect((await world.platform.call('operator', 'GET', String(ticket.body.url))).status).toBe(503);
  });
  expect(await reads()).toEqual([]);
});

test('RED-28: a reason is asked for', async () => {
  expect(brokenRules(await reveal('operator', { reason: ' ' }))).toEqual({ reason: 'required' });
  expect((await reveal('operator', {})).status).toBe(422);
  expect(await reads()).toEqual([]);
});

test.each(['retailer', 'customer_support_agent', 'promotion_user', 'user'])(
  'RED-28, RED-29: %s, who lacks viewRewardCodeData, is told no code and gets no PDF',
  async (login) => {
    expect((await reveal(login)).status).toBe(403);
    expect((await voucher(login)).status).toBe(403);
    expect(await reads()).toEqual([]);
  },
);

test('RED-28: a redemption of somebody else, and one without a code, tell none', async () => {
  await world.run(sql`update accounts set roles = '{superadmin}' where login = 'rival'`);
  expect((await reveal('rival')).status).toBe(404);
  const booked = await world.given('codeless@x.example');
  expect((await reveal('operator', undefined, booked)).body).toMatchObject({
    error_name: 'no_code',
    message: 'The redemption has no code.',
  });
  expect(await reads(booked)).toEqual([]);
});

test('RED-28: who reads codes faster than people do has to wait', async () => {
  await world.run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (77, 1, 'fast', 'fast', 'fast@guerdon.example', true, 'fast', '{superadmin}')`);
  const statuses = await Promise.all(Array.from({ length: 33 }, async () => (await reveal('fast')).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test('RED-29, RED-50: the voucher is a PDF that is fetched once, by who asked for it, under audit', async () => {
  const ticket = await voucher('operator');
  expect(ticket.status, ticket.text).toBe(201);
  const url = String(ticket.body.url);
  expect((await world.platform.call('superadmin', 'GET', url)).status).toBe(404);
  expect((await world.platform.call('operator', 'GET', url.replace(/=.*/, '=wrong'))).body.error_name).toBe(
    'ticket_over',
  );
  const file = await world.platform.call('operator', 'GET', url);
  expect(file.status, file.text.slice(0, 300)).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="voucher-${id}.pdf"`,
  });
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await world.platform.call('operator', 'GET', url)).body.error_name).toBe('ticket_over');
  expect(await reads()).toMatchObject([{ what: 'pdf', caller: 'account:1', codes: 1 }]);
});

test('RED-36: what cannot be printed says so, in the words of the specification', async () => {
  await world.run(sql`update products set delivery_mode = 'physical_shipment' where id = 'AAA-CARD'`);
  const answer = await voucher('operator');
  await world.run(sql`update products set delivery_mode = 'digital_delivery' where id = 'AAA-CARD'`);
  expect(answer).toMatchObject({
    status: 409,
    body: { error_name: 'not_printable', message: 'PDF cannot be generated for this reward.' },
  });
  await world.move(id, 'block');
  expect((await voucher('operator')).body.error_name).toBe('not_printable');
});

test('RED-30: what is known of a code is told without opening it: its usage, last four, who has read it and when', async () => {
  await reveal('operator');
  const answer = await world.about('promotion_user', id, 'code_information');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toEqual({
    codes: [
      {
        usage: 'primary',
        last4: expect.stringMatching(/^.{4}$/),
        given_at: expect.any(String),
        expires_at: null,
        dead_at: null,
      },
    ],
    // Why it was read is between staff.
    reads: [{ at: expect.any(String), what: 'reveal', name: 'operator', reason: null }],
    read_count: 1,
  });
  const { reads: known } = (await world.about('operator', id, 'code_information')).body;
  expect(known).toMatchObject([{ reason: 'asked on the phone' }]);
  expect((await world.about('retailer', id, 'code_information')).status).toBe(403);
  await world.run(sql`update accounts set roles = '{superadmin}' where login = 'rival'`);
  expect((await world.about('rival', id, 'code_information')).status).toBe(404);
});
