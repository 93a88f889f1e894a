import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_LINES_AT_ONCE } from '../../../../schema/fulfillment/dispatchRequests.ts';
import { acceptLarge, readRequest } from '../../../../tests/support/acceptanceJobs.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import type { Answer } from '../../../testing/testPlatform.ts';
import { endRequests } from './endRequests.ts';

const LINES = MAX_LINES_AT_ONCE + 1;

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
  await world.fund(100_000_000n);
});
afterAll(() => world?.platform.close());

const links = (quantity = LINES, more = {}) => ({
  kind: 'download_links',
  quantities: [{ sku: CARD, quantity }],
  ...more,
});
const ask = (body: Record<string, unknown>, more = {}) => world.dispatch(world.downloads, body, more);
const read = (answer: Answer, login?: string) => readRequest(world.platform, answer.body.id, login);
const count = async () => {
  const [row] = await world.rows<{ n: number }>(sql`select count(*)::int as n from redemptions`);
  return row?.n ?? 0;
};
const outcome = async (key: string) =>
  (await world.platform.call('retailer', 'GET', `/api/idempotency_keys/outcome?key=${key}`)).body;

test('LINKS-3: a large dispatch is accepted by a job, once for its key, and answers what a small one answers', async () => {
  const before = await count();
  const first = await ask(links(), { key: 'large' });
  expect([first.status, first.body]).toMatchObject([
    202,
    { state: 'working', stage: 'waiting', percent: 0, line_count: LINES, dry_run: false, answer: null },
  ]);
  const again = await ask(links(), { key: 'large' });
  expect([again.status, again.body.id]).toEqual([202, first.body.id]);
  const other = await ask(links(LINES + 1), { key: 'large' });
  expect([other.status, other.body.error_name]).toEqual([422, 'idempotency_mismatch']);
  expect(await outcome('large')).toMatchObject({ state: 'in_flight' });
  expect(await acceptLarge(world.platform)).toEqual(['done']);
  const finalAnswer = await read(first);
  expect(finalAnswer.body).toMatchObject({ state: 'done', percent: 100, lines_done: LINES, refusal: null });
  const { answer } = finalAnswer.body;
  expect(answer).toMatchObject({
    dispatch: { line_count: LINES, state: 'held' },
    outcomes: [{ sku: CARD, status: 'accepted', line_count: LINES }],
    cost: { total: `${LINES * 10}.00` },
  });
  expect(await outcome('large')).toMatchObject({
    state: 'done',
    record: { noun: 'dispatches', id: answer?.dispatch?.id },
  });
  const late = await ask(links(), { key: 'large' });
  expect([late.status, late.body]).toEqual([201, answer]);
  expect(await count()).toBe(before + LINES);
  const [stored] = await world.rows<{ request: unknown }>(
    sql`select request from dispatch_requests where id = ${first.body.id}`,
  );
  expect(stored?.request).toBeNull();
});

test('BATCH-13: a large dry run answers as a small one and keeps nothing; its key stays free', async () => {
  const before = { count: await count(), money: await world.unallocated() };
  const tried = await ask(links(), { key: 'tried', dryRun: true });
  expect([tried.status, tried.body.dry_run]).toEqual([202, true]);
  expect(await outcome('tried')).toMatchObject({ state: 'unknown' });
  await acceptLarge(world.platform);
  const { answer, state } = (await read(tried)).body;
  expect([state, answer?.dispatch, answer?.cost?.total]).toEqual(['done', null, `${LINES * 10}.00`]);
  expect(answer?.effects?.postings).toMatchObject([{ kind: 'book', amount: `${LINES * 10}.00` }]);
  expect({ count: await count(), money: await world.unallocated() }).toEqual(before);
});

test('a small one is answered at once as before', async () => {
  expect((await ask(links(MAX_LINES_AT_ONCE), { dryRun: true })).status).toBe(201);
});

test('what can be judged at once is refused at once; what cannot, on the request', async () => {
  const wrong = await ask(links(LINES, { quantities: [{ sku: 'NONE', quantity: LINES }] }), { key: 'wrong' });
  expect([wrong.status, wrong.body.field_errors]).toMatchObject([
    422,
    [{ field: 'quantities.0.sku', rule: 'unknown_reward' }],
  ]);
  const changed = await ask(links(LINES, { expected_total: '1.00' }), { key: 'changed' });
  expect(changed.status).toBe(202);
  await acceptLarge(world.platform);
  expect((await read(changed)).body).toMatchObject({
    state: 'refused',
    answer: null,
    refusal: { status: 409, error_name: 'total_changed', message: expect.stringContaining('10,010') },
  });
  expect(await outcome('changed')).toMatchObject({
    state: 'refused',
    refusal: { error_name: 'total_changed' },
  });
});

test('SEND-38: a large file is read by the job, which names its wrong rows', async () => {
  const lines = Array.from(
    { length: LINES },
    (_, n) => `${CARD};10;${n === 7 ? 'nobody' : `p${n}@x.example`}`,
  );
  const fileId = await world.upload(['sku;value;email', ...lines].join('\r\n'));
  const request = await world.dispatch(
    world.mails,
    { kind: 'send_links', file_id: fileId },
    { dryRun: true },
  );
  expect(request.status).toBe(202);
  await acceptLarge(world.platform);
  expect((await read(request)).body.refusal).toMatchObject({
    status: 422,
    error_name: 'invalid_parameters',
    field_errors: [{ field: 'rows.8.email' }],
  });
});

test('nobody reads the request of another caller, and its maker has to be allowed when the job runs', async () => {
  const request = await ask(links(), { key: 'revoked' });
  expect((await read(request, 'operator')).status).toBe(404);
  expect((await read(request, 'rival')).status).toBe(404);
  await world.run(sql`update accounts set status = 'disabled' where id = 2`);
  const before = await count();
  await acceptLarge(world.platform);
  await world.run(sql`update accounts set status = 'enabled' where id = 2`);
  const [row] = await world.rows<{ state: string; name: string }>(
    sql`select state, refusal ->> 'error_name' as name from dispatch_requests where id = ${request.body.id}`,
  );
  expect([row, await count()]).toEqual([{ state: 'refused', name: 'maker_stops_request' }, before]);
});

test('a dry run can be given up, and a dispatch cannot', async () => {
  const cancel = (answer: Answer, query = '') =>
    world.platform.call('retailer', 'POST', `/api/dispatch_requests/${answer.body.id}/cancel${query}`);
  const tried = await ask(links(), { dryRun: true });
  expect((await cancel(tried, '?dry_run=true')).body.state).toBe('canceled');
  expect((await read(tried)).body.state).toBe('working');
  expect((await cancel(tried)).body.state).toBe('canceled');
  const real = await ask(links(), { key: 'real' });
  expect((await cancel(real)).body.error_name).toBe('request_is_real');
  expect(await acceptLarge(world.platform)).toEqual(['done', 'done']);
  expect((await read(tried)).body).toMatchObject({ state: 'canceled', answer: null });
  expect((await read(real)).body.state).toBe('done');
});

test('a job that is taken up again after its commit finds the answer, and makes nothing twice', async () => {
  const request = await ask(links(), { key: 'crash' });
  const { id } = request.body;
  const [stored] = await world.rows<{ request: object }>(
    sql`select request from dispatch_requests where id = ${id}`,
  );
  await acceptLarge(world.platform);
  const before = { count: await count(), answer: (await read(request)).body.answer };
  // The worker was killed between the commit of the dispatch and its own.
  await world.run(sql`update dispatch_requests set state = 'working', answer = null, finished_at = null,
    request = ${JSON.stringify(stored?.request)}::jsonb where id = ${id}`);
  await world.run(
    sql`update jobs set state = 'queued', finished_at = null where dedupe_key = ${`dispatchRequest:${id}`}`,
  );
  expect(await acceptLarge(world.platform)).toEqual(['done']);
  expect({ count: await count(), answer: (await read(request)).body.answer }).toEqual(before);
});

test('a request whose job was given up ends as unavailable, and one that ended a day ago is deleted', async () => {
  const lost = await ask(links(), { key: 'lost' });
  const old = await ask(links(), { dryRun: true });
  await world.run(
    sql`update jobs set state = 'dead', finished_at = now() where kind = 'acceptDispatch' and state = 'queued'`,
  );
  await world.run(sql`update dispatch_requests set state = 'canceled', request = null,
    finished_at = now() - interval '25 hours' where id = ${old.body.id}`);
  const scope = systemScope(world.platform.database);
  await endRequests({ scope });
  expect((await read(lost)).body).toMatchObject({ state: 'refused', refusal: { error_name: 'unavailable' } });
  expect(await outcome('lost')).toMatchObject({ state: 'unknown' });
  expect((await read(old)).status).toBe(404);
});
