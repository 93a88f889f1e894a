// A platform on PostgreSQL for races of every pair of changes: one promotion of one advertiser, whose redemptions are charged to allocations, counted by a
// quota, given once to each recipient, and supplied by a pool or by the platform.
import { type SQL, sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import { Refusal } from '../../platform/foundation/http/refusals/refusal.ts';
import { attemptJob } from '../../platform/foundation/jobs/attempt.ts';
import { enqueue } from '../../platform/foundation/jobs/enqueue.ts';
import { leaseJobs } from '../../platform/foundation/jobs/lease.ts';
import { importCodes } from '../../platform/fulfillment/codes/importCodes.ts';
import { moveRedemptions } from '../../platform/fulfillment/redemptions/money/move.ts';
import { redeemNow } from '../../platform/fulfillment/redemptions/redeem/redeemNow.ts';
import { jobHandlers } from '../../platform/process/worker/handlers.ts';
import { openEngineTools } from '../../platform/process/worker/tools.ts';
import { CARD, startDispatches } from '../../platform/testing/dispatches.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import type { JobKind } from '../../schema/foundation/process/jobKinds.ts';
import type { RedemptionStep } from '../../schema/foundation/transitions.ts';
import { patiently } from './comeBack.ts';
import { silentLog } from './engineJobs.ts';
import { startPostgres } from './postgres.ts';

/** What a change was answered; work of the platform itself has a status too. */
export type Raced = Pick<Answer, 'status' | 'text'>;

interface Sent {
  body?: unknown;
  login?: string;
  version?: number;
}

/** Starts one. What it prepares is stock for changes that need a redemption or a dispatch in a certain state. */
export async function startRaceWorld() {
  const server = await startPostgres();
  const world = await startDispatches({ databaseUrl: server.url });
  const { platform } = world;
  const { database, config } = platform;
  // A deadlock is noticed at once: a race that has one does not hide it behind the time-outs.
  await world.run(
    sql.raw(`alter database ${new URL(server.url).pathname.slice(1)} set deadlock_timeout = '20ms'`),
  );
  await world.fund(1_000_000_000n);
  const system = systemScope(database);
  const silent = { send: async () => undefined, close: () => undefined };
  const tools = await openEngineTools(config, { database, mailer: silent });
  const handlers = jobHandlers(config, tools);

  let numbers = 0;
  const next = () => ++numbers;
  const send = (method: string, path: string, { body, login = 'operator', version }: Sent = {}) =>
    platform.call(login, method, path, {
      ...(body === undefined ? {} : { body }),
      ...(version === undefined ? {} : { version }),
      headers: { 'idempotency-key': `race ${next()}` },
    });
  const one = async (statement: SQL) => {
    const [row] = await world.rows<{ id: string }>(statement);
    if (!row) throw new Error('There is no such row');
    return row.id;
  };
  const requireOk = (answer: Answer): Answer => {
    if (answer.status >= 300) throw new Error(answer.text);
    return answer;
  };
  const move = (redemptionId: string, step: RedemptionStep) =>
    system.write((tx) =>
      moveRedemptions(openChange(tx, { scope: system }), {
        advertiserId: '1',
        ids: [redemptionId],
        step,
        madeBy: null,
        ...(step === 'fail' ? { reason: 'no_code' } : {}),
      }),
    );

  const rewards = [{ sku: CARD }, { sku: 'AAA-CARD-0002' }];
  const unique = { activation_notification_channels: ['email'], redeem_frequency: 'unique' };
  const promotion = String(requireOk(await world.create({ rewards, ...unique })).body.id);

  /** A dispatch that is the same each time it is sent. */
  const order = (sku = CARD) => {
    const value = sku === CARD ? '10' : '20';
    const rows = [1, 2].map(() => ({ sku, value, email: `d${next()}@x.example` }));
    const key = `race ${next()}`;
    return () => world.dispatch(promotion, { kind: 'send_links', rows }, { key, login: 'retailer' });
  };
  const dispatch = (sku?: string) => order(sku)();
  // What is only prepared may wait for a slow machine; nothing races it.
  const heldDispatch = async (sku?: string) =>
    String(requireOk(await patiently(order(sku))).body.dispatch?.id);
  const released = async (sku?: string) => {
    const id = await heldDispatch(sku);
    await world.release(id);
    return id;
  };
  const pending = async (sku?: string) => {
    const id = await one(
      sql`select id::text as id from redemptions where dispatch_id = ${await released(sku)} order by id limit 1`,
    );
    await move(id, 'activate');
    return id;
  };
  const redeem = (redemptionId: string): Promise<Raced> =>
    answered(() =>
      redeemNow(database, { advertiserId: '1', redemptionId, patience: 5000 }, { tools, log: silentLog }),
    );
  const moved = async (step: RedemptionStep) => {
    const id = await pending();
    await move(id, step);
    return id;
  };
  return {
    ...world,
    promotion,
    next,
    send,
    one,
    requireOk,
    dispatch,
    heldDispatch,
    released,
    pending,
    moved,
    redeem,
    /** Saves what `path` reads, under the version it has now. */
    async save(path: string, body: Record<string, unknown>, login = 'operator'): Promise<Answer> {
      const now = await platform.call(login, 'GET', path);
      return send('PUT', path, { body, login, version: Number(now.body.version) });
    },
    async redeemed() {
      const id = await pending();
      await redeem(id);
      return id;
    },
    /** A redemption whose order failed, with its line. */
    async failed() {
      const id = await moved('fail');
      await world.run(sql`with l as (
          update batch_lines set stage = 'failed', error = 'no_code' where redemption_id = ${id} returning batch_id)
        update batches b set failed = b.failed + 1 from l where b.id = l.batch_id`);
      return id;
    },
    /** Does the next job of a kind; `payload` queues one before. */
    async work(kind: JobKind, payload?: Record<string, unknown>): Promise<Raced> {
      if (payload) await system.write((tx) => enqueue(tx, { kind, payload, advertiserId: '1' }));
      const [job] = await leaseJobs(database, 1, { seconds: 60, kinds: [kind] });
      if (!job) return { status: 204, text: '' };
      const outcome = await attemptJob({ database, log: silentLog }, job, { leaseSeconds: 60, handlers });
      return { status: outcome === 'done' ? 200 : 500, text: `${kind}: ${outcome}` };
    },
    async importCodes(count: number): Promise<void> {
      const codes = Array.from({ length: count }, (_, n) => ({
        n,
        sku: CARD,
        code: `RACE-${next()}`,
        expiresAt: null,
        batchNo: null,
      }));
      await system.write((tx) => importCodes(tx, tools.box, codes));
    },
    async close() {
      await platform.close();
      await server.stop();
    },
  };
}

export type RaceWorld = Awaited<ReturnType<typeof startRaceWorld>>;

/** The outcome of what no route answers: a refusal has the status that a route would give it. */
export async function answered(run: () => Promise<unknown>): Promise<Raced> {
  try {
    return { status: 200, text: JSON.stringify((await run()) ?? null) };
  } catch (error) {
    return { status: error instanceof Refusal ? error.status : 500, text: String(error) };
  }
}
