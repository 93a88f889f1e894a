import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { workingDaysBefore } from '../../../schema/foundation/dates/workingDays.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { codeBox } from '../../foundation/secrets/codeBox.ts';
import { importCodes } from '../../fulfillment/codes/importCodes.ts';
import { type InventoryWorld, startInventory } from '../../testing/inventory.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { runOutAlertChecker } from './checkJob.ts';

let world: InventoryWorld;
beforeAll(async () => {
  world = await startInventory();
  await world.run(sql`insert into account_settings (account_id, budget_alerts, budget_alerts_state) values (1, 'on', 'confirmed'), (2, 'on', 'confirmed')
    on conflict (account_id) do update set budget_alerts = 'on', budget_alerts_state = 'confirmed'`);
  // Ten a day for thirty days: the pace is steady, so that the day can be calculated by hand.
  const noon = Date.parse(`${dayIn('Europe/Paris')}T11:00:00Z`);
  await world.use(
    Array.from({ length: 300 }, (_, n) => ({
      advertiserId: 1,
      sku: n % 2 ? 'P10' : 'B10',
      faceValue: 1000,
      testing: false,
      redeemedAt: new Date(noon - (1 + (n % 30)) * 86_400_000),
    })),
  );
});
afterAll(() => world?.close());
beforeEach(async () => {
  for (const table of ['run_out_alerts', 'alerts', 'jobs', 'reward_codes', 'reward_sources'])
    await world.run(sql`delete from ${sql.identifier(table)}`);
});

const save = (body: object, version = 0, login = 'operator') =>
  world.platform.call(login, 'PUT', '/api/me/inventory_report/alert', { version, body });
const declare = (budget: string, version: number) =>
  world.platform.call('operator', 'PUT', '/api/me/reward_sources', {
    version,
    body: { provider_id: '92', currency: 'EUR', budget },
  });
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  storedRows<Row>(world.platform.database.db, statement);
const watchAlerts = () =>
  rows<{ type: string; params: Record<string, string>; url: string }>(
    sql`select type, params, related_url as url from alerts where params ? 'watch' order by id`,
  );
const mails = () =>
  rows<{ account: string; template: string }>(
    sql`select payload->>'accountId' as account, payload->>'template' as template from jobs where kind = 'mail' order by id`,
  );
let checks = 0;
async function check() {
  checks += 1;
  const scope = systemScope(world.platform.database);
  await runOutAlertChecker({ staffDomains: ['guerdon.example'] })({
    scope,
    job: { id: `${checks}`, payload: {} },
    finish: (then: Parameters<typeof scope.write>[0]) => scope.write(then),
  } as never);
}

test('an alert of a stock comes so many working days before it runs out: once, to staff who subscribed, and again after a refill', async () => {
  await world.fill('P10', 100); // five a day: twenty days
  const body = (await save({ sku: 'P10', working_days: 5 })).body.row;
  const today = dayIn('Europe/Paris');
  const due = workingDaysBefore(addDays(today, 20), 5);
  expect(body).toMatchObject({
    reward_sku: 'P10',
    run_out: { expected_on: addDays(today, 20) },
    alert: { working_days: 5, due_on: due, said_at: null, version: 1 },
  });
  await check();
  expect(await watchAlerts()).toEqual([]);
  // Twenty last four days, one more a fifth: five working days before has already passed, whatever weekday today is.
  await world.run(sql`delete from reward_codes where id in (select id from reward_codes limit 80)`);
  await check();
  await check();
  expect(await watchAlerts()).toMatchObject([
    {
      type: 'stock_runs_out',
      url: '/reports/inventory?reward=P10',
      params: { what: 'Pool 10 (P10)', left: '20', day: addDays(today, 4), working_days: '5' },
    },
  ]);
  expect(await mails()).toEqual([{ account: '1', template: 'stock_runs_out' }]);
  // Refilled, though not by enough: it is said again. Refilled by enough: it ends.
  await importOne('refill-1');
  await check();
  expect(await watchAlerts()).toMatchObject([{ params: { left: '21' } }]);
  expect(await mails()).toHaveLength(2);
  await world.fill('P10', 300);
  await importOne('refill-2');
  await check();
  expect(await watchAlerts()).toEqual([]);
  expect(await mails()).toHaveLength(2);
});

test('an alert of a budget comes once, and again after it is topped up', async () => {
  const { row } = (await declare('200.00', 0)).body; // fifty euros a day: four days
  const source = row?.reward_source?.id;
  await save({ source_id: source, working_days: 10 });
  await check();
  await check();
  expect(await watchAlerts()).toMatchObject([
    {
      type: 'source_budget_runs_out',
      params: { what: 'Partner', left: '200.00', currency: 'EUR', day: addDays(dayIn('Europe/Paris'), 4) },
    },
  ]);
  expect(await mails()).toHaveLength(1);
  await declare('100000.00', 1);
  await check();
  expect(await watchAlerts()).toEqual([]);
  await declare('150.00', 2);
  await check();
  expect(await mails()).toHaveLength(2);
});

test('a lead time is saved against its version, taken away by null, and set by staff who may', async () => {
  await world.fill('P10', 10);
  expect((await save({ sku: 'P10', working_days: 5 }, 0, 'platform_admin')).status).toBe(403);
  expect((await save({ sku: 'P10', working_days: 5 }, 3)).status).toBe(409);
  for (const working_days of [0, 61, 1.5])
    expect((await save({ sku: 'P10', working_days })).status).toBe(422);
  expect((await save({ working_days: 5 })).status).toBe(422);
  expect((await save({ sku: 'NONE', working_days: 5 })).status).toBe(404);
  expect((await save({ sku: 'P10', working_days: 5 })).body.row?.alert).toMatchObject({ version: 1 });
  expect((await save({ sku: 'P10', working_days: 6 })).body).toMatchObject({
    current: { alert: { working_days: 5 } },
  });
  await check();
  expect(await watchAlerts()).toHaveLength(1);
  expect((await save({ sku: 'P10', working_days: null }, 1)).body.row?.alert).toMatchObject({
    working_days: null,
    version: 0,
  });
  await check();
  expect(await watchAlerts()).toEqual([]);
});

async function importOne(code: string) {
  const { codesKeys, codesHashKey } = world.platform.config;
  const box = codeBox(codesKeys ?? [], codesHashKey ?? Buffer.alloc(32));
  await systemScope(world.platform.database).write((tx) =>
    importCodes(tx, box, [{ n: 1, sku: 'P10', code, expiresAt: null, batchNo: null }]),
  );
}

test('of those who set the same alert or declare the same budget at once, one does; the others are told what is there', async () => {
  await world.fill('P10', 10);
  const saves = await Promise.all([5, 6, 7].map((working_days) => save({ sku: 'P10', working_days })));
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const budgets = await Promise.all(['1', '2', '3'].map((budget) => declare(budget, 0)));
  expect(budgets.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(budgets.find(({ status }) => status === 409)?.body.current).toMatchObject({ type: 'budget' });
});
