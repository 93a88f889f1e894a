import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import { makerOf, to } from '../../../testing/makeDispatches.ts';

let world: DispatchWorld;
let dispatchLinks: ReturnType<typeof makerOf>['made'];
let mailLinks: ReturnType<typeof makerOf>['mailed'];
beforeAll(async () => {
  world = await startDispatches();
  ({ made: dispatchLinks, mailed: mailLinks } = makerOf(world));
});
afterAll(() => world.platform.close());

describe('a recall', () => {
  test('takes a dispatch back whole: money, order IDs and links, and nobody can send it any more', async () => {
    const before = await world.unallocated();
    const id = await dispatchLinks(3, { order_id: 'back' });
    const answer = await world.change(id, 'recall');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      dispatch: {
        state: 'recalled',
        can_recall: false,
        progress: { canceled: 3, held: 0 },
        batches: [{ state: 'canceled' }],
      },
      effects: { postings: [{ kind: 'cancel', amount: '30.00', from: 'pending', to: 'unallocated' }] },
    });
    expect(await world.unallocated()).toBe(before);
    expect(
      await world.rows(sql`select r.state, r.state_reason, k.revoked_at is not null as is_revoked, l.stage,
          (select count(*)::int from order_claims c where c.redemption_id = r.id) as claims
        from redemptions r join recipient_links k on k.redemption_id = r.id join batch_lines l on l.redemption_id = r.id where r.dispatch_id = ${id}`),
    ).toEqual(
      Array(3).fill({
        state: 'canceled',
        state_reason: 'recalled',
        is_revoked: true,
        stage: 'canceled',
        claims: 0,
      }),
    );
    expect(await world.release(id)).toBe(false);
    expect((await world.change(id, 'recall')).body.error_name).toBe('already_recalled');
    // Its order IDs are free again.
    expect(await dispatchLinks(3, { order_id: 'back' })).not.toBe(id);
  });

  test('comes too late once it went out', async () => {
    const id = await dispatchLinks();
    expect(await world.release(id)).toBe(true);
    const answer = await world.change(id, 'recall');
    expect(answer.body).toMatchObject({ status: 409, error_name: 'already_released' });
  });

  test('a dry run of it changes nothing', async () => {
    const id = await dispatchLinks();
    const answer = await world.change(id, 'recall', { dryRun: true });
    expect(answer.body.dispatch).toMatchObject({ state: 'recalled' });
    expect((await world.platform.call('retailer', 'GET', `/api/dispatches/${id}`)).body).toMatchObject({
      state: 'held',
    });
  });

  test('the same file can be sent again after it, and not before', async () => {
    const id = await mailLinks([to('one@somewhere.example')]);
    // The same row is the same however it is written, and among others too.
    const among = await world.dispatch(world.mails, {
      kind: 'send_links',
      rows: [to('new@somewhere.example'), to('one@somewhere.example')],
    });
    expect(among.body.field_errors).toEqual([
      { field: 'rows.2.order_id', rule: 'order_id_sent', limit: expect.stringContaining(id) },
    ]);
    const same = await world.dispatch(world.mails, {
      kind: 'send_links',
      rows: [{ ...to(' ONE@somewhere.example'), value: '10.00' }],
    });
    expect(same.body).toMatchObject({
      error_name: 'already_sent',
      record_id: id,
      message: expect.stringMatching(
        new RegExp(`already in a batch that waits: retailer .*batch ${id}.*nothing of it has gone out`),
      ),
    });
    await world.change(id, 'recall');
    await mailLinks([to('one@somewhere.example')]);
  });
});

describe('a release', () => {
  test('of links that are downloaded ends their dispatch; they stay booked', async () => {
    const id = await dispatchLinks();
    const answer = await world.change(id, 'release');
    expect(answer.body.dispatch).toMatchObject({
      state: 'done',
      progress: { done: 2 },
      batches: [{ state: 'done', done: 2 }],
    });
    expect((await world.change(id, 'release')).body.error_name).toBe('not_held');
  });

  test('MONEY-2: of what would only be canceled is refused with the reason; it can still be undone', async () => {
    const id = await mailLinks([to('stopped@somewhere.example')]);
    const refusal = async () => {
      const { status, body } = await world.change(id, 'release');
      return { status, error_name: body.error_name };
    };
    const stop = async () => {
      const { body } = await world.platform.call('retailer', 'GET', `/api/dispatches/${id}`);
      return body.stop;
    };
    const set = (what: ReturnType<typeof sql>) => world.rows(sql`update ${what} returning 1`);
    await set(sql`advertisers set status = 'disabled' where id = 1`);
    expect(await refusal()).toEqual({ status: 409, error_name: 'advertiser_stops_dispatch' });
    expect(await stop()).toBe('advertiser_disabled');
    await set(sql`advertisers set status = 'enabled' where id = 1`);
    await set(sql`promotions set status = 'completed' where id = ${world.mails}`);
    expect(await refusal()).toEqual({ status: 409, error_name: 'promotion_stops_dispatch' });
    expect(await stop()).toBe('promotion_not_running');
    await set(sql`promotions set status = 'enabled' where id = ${world.mails}`);
    expect(await stop()).toBeNull();
    await set(
      sql`dispatches set created_by = (select id from accounts where login = 'nobody') where id = ${id}`,
    );
    expect(await refusal()).toEqual({ status: 409, error_name: 'maker_stops_dispatch' });
    expect((await world.change(id, 'recall')).body.dispatch).toMatchObject({ state: 'recalled' });
  });

  test('of messages gives each line its first stage and queues the work of its batch', async () => {
    const id = await mailLinks([to('two@somewhere.example'), to('three@somewhere.example')]);
    const answer = await world.change(id, 'release');
    expect(answer.body.dispatch).toMatchObject({
      state: 'released',
      progress: { activate: 2, held: 0 },
      estimated_seconds: 1,
    });
    const [batch] = await world.rows<{ id: string }>(
      sql`select id::text as id from batches where dispatch_id = ${id}`,
    );
    expect(
      await world.rows(sql`select payload from jobs where kind = 'batchWork' order by id desc limit 1`),
    ).toEqual([{ payload: { advertiserId: '1', batchId: batch?.id } }]);
  });

  test('waits for its moment', async () => {
    const system = systemScope(world.platform.database);
    const id = await dispatchLinks();
    const { releaseDispatch } = await import('./release.ts');
    expect(
      await system.write((tx) => releaseDispatch(tx, system, { advertiserId: '1', dispatchId: id })),
    ).toBe(false);
    await world.run(sql`update platform_clock set shift = '2 minutes'`);
    expect(
      await system.write((tx) => releaseDispatch(tx, system, { advertiserId: '1', dispatchId: id })),
    ).toBe(true);
    await world.run(sql`update platform_clock set shift = '0'`);
  });
});

describe('a cancellation', () => {
  test('takes back what nobody was told, and leaves the rest', async () => {
    const before = await world.unallocated();
    const id = await mailLinks([to('told@somewhere.example'), to('untold@somewhere.example')]);
    await world.release(id);
    await world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, kind, channel, state, dedupe_key)
      select 1, gen_random_uuid(), r.id, 'activation', 'email', case p.uid when 'told@somewhere.example' then 'sent' else 'queued' end, 'k' || r.id
      from redemptions r join recipients p on p.id = r.recipient_id where r.dispatch_id = ${id}`);
    const answer = await world.change(id, 'cancel');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.dispatch).toMatchObject({ state: 'released', progress: { activate: 1, canceled: 1 } });
    expect(await world.unallocated()).toBe(before - 1000n);
    expect(
      await world.rows(sql`select d.state, r.state as redemption from deliveries d join redemptions r on r.id = d.redemption_id
        where r.dispatch_id = ${id} order by d.state`),
    ).toEqual([
      { state: 'dropped', redemption: 'canceled' },
      { state: 'sent', redemption: 'booked' },
    ]);
    expect((await world.change(id, 'cancel')).body.error_name).toBe('nothing_to_cancel');
  });

  test('of all its lines ends a dispatch', async () => {
    const id = await mailLinks([to('four@somewhere.example')]);
    await world.release(id);
    expect((await world.change(id, 'cancel')).body.dispatch).toMatchObject({
      state: 'done',
      batches: [{ state: 'canceled', canceled: 1 }],
    });
  });

  test('is none of a dispatch that is held', async () => {
    expect((await world.change(await dispatchLinks(), 'cancel')).body.error_name).toBe('nothing_to_cancel');
  });
});
