import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenRules, CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
let promotion = '';
let keys = 0;
beforeAll(async () => {
  world = await startDispatches();
  promotion = String((await world.create({ rewards: [{ sku: CARD }], redeem_frequency: 'unique' })).body.id);
});
afterAll(() => world?.platform.close());

const book = (user: object, { sends = false, dryRun = false } = {}) =>
  world.platform.call(
    'retailer',
    'POST',
    `/api/promotions/${promotion}/rewards/${CARD}/redemptions${dryRun ? '?dry_run=true' : ''}`,
    {
      body: { order_id: `booked ${++keys}`, user, sends },
      headers: { 'idempotency-key': `booked ${keys}` },
    },
  );

test.each([
  ['an e-mail address', { email: 'once@x.example' }, 'user.email'],
  ['a phone number', { provider: 'mobile', uid: '+33612345678' }, 'user.uid'],
  ['a name of the advertiser', { provider: 'account', uid: 'customer-1' }, 'user.email'],
])(
  'a recipient known by %s who has the one redemption of a promotion is refused by its field',
  async (_what, user, field) => {
    expect((await book(user)).status).toBe(201);
    for (const dryRun of [true, false])
      expect(brokenRules(await book(user, { dryRun }))).toEqual({ [field]: 'recipient_taken' });
  },
);

test.each([
  ['without a message is done', false, { dispatch: 'done', batch: 'done', stage: 'done', done: 1 }, 0],
  ['with one is at work', true, { dispatch: 'released', batch: 'working', stage: 'activate', done: 0 }, 1],
])('a redemption %s as soon as it is written, and no job releases it', async (_what, sends, state, jobs) => {
  const { body, text } = await book({ email: `written-${sends}@x.example` }, { sends });
  const batchId = String(body.redemption?.batch_id);
  const [stored] = await world.rows<{ id: string }>(
    sql`select d.id::text as id, d.state as dispatch, b.state as batch, l.stage, b.done,
        d.released_at is not null and b.started_at is not null as "isStarted",
        (d.done_at is not null) = (d.state = 'done') and (b.finished_at is not null) = (b.state = 'done') as "isEnded"
      from batches b join dispatches d on d.id = b.dispatch_id join batch_lines l on l.batch_id = b.id where b.id = ${batchId}`,
  );
  expect(stored, text).toMatchObject({ ...state, isStarted: true, isEnded: true });
  const dispatchId = String(stored?.id);
  expect(
    await world.rows(sql`select count(*) filter (where kind = 'release' and payload->>'dispatchId' = ${dispatchId})::int as releases,
      count(*) filter (where kind = 'batchWork' and payload->>'batchId' = ${batchId})::int as work from jobs`),
  ).toEqual([{ releases: 0, work: jobs }]);
  expect(
    await world.rows(
      sql`select action from events where noun = 'dispatches' and noun_id = ${dispatchId} order by id`,
    ),
  ).toEqual([{ action: 'created' }, { action: 'released' }]);
});
