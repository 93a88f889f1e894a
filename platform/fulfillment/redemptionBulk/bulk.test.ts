import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkRuns, bulkRuns } from '../../../tests/support/bulkRuns.ts';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { codeAad } from '../../foundation/secrets/codeText.ts';

let world: EngineWorld;
let jobs: EngineJobs;
let bulk: BulkRuns;
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world);
  bulk = await bulkRuns(world, jobs);
});
afterAll(() => world?.close());

/** Redemptions with links that wait to be redeemed. */
async function pending(lines: number) {
  const { ids } = await world.dispatch(lines, { kind: 'send_links' });
  await world.move({ ids, step: 'activate' });
  return ids;
}

const cancel = (ids: readonly string[]) => ({ action: 'cancel_redemptions', redemption_list: ids });

test('BULK-1, BULK-4: what is chosen is canceled, its money comes back once, and what was redeemed is left', async () => {
  const ids = await pending(5);
  await world.move({ ids: ids.slice(0, 1), step: 'redeem' });
  const tried = await bulk.ask(cancel(ids), { isDryRun: true });
  expect(tried.bulk).toMatchObject({ id: '', total: 5, progress: { open: 4, left: 1 } });
  expect(await world.rows(sql`select 1 from bulk_actions`)).toEqual([]);
  const { bulk: made } = await bulk.ask({ ...cancel(ids), fingerprint: tried.fingerprint });
  expect(await bulk.work()).toEqual(['done']);
  expect(await bulk.outcomes(made.id)).toEqual([
    { outcome: 'done', reason: null, n: 4 },
    { outcome: 'left', reason: 'wrong_state', n: 1 },
  ]);
  expect(await world.states()).toMatchObject({ canceled: 4, redeemed: 1 });
  const [event] = await world.rows(
    sql`select account_id::text as account, caller from events where noun = 'redemptions' and noun_id = ${ids[1]} and action = 'cancel'`,
  );
  expect(event).toEqual({ account: '2', caller: 'account:2' });
  expect(await world.findings()).toEqual([]);
});

test('BULK-8, BULK-10: the set is frozen when it is accepted: what changes or comes later is left', async () => {
  const ids = await pending(4);
  const all = {
    action: 'cancel_redemptions',
    select_all: true,
    exclude_redemption_list: [ids[3]],
    filter: { state: 'pending' },
  };
  const { bulk: made } = await bulk.ask(all);
  const later = await pending(1);
  await world.move({ ids: [ids[0] as string], step: 'redeem' });
  await bulk.work();
  const rows = await world.rows<{ id: string; state: string }>(
    sql`select id::text as id, state from redemptions where id = any (${`{${[...ids, ...later].join(',')}}`}::bigint[])`,
  );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const were = [...ids, ...later].map((id) => states.get(id));
  expect(were).toEqual(['redeemed', 'canceled', 'canceled', 'pending', 'pending']);
  const frozen = await bulk.outcomes(made.id);
  expect(frozen).toContainEqual({ outcome: 'left', reason: 'wrong_state', n: 1 });
  await world.move({ ids: [ids[3] as string, ...later], step: 'cancel' });
});

test('BULK-8: another set than the one that was shown is refused, and nothing is done', async () => {
  const ids = await pending(2);
  const all = { action: 'cancel_redemptions', select_all: true, filter: { state: 'pending' } };
  const { fingerprint } = await bulk.ask(all, { isDryRun: true });
  await pending(1);
  await expect(bulk.ask({ ...all, fingerprint })).rejects.toMatchObject({ name: 'set_changed' });
  const listed = {
    ...cancel(ids),
    fingerprint: (await bulk.ask(cancel(ids), { isDryRun: true })).fingerprint,
  };
  expect((await bulk.ask(listed)).bulk.total).toBe(2);
  await bulk.work();
});

test('BULK-8: more than 10000 are refused by their number', async () => {
  await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, charge, charge_currency)
    select 2, 2, ${SKUS.issued}, 'canceled', 1, 'EUR', now(), now(), 0, 'EUR' from generate_series(1, 10001)`);
  const all = {
    action: 'add_comment',
    data: { comment: 'x' },
    select_all: true,
    filter: { advertiser: '2' },
  };
  await expect(bulk.ask(all, { isDryRun: true })).rejects.toMatchObject({ name: 'too_many_selected' });
  await world.run(
    sql`delete from redemptions where id in (select max(id) from redemptions where advertiser_id = 2)`,
  );
  const tried = await bulk.ask(all, { isDryRun: true });
  expect(tried.bulk.total).toBe(10_000);
  await world.run(sql`delete from redemptions where advertiser_id = 2`);
});

test('BULK-1: where nothing can be done a dry run says why, and the action itself is refused', async () => {
  const ids = await pending(2);
  await world.move({ ids, step: 'cancel' });
  const { bulk: tried } = await bulk.ask(cancel(ids), { isDryRun: true });
  expect(tried).toMatchObject({ progress: { open: 0, left: 2 }, outcomes: [{ reason: 'wrong_state' }] });
  await expect(bulk.ask(cancel(ids))).rejects.toMatchObject({ name: 'nothing_to_do' });
});

test('BULK-2: the reward is sent again only where one of the chosen was redeemed; each message once', async () => {
  const ids = await pending(3);
  const resend = { action: 'resend_success_notification', redemption_list: ids };
  await expect(bulk.ask(resend)).rejects.toMatchObject({ name: 'no_redeemed_selected' });
  await world.run(
    sql`update promotions set notification_channels = '{email}', activation_notification_channels = '{email,sms}'`,
  );
  const redeemed = ids.slice(0, 2);
  await world.move({ ids: redeemed, step: 'redeem' });
  for (const id of redeemed) {
    const { keyId, wrappedKey, sealed } = world.box.seal(codeAad('1', id, 'primary'), `CODE-${id}`);
    await world.run(sql`insert into redemption_codes (advertiser_id, redemption_id, usage, last4, key_id, wrapped_key, sealed)
      values (1, ${id}, 'primary', '1234', ${keyId}, ${wrappedKey}, ${sealed})`);
  }
  const { bulk: made } = await bulk.ask(resend, { scope: bulk.ada });
  expect(made).toMatchObject({ estimated_seconds: 1, progress: { open: 2, left: 1 } });
  await bulk.work();
  expect(await sent(ids)).toEqual([{ kind: 'reward', channel: 'email', n: 2 }]);
  await bulk.ask({ action: 'resend_activation_notification', redemption_list: ids }, { scope: bulk.ada });
  await bulk.work();
  expect(await sent(ids)).toEqual([
    { kind: 'activation', channel: 'email', n: 1 },
    { kind: 'activation', channel: 'sms', n: 1 },
    { kind: 'reward', channel: 'email', n: 2 },
  ]);
});

const sent = (ids: readonly string[]) =>
  world.rows(sql`select kind, channel, count(*)::int as n from deliveries where redemption_id = any (${`{${ids.join(',')}}`}::bigint[])
    group by 1, 2 order by 1, 2`);

test('BULK-11, BULK-12: a tenth of a second for each, and four hours where codes have to be valid for some time', async () => {
  const { ids, dispatchId } = await world.dispatch(25, { kind: 'send_links' });
  await world.move({ ids, step: 'activate' });
  const resend = { action: 'resend_activation_notification', redemption_list: ids };
  expect((await bulk.ask(resend, { isDryRun: true })).bulk.estimated_seconds).toBe(3);
  await world.run(
    sql`update dispatches set minimal_expiration = now() + interval '90 days' where id = ${dispatchId}`,
  );
  expect((await bulk.ask(resend, { isDryRun: true })).bulk.estimated_seconds).toBe(14_403);
  expect((await bulk.ask(cancel(ids), { isDryRun: true })).bulk.estimated_seconds).toBeNull();
});

test('BULK-3, BULK-4, BULK-5, BULK-6: the resends need editRedemptions, the others redemptionsAdmin', async () => {
  const ids = await pending(1);
  for (const action of ['retry_redemptions', 'cancel_redemptions', 'add_comment']) {
    const request = { action, data: { comment: 'Looked at' }, redemption_list: ids };
    await expect(bulk.ask(request, { scope: bulk.ada })).rejects.toMatchObject({ status: 403 });
    expect((await bulk.ask(request, { isDryRun: true })).bulk.total).toBe(1);
  }
  const resend = { action: 'resend_activation_notification', redemption_list: ids };
  const watcher = { ...bulk.ada, abilities: new Set(['viewRedemptions'] as const) };
  await expect(bulk.ask(resend, { scope: watcher })).rejects.toMatchObject({ status: 403 });
  expect((await bulk.ask(resend, { scope: bulk.ada })).bulk.total).toBe(1);
});

test('BULK-5: a hostile comment is kept as it was written, and one that hides characters is refused', async () => {
  const ids = await pending(2);
  const comment = `=HYPERLINK("http://x")'; drop table redemptions; -- <script>\n{{promotion}}`;
  await bulk.ask({ action: 'add_comment', data: { comment }, redemption_list: ids });
  await bulk.work();
  expect(
    await world.rows(
      sql`select after->>'comment' as comment from events where noun = 'redemptions' and noun_id = ${ids[1]} and action = 'annotate'`,
    ),
  ).toEqual([{ comment }]);
  const hidden = { action: 'add_comment', data: { comment: 'a\u202eb' }, redemption_list: ids };
  await expect(bulk.ask(hidden)).rejects.toThrow();
  await expect(bulk.ask({ action: 'add_comment', redemption_list: ids })).rejects.toThrow();
});

test('the same key is accepted once, and refused with another request', async () => {
  const ids = await pending(1);
  const first = await bulk.ask(cancel(ids), { key: 'same' });
  await bulk.work();
  const again = await bulk.ask(cancel(ids), { key: 'same' });
  expect(again.bulk.id).toBe(first.bulk.id);
  expect(again.fingerprint).toBe(first.fingerprint);
  await expect(
    bulk.ask({ ...cancel(ids), action: 'retry_redemptions' }, { key: 'same' }),
  ).rejects.toMatchObject({
    name: 'idempotency_mismatch',
  });
});

test('what another advertiser owns cannot be chosen, and a right that is lost stops the rest', async () => {
  const ids = await pending(2);
  const stranger = { ...bulk.support.narrow(['1']), isStaff: false, advertiserIds: ['2'] };
  await expect(bulk.ask(cancel(ids), { scope: stranger })).rejects.toMatchObject({ status: 422 });
  const { bulk: made } = await bulk.ask(cancel(ids));
  await world.run(sql`update accounts set roles = '{admin}' where id = 2`);
  await bulk.work();
  expect(await bulk.outcomes(made.id)).toEqual([{ outcome: 'stopped', reason: 'maker_revoked', n: 2 }]);
  await world.run(
    sql`update accounts set roles = '{superadmin,platform_admin,customer_support_manager}' where id = 2`,
  );
});
