import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetReads } from '../../../../tests/support/forgetReads.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
let id: string;
let recipient: string;
const AGENT = 'customer_support_agent';
beforeAll(async () => {
  world = await startDispatches();
  const dispatch = await world.dispatch(world.mails, {
    kind: 'send_links',
    rows: [{ sku: CARD, value: '10', email: 'ada@x.example' }],
  });
  const [row] = await world.rows<{ id: string; recipient: string }>(
    sql`select id::text as id, recipient_id::text as recipient from redemptions where dispatch_id = ${String(dispatch.body.dispatch?.id)}`,
  );
  ({ id = '', recipient = '' } = row ?? {});
});
afterAll(() => world?.platform.close());
beforeEach(() => forgetReads(world.platform.database));

const reads = () =>
  world.rows<object>(
    sql`select what, redemption_id::text as id, codes from code_reads order by code_reads.id`,
  );
/** What stands on the row now: its recipient, their addresses and their version. */
const state = async () => {
  const [row] = await world.rows<{
    recipient: string;
    email: string;
    phone: string | null;
    version: number;
    redemptionVersion: number;
  }>(
    sql`select p.id::text as recipient, p.email, p.phone_number as phone, p.version, r.version as "redemptionVersion" from redemptions r join recipients p on p.id = r.recipient_id where r.id = ${id}`,
  );
  if (!row) throw new Error('The redemption has no recipient');
  return row;
};
const correct = async (email: string, query = '') =>
  world.platform.call(AGENT, 'PUT', `/api/redemptions/${id}/recipient${query}`, {
    body: { email },
    version: (await state()).redemptionVersion,
  });
/** As if the agent had read this many codes in this minute. */
const agentRead = (codes: number) =>
  world.run(sql`select guerdon_code_read(1, a.id, 'account:' || a.id, 'reveal', null, null, ${codes}, null)
    from accounts a where a.login = ${AGENT}`);

test('RED-34: whoever gives a redemption another address is logged, since its link goes there', async () => {
  expect((await correct('agent@own.example', '?dry_run=true')).status).toBe(200);
  expect(await reads()).toEqual([]);
  const answer = await correct('agent@own.example');
  expect(answer.status, answer.text).toBe(200);
  expect(await reads()).toEqual([{ what: 'resend', id, codes: 1 }]);
});

test('RED-34: beyond 30 codes, links and addresses in a minute the correction is undone and reported', async () => {
  await agentRead(29);
  expect((await correct('thirtieth@own.example')).status).toBe(200);
  const before = await state();
  const links = () =>
    world.rows(sql`select n, revoked_at from recipient_links where redemption_id = ${id} order by n`);
  const linksBefore = await links();
  const over = await correct('beyond@own.example');
  expect([over.status, over.body.error_name]).toEqual([429, 'too_many_requests']);
  expect([await state(), await links()]).toEqual([before, linksBefore]);
  expect(world.platform.log.some((line) => line.includes('"alert":"code_reads"'))).toBe(true);
});

test('RED-34: another phone number or e-mail address of a recipient counts as one, another name does not', async () => {
  const { recipient: owner, version } = await state();
  expect(owner).not.toBe(recipient);
  const update = (body: object, now: number) =>
    world.platform.call(AGENT, 'PUT', `/api/users/${owner}`, { body, version: now });
  expect((await update({ first_name: 'Grace' }, version)).status).toBe(200);
  expect(await reads()).toEqual([]);
  const answer = await update({ phone_number: '+33612345678' }, version + 1);
  expect(answer.status, answer.text).toBe(200);
  expect(await reads()).toEqual([{ what: 'resend', id, codes: 1 }]);
  await agentRead(29);
  expect((await update({ phone_number: '+33612345679' }, version + 2)).status).toBe(429);
  expect((await state()).phone).toBe('+33612345678');
});

test('RED-34: a redemption that gets its first recipient is logged too, and refused beyond the limit', async () => {
  await world.run(sql`update redemptions set recipient_id = null where id = ${id}`);
  const [{ version } = { version: 0 }] = await world.rows<{ version: number }>(
    sql`select version from redemptions where id = ${id}`,
  );
  const set = () =>
    world.platform.call(AGENT, 'PUT', `/api/redemptions/${id}/user`, {
      body: { email: 'first@own.example' },
      version,
    });
  await agentRead(30);
  expect((await set()).status).toBe(429);
  await forgetReads(world.platform.database);
  const answer = await set();
  expect(answer.status, answer.text).toBe(200);
  expect(await reads()).toEqual([{ what: 'resend', id, codes: 1 }]);
});
