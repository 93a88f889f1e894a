import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import { largeDispatches } from '../../../testing/largeDispatches.ts';
import type { Answer } from '../../../testing/testPlatform.ts';

const LINES = MAX_LINES_AT_ONCE + 1;

let world: DispatchWorld;
let large: ReturnType<typeof largeDispatches>;
beforeAll(async () => {
  world = await startDispatches();
  await world.fund(100_000_000n);
  large = largeDispatches(world, LINES);
});
afterAll(() => world?.platform.close());

const outcome = async (key: string) =>
  (await world.platform.call('retailer', 'GET', `/api/idempotency_keys/outcome?key=${key}`)).body;
const dispatchOf = async (id: string) =>
  (await world.platform.call('retailer', 'GET', `/api/dispatches/${id}`)).body;
const states = (id: string) =>
  world.rows(
    sql`select state, count(*)::int as count from redemptions where dispatch_id = ${id} group by 1 order by 1`,
  );

describe('a recall of a large dispatch', () => {
  test('is made by a job, once for its key, and answers what a small one answers', async () => {
    const before = await world.unallocated();
    const id = await large.links();
    const first = await world.change(id, 'recall', { key: 'back' });
    expect([first.status, first.body]).toMatchObject([
      202,
      { action: 'recall', dispatch_id: id, state: 'working', percent: 0, line_count: LINES, changed: null },
    ]);
    expect(await dispatchOf(id)).toMatchObject({ state: 'held', changing: 'recall' });
    const again = await world.change(id, 'recall', { key: 'back' });
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
    expect(await outcome('back')).toMatchObject({ state: 'in_flight' });
    expect(await large.work()).toEqual(['done']);
    const { body: finalState } = await large.read(first);
    expect(finalState).toMatchObject({
      state: 'done',
      percent: 100,
      refusal: null,
      answer: null,
      changed: {
        dispatch: { state: 'recalled', changing: null, progress: { canceled: LINES, held: 0 } },
        effects: { postings: [{ kind: 'cancel', amount: `${LINES * 10}.00` }] },
      },
    });
    expect(await world.unallocated()).toBe(before);
    expect(await states(id)).toEqual([{ state: 'canceled', count: LINES }]);
    expect(await outcome('back')).toMatchObject({ state: 'done', record: { noun: 'dispatches', id } });
    const late = await world.change(id, 'recall', { key: 'back' });
    expect([late.status, late.body]).toEqual([200, finalState.changed]);
    const other = await world.change(id, 'recall', { key: 'other' });
    expect([other.status, other.body.error_name]).toEqual([409, 'already_recalled']);
  });

  test('a dry run of it answers the same and changes nothing; its key stays free', async () => {
    const id = await large.links();
    const before = await world.unallocated();
    const tried = await world.change(id, 'recall', { key: 'tried', dryRun: true });
    expect([tried.status, tried.body.dry_run]).toEqual([202, true]);
    await large.work();
    expect(await outcome('tried')).toMatchObject({ state: 'unknown' });
    expect(await dispatchOf(id)).toMatchObject({ state: 'held', changing: null, progress: { held: LINES } });
    expect(await world.unallocated()).toBe(before);
    const request = await world.change(id, 'recall');
    await large.work();
    const [one, other] = [(await large.read(tried)).body.changed, (await large.read(request)).body.changed];
    expect(one?.effects).toEqual(other?.effects);
    expect(one?.dispatch).toEqual({ ...other?.dispatch, recalled_at: expect.any(String) });
  });

  test('frees order IDs, links and lines as a small one does', async () => {
    const quantities = [{ sku: CARD, quantity: LINES }];
    const body = { kind: 'download_links', quantities, order_id: 'again' };
    const id = await large.accepted(world.downloads, body);
    await world.change(id, 'recall');
    await large.work();
    expect(
      await world.rows(sql`select r.state, r.state_reason, k.revoked_at is not null as is_revoked, l.stage, count(*)::int as count,
          count(e.id)::int as events from redemptions r
        join recipient_links k on k.redemption_id = r.id join batch_lines l on l.redemption_id = r.id
        left join events e on e.noun = 'redemptions' and e.noun_id = r.id::text and e.action = 'cancel'
        where r.dispatch_id = ${id} group by 1, 2, 3, 4`),
    ).toEqual([
      {
        state: 'canceled',
        state_reason: 'recalled',
        is_revoked: true,
        stage: 'canceled',
        count: LINES,
        events: LINES,
      },
    ]);
    expect(await large.accepted(world.downloads, body)).not.toBe(id);
  });

  test('that was requested in time is made, even if the moment of the release comes first', async () => {
    const id = await large.links();
    const request = await world.change(id, 'recall');
    expect(await world.release(id)).toBe(false);
    await large.work();
    expect((await large.read(request)).body.state).toBe('done');
    expect(await dispatchOf(id)).toMatchObject({ state: 'recalled' });
  });

  test('that is refused by its job lets the dispatch go out', async () => {
    const id = await large.links();
    const request = await world.change(id, 'recall', { key: 'gone' });
    await world.run(sql`update accounts set status = 'disabled' where id = 2`);
    await large.work();
    await world.run(sql`update accounts set status = 'enabled' where id = 2`);
    expect((await large.read(request)).body).toMatchObject({
      state: 'refused',
      refusal: { error_name: 'maker_stops_request' },
    });
    const waiting = await world.rows(
      sql`select run_at <= now() as "isDue" from jobs where kind = 'release' and state = 'queued' and payload ->> 'dispatchId' = ${id} order by 1`,
    );
    expect(waiting).toEqual([{ isDue: false }, { isDue: true }]);
    expect(await world.release(id)).toBe(true);
  });

  test('a job that is taken up again after its commit finds the answer, and returns nothing twice', async () => {
    const id = await large.links();
    const request = await world.change(id, 'recall', { key: 'crash' });
    await large.work();
    const before = { money: await world.unallocated(), changed: (await large.read(request)).body.changed };
    // The worker was killed between the commit of the recall and its own.
    await world.run(
      sql`update dispatch_requests set state = 'working', answer = null, finished_at = null where id = ${request.body.id}`,
    );
    await world.run(
      sql`update jobs set state = 'queued', finished_at = null where dedupe_key = ${`dispatchRequest:${request.body.id}`}`,
    );
    expect(await large.work()).toEqual(['done']);
    expect({ money: await world.unallocated(), changed: (await large.read(request)).body.changed }).toEqual(
      before,
    );
  });
});

describe('one change at a time', () => {
  test('any other change of a dispatch that a job changes is refused and says so', async () => {
    const id = await large.links();
    const request = await world.change(id, 'recall');
    const names = [];
    for (const what of ['recall', 'release', 'cancel', 'retry'] as const)
      for (const dryRun of [false, true]) {
        const { status, body } = await world.change(id, what, { dryRun });
        names.push([status, body.error_name]);
      }
    expect(names).toEqual(Array(8).fill([409, 'dispatch_changing']));
    await large.work();
    expect((await large.read(request)).body.state).toBe('done');
  });

  test('nobody reads the request of another caller, and a change itself cannot be given up', async () => {
    const id = await large.links();
    const tried = await world.change(id, 'release', { dryRun: true });
    const request = await world.change(id, 'release');
    expect((await large.read(request, 'operator')).status).toBe(404);
    const cancel = (answer: Answer) =>
      world.platform.call('retailer', 'POST', `/api/dispatch_requests/${answer.body.id}/cancel`);
    expect((await cancel(tried)).body.state).toBe('canceled');
    expect((await cancel(request)).body.error_name).toBe('request_is_real');
    await large.work();
    expect((await large.read(request)).body).toMatchObject({
      changed: { dispatch: { state: 'done', progress: { done: LINES } }, effects: { postings: [] } },
    });
    const late = await world.change(id, 'recall');
    expect([late.status, late.body.error_name]).toEqual([409, 'already_released']);
  });
});

describe('a cancellation of a large dispatch', () => {
  test('takes back what nobody was told; its dry run answers the same', async () => {
    const id = await large.sent();
    await world.run(sql`insert into deliveries (advertiser_id, id, redemption_id, kind, channel, state, dedupe_key)
      select 1, gen_random_uuid(), r.id, 'activation', 'email', case when r.line % 3 = 0 then 'sent' else 'queued' end, 'k' || r.id
      from redemptions r where r.dispatch_id = ${id}`);
    const notifiedCount = Math.floor(LINES / 3);
    const tried = await world.change(id, 'cancel', { dryRun: true });
    await large.work();
    expect(await states(id)).toEqual([{ state: 'booked', count: LINES }]);
    const request = await world.change(id, 'cancel');
    expect(request.body).toMatchObject({ action: 'cancel', state: 'working' });
    await large.work();
    const [one, other] = [(await large.read(tried)).body.changed, (await large.read(request)).body.changed];
    expect(other).toMatchObject({
      dispatch: { state: 'released', progress: { activate: notifiedCount, canceled: LINES - notifiedCount } },
      effects: { postings: [{ kind: 'cancel', amount: `${(LINES - notifiedCount) * 10}.00` }] },
    });
    expect(one).toEqual(other);
    expect(
      await world.rows(sql`select state, count(*)::int as count from deliveries
      where redemption_id in (select id from redemptions where dispatch_id = ${id}) group by 1 order by 1`),
    ).toEqual([
      { state: 'dropped', count: LINES - notifiedCount },
      { state: 'sent', count: notifiedCount },
    ]);
    const rest = await world.change(id, 'cancel');
    expect([rest.status, rest.body.error_name]).toEqual([409, 'nothing_to_cancel']);
  });

  test('of one that is held is refused at once', async () => {
    const { status, body } = await world.change(await large.links(), 'cancel');
    expect([status, body.error_name]).toEqual([409, 'nothing_to_cancel']);
  });
});

describe('a retry of a large dispatch', () => {
  const fail = async (id: string, most: number) => {
    await world.run(sql`update batch_lines l set stage = 'failed', error = 'no_address' from redemptions r
      where r.dispatch_id = ${id} and l.redemption_id = r.id and r.line <= ${most}`);
    await world.run(sql`update batches set failed = ${most} where dispatch_id = ${id}`);
  };

  test('is made by a job where many lines failed, and at once where few did', async () => {
    const id = await large.sent();
    await fail(id, LINES);
    const tried = await world.change(id, 'retry', { dryRun: true });
    const request = await world.change(id, 'retry');
    expect([tried.status, request.status]).toEqual([202, 202]);
    expect(await large.work()).toEqual(['done', 'done']);
    expect((await large.read(request)).body.changed).toMatchObject({
      dispatch: { state: 'released', progress: { activate: LINES, failed: 0 } },
    });
    await fail(id, 3);
    const few = await world.change(id, 'retry');
    expect([few.status, few.body.dispatch]).toMatchObject([
      200,
      { progress: { activate: LINES, failed: 0 } },
    ]);
    const none = await world.change(id, 'retry');
    expect([none.status, none.body.error_name]).toEqual([409, 'nothing_to_retry']);
  });
});
