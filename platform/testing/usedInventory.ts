import { sql } from 'drizzle-orm';
import { addDays, dayIn } from '../../schema/foundation/dates/dates.ts';
import { USE_DAYS } from '../../schema/reports/runOut.ts';
import { type InventoryWorld, startInventory, type UsedReward } from './inventory.ts';
import type { Answer, Json } from './testPlatform.ts';

/** The zone of those who ask: far from UTC. */
export const ZONE = 'America/New_York';

/** An inventory whose rewards were used at random, and what is asked of it. */
export interface UsedInventory {
  world: InventoryWorld;
  call(login: string, method: string, url: string, more?: object): Promise<Answer>;
  report(query?: string, login?: string): Promise<Json>;
  rowsOf(query?: string, login?: string): Promise<Json[]>;
  /** The row of a SKU's stock. */
  rowOf(sku: string, login?: string): Promise<Json>;
  declare(version: number, over: object): Promise<Answer>;
  /** How often rewards were used on each of the whole days, recounted one by one. */
  counted(isWanted: (reward: UsedReward) => boolean): number[];
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Starts one with codes, allocations and a budget of 5000 euros. */
export async function startUsedInventory(seed: number): Promise<UsedInventory> {
  const world = await startInventory();
  await world.run(
    sql`update accounts set timezone = ${ZONE} where login in ('operator', 'inventory_manager')`,
  );
  const used = draws(seed);
  await world.use(used);
  await world.fill('P10', 40);
  await world.fill('P10', 3, { expiresAt: '2020-01-01' });
  await world.fill('P10', 5, { availableAt: '2999-01-01' });
  await world.run(sql`insert into allocations (advertiser_id, id, type, status, currency, requested_amount) values
    (1, 1, 'committed', 'enabled', 'EUR', 0), (3, 2, 'committed', 'enabled', 'EUR', 0)`);
  await world.run(sql`insert into allocated_rewards (advertiser_id, allocation_id, sku, status, quantity, quantity_used) values
    (1, 1, 'P10', 'enabled', 30, 4), (1, 1, 'P20', 'pending', 7, 0), (3, 2, 'P10', 'enabled', 50, 0)`);
  const call = (login: string, method: string, url: string, more: object = {}) =>
    world.platform.call(login, method, url, more);
  const report = async (query = '', login = 'operator') =>
    (await call(login, 'GET', `/api/me/inventory_report?per_page=100${query}`)).body;
  const rowsOf = async (query = '', login?: string) =>
    (await report(query, login)).items as unknown as Json[];
  const declare = (version: number, over: object) =>
    call('operator', 'PUT', '/api/me/reward_sources', {
      version,
      body: { provider_id: '92', currency: 'EUR', budget: '100', ...over },
    });
  const saved = await declare(0, { budget: '5000.00' });
  if (saved.status !== 200) throw new Error(saved.text);
  return {
    world,
    call,
    report,
    rowsOf,
    declare,
    rowOf: async (sku, login) =>
      (await rowsOf(`&reward=${sku}`, login)).find(({ type }) => String(type) === 'stock') as Json,
    counted(isWanted) {
      const today = dayIn(ZONE);
      const days = Array.from({ length: USE_DAYS }, (_, n) => addDays(today, n - USE_DAYS));
      const on = used
        .filter(isWanted)
        .flatMap(({ redeemedAt }) => (redeemedAt ? [dayIn(ZONE, redeemedAt)] : []));
      return days.map((day) => on.filter((one) => one === day).length);
    },
  };
}

/** Redemptions of some six weeks, many of them near midnight in the zone, and some not redeemed. */
function draws(from: number): UsedReward[] {
  let state = from;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const skus = ['P10', 'P10', 'P10', 'B10', 'B20', 'BG5', 'L10'];
  return Array.from({ length: 400 }, () => {
    const sku = skus[draw(skus.length)] ?? 'P10';
    const back = draw(42) * 86_400_000 + (draw(3) === 0 ? draw(86_400_000) : 4 * 3_600_000 + draw(7_200_000));
    return {
      advertiserId: 1 + draw(3),
      sku,
      faceValue: sku === 'B20' ? 2000 : sku === 'BG5' ? 500 : 1000,
      redeemedAt: draw(10) === 0 ? null : new Date(Date.now() - 60_000 - back),
      testing: draw(8) === 0,
    };
  });
}
