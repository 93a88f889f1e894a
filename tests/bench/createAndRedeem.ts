// `npm run bench -- create-and-redeem`: redemptions per second that eight callers create and redeem together, beside those of one caller.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Pool } from 'undici';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { openCodeBox } from '../../platform/foundation/secrets/openCodeBox.ts';
import { importCodes } from '../../platform/fulfillment/codes/importCodes.ts';
import { recount } from '../../platform/money/reconciliation/recount.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../platform/testing/dispatches.ts';
import { startPlatformProcess } from '../support/platformProcess.ts';
import { ownServer } from '../support/postgres.ts';
import type { Measure } from './table.ts';

const CALLERS = 8;
/** Milliseconds of one measurement, and how often both numbers of callers take turns. */
const MEASURE_MS = 4000;
const WARM_UP_MS = 2000;
const ROUNDS = 3;
/** Codes in the pool: more than the measurements take. */
const POOL_CODES = 20_000;

/** Rewards that the platform issues itself, and rewards from a pool of codes; every commit is on the disk before the answer. */
export async function measureCreateAndRedeem(): Promise<Measure[]> {
  const server = await ownServer({ isDurable: true });
  const world = await startDispatches({ databaseUrl: server.url });
  const platform = startPlatformProcess({
    DATABASE_URL: server.url,
    // Its money has no budget lines, so a worker's reconciliation would freeze it.
    PLATFORM_ROLE: 'api',
    OIDC_CLIENT_SECRET: 'only-for-benchmarks-and-nothing-else',
  });
  try {
    await world.fund(90_000_000n);
    await fillPool(world);
    const call = await callerOf(world, await platform.address);
    const measures = [
      ...(await measureSupply('issued by the platform', (many) => call(many, { testing: true }))),
      ...(await measureSupply('from a pool of codes', (many) => call(many, { testing: false }))),
    ];
    const { drifts, unbalanced } = await recount(world.platform.database);
    const [stat] = await rowsOf(
      world.platform.database.db,
      { deadlocks: number },
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    return [
      ...measures,
      { name: 'deadlocks', value: stat?.deadlocks ?? 0, unit: '', goal: 0 },
      {
        name: 'accounts and postings that do not tie',
        value: drifts.length + unbalanced.length,
        unit: '',
        goal: 0,
      },
    ];
  } finally {
    await platform.stop();
    await world.platform.close();
    await server.stop();
  }
}

/** Runs callers for a while; answers the redemptions per second. */
type Measured = (callers: number, milliseconds: number) => Promise<number>;

async function measureSupply(
  name: string,
  run: (many: { callers: number; milliseconds: number }) => Promise<number>,
): Promise<Measure[]> {
  const measured: Measured = (callers, milliseconds) => run({ callers, milliseconds });
  await measured(CALLERS, WARM_UP_MS);
  const rates: { alone: number; together: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await measured(1, MEASURE_MS);
    await setTimeout(500);
    rates.push({ alone, together: await measured(CALLERS, MEASURE_MS) });
    await setTimeout(500);
  }
  const middle = rates.toSorted((a, b) => a.together / a.alone - b.together / b.alone)[1];
  if (!middle) throw new Error('Nothing was measured');
  const { alone, together } = middle;
  return [
    {
      name: `one caller's time for a redemption beside that of ${CALLERS} callers together, ${name} (${alone.toFixed(1)} and ${together.toFixed(1)} a second: ${(together / alone).toFixed(2)} times as many)`,
      value: alone / together,
      unit: '×',
      goal: 1 / 1.5,
    },
  ];
}

async function fillPool({ platform }: DispatchWorld): Promise<void> {
  const box = await openCodeBox(platform.config, platform.database);
  const codes = Array.from({ length: POOL_CODES }, (_, n) => ({
    n,
    sku: CARD,
    code: `BENCH-${n}-${randomUUID()}`,
    expiresAt: null,
    batchNo: null,
  }));
  for (let from = 0; from < codes.length; from += 5000)
    await systemScope(platform.database).write((tx) => importCodes(tx, box, codes.slice(from, from + 5000)));
}

async function callerOf({ platform, create }: DispatchWorld, address: string) {
  const { body } = await create({ rewards: [{ sku: CARD }] });
  const path = `/api/promotions/${String(body.id)}/rewards/${CARD}/redemptions/redeem`;
  const token = await mintAccessToken(await loadKeys(platform.database), {
    publicUrl: platform.config.publicUrl,
    subject: 'retailer',
  });
  const pool = new Pool(address, { connections: CALLERS });
  const redeem = async (testing: boolean) => {
    const key = randomUUID();
    const { statusCode, body: stream } = await pool.request({
      method: 'POST',
      path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ order_id: key, testing, user: { email: `${key}@x.example` } }),
    });
    const text = await stream.text();
    if (statusCode !== 201 || !text.includes('"outcome":"redeemed"'))
      throw new Error(`A redemption was answered ${statusCode} ${text.slice(0, 300)}`);
  };
  return async (
    { callers, milliseconds }: { callers: number; milliseconds: number },
    { testing }: { testing: boolean },
  ): Promise<number> => {
    const start = performance.now();
    let redemptions = 0;
    const caller = async () => {
      while (performance.now() - start < milliseconds) {
        await redeem(testing);
        redemptions += 1;
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return (redemptions * 1000) / (performance.now() - start);
  };
}
