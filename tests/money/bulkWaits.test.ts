import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerFacts } from '../../platform/foundation/access/callerFacts.ts';
import { openScope, systemScope } from '../../platform/foundation/access/scope.ts';
import type { Queries } from '../../platform/foundation/database/connections/connection.ts';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { openCodeBox } from '../../platform/foundation/secrets/openCodeBox.ts';
import { createBatch } from '../../platform/fulfillment/dispatches/batches/createBatch.ts';
import type { ReportProgress } from '../../platform/fulfillment/dispatches/contract.ts';
import { dispatchById } from '../../platform/fulfillment/dispatches/store.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { onceOpened } from '../../platform/process/worker/dispatchTools.ts';
import { CARD } from '../../platform/testing/dispatches.ts';
import { newBatch } from '../../schema/fulfillment/dispatches.ts';
import { MAX_LINES_AT_ONCE } from '../../schema/fulfillment/dispatchRequests.ts';
import { silentLog } from '../support/engineJobs.ts';
import { type RaceWorld, startRaceWorld } from '../support/raceWorld.ts';

// Everybody who books waits for the stock, the quotas and the accounts of an advertiser. Work on many redemptions locks them after it has written each of
// them (decision 0075): a statement that is slow then keeps nobody waiting. Here it waits for a row that somebody else holds, for as long as the test needs.

let world: RaceWorld;
beforeAll(async () => {
  world = await startRaceWorld();
  const { send, requireOk } = world;
  const quota = { sku: CARD, nb_redemptions_allowed: 1_000_000, alert_threshold: 900_000 };
  requireOk(
    await send('POST', '/api/advertisers/1/redemptions_quotas', { body: quota, login: 'platform_admin' }),
  );
});
afterAll(() => world?.close());

const single = () =>
  world.send('POST', `/api/promotions/${world.downloads}/rewards/${CARD}/redemptions`, {
    body: { order_id: `single ${world.next()}`, user: { email: `s${world.next()}@x.example` } },
    login: 'retailer',
  });

test('BULK-4: single bookings are made while a bulk cancellation writes its redemptions and lines', async () => {
  const ids = [await world.pending(), await world.pending()];
  world.requireOk(
    await world.send('POST', '/api/redemptions/bulk', {
      body: { action: 'cancel_redemptions', redemption_list: ids },
    }),
  );
  let working: Promise<unknown> | undefined;
  let answers: number[] = [];
  await world.platform.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    await tx.execute(sql`select from batch_lines where redemption_id = ${ids[1]} for update`);
    working = world.work('bulkWork');
    const waiting = () =>
      world.rows(
        sql`select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and query like '%batch_lines%'`,
      );
    await expect.poll(waiting).toHaveLength(1);
    answers = [(await single()).status, (await single()).status];
  });
  expect(answers).toEqual([201, 201]);
  expect(await working).toMatchObject({ status: 200 });
  expect(
    await world.rows(
      sql`select state, count(*)::int as n from redemptions where id = any (${`{${ids.join(',')}}`}::bigint[]) group by 1`,
    ),
  ).toEqual([{ state: 'canceled', n: 2 }]);
  expect(await recount(world.platform.database)).toEqual({ drifts: [], unbalanced: [] });
});

test('BATCH-4: single bookings are made while a large batch waits with all its lines written', async () => {
  const { database, config } = world.platform;
  const facts = await callerFacts(database, { caller: 'account:2', accountId: '2' }, config.staffDomains);
  if (!facts) throw new Error('There is no such account');
  const box = await openCodeBox(config, database);
  const tools = await onceOpened(config, box)({ database, log: silentLog });
  let answers: number[] = [];
  const progress: ReportProgress = async ({ stage }) => {
    if (stage === 'booking') answers = [(await single()).status, (await single()).status];
  };
  const amount = MAX_LINES_AT_ONCE + 1;
  const body = newBatch.parse({ amount, usage: 'users_notification' });
  const request = { promotionId: world.downloads, sku: CARD, body, key: 'large batch' };
  const scope = openScope(database, { ...facts, requestId: 'batch' });
  const batch = await createBatch(scope, request, { ...tools, progress });
  expect(answers).toEqual([201, 201]);
  expect(batch).toMatchObject({ amount, state: 'done' });
  expect(await recount(database)).toEqual({ drifts: [], unbalanced: [] });
});

/** Rows of a table, and entries of its indexes, that work reads in a transaction of its own. */
const rowsReadBy = (table: string, work: (tx: Queries) => Promise<unknown>): Promise<number> =>
  systemScope(world.platform.database).write(async (tx) => {
    const count = async () => {
      const [row] = await rowsOf(
        tx,
        { n: number },
        sql`select sum(pg_stat_get_xact_tuples_returned(s.id) + pg_stat_get_xact_tuples_fetched(s.id))::int as n from (
          select ${table}::regclass::oid as id union all select indexrelid from pg_index where indrelid = ${table}::regclass) s`,
      );
      return row?.n ?? 0;
    };
    const before = await count();
    await work(tx);
    return (await count()) - before;
  });

test('a held dispatch is answered without reading its lines: the accounts are locked meanwhile', async () => {
  const quantities = [{ sku: CARD, quantity: 400 }];
  const { body } = world.requireOk(
    await world.send('POST', `/api/promotions/${world.downloads}/dispatches`, {
      body: { kind: 'download_links', quantities },
      login: 'retailer',
    }),
  );
  const id = String(body.dispatch?.id);
  const scope = systemScope(world.platform.database);
  expect(await rowsReadBy('batch_lines', (tx) => dispatchById(tx, scope, id))).toBeLessThan(40);
  expect(await scope.read((tx) => dispatchById(tx, scope, id))).toMatchObject({
    state: 'held',
    progress: { held: 400, activate: 0, canceled: 0 },
  });
});

test('an alert of failed orders reads those that failed, not all lines of their dispatch: the accounts are locked meanwhile', async () => {
  const quantities = [{ sku: CARD, quantity: 400 }];
  const accepted = world.requireOk(
    await world.send('POST', `/api/promotions/${world.downloads}/dispatches`, {
      body: { kind: 'download_links', quantities },
      login: 'retailer',
    }),
  );
  const dispatchId = String(accepted.body.dispatch?.id);
  await world.run(sql`update redemptions set state = 'failed', state_reason = 'sold_out'
    where dispatch_id = ${dispatchId} and line <= 2`);
  await world.run(sql`analyze redemptions`);
  const read = await rowsReadBy('redemptions', (tx) =>
    tx.execute(
      sql`select guerdon_tell_failed_orders(1, array(select id from batches where dispatch_id = ${dispatchId}))`,
    ),
  );
  expect(read).toBeLessThan(40);
  const alerts = await world.rows<{ count: string }>(
    sql`select params ->> 'count' as count from alerts where type = 'orders_failed' and related_url like ${`%/batch/${dispatchId}?%`}`,
  );
  expect(alerts).toEqual([{ count: '2' }]);
});
