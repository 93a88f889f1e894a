import { sql } from 'drizzle-orm';
import { databaseCode } from '../../platform/foundation/database/connections/availability.ts';
import { type DispatchWorld, startDispatches } from '../../platform/testing/dispatches.ts';
import type { DispatchKind } from '../../schema/fulfillment/dispatchKinds.ts';
import { ownServer, type PostgresForTests } from '../support/postgres.ts';
import { type AcceptanceCost, orderOf, takeOrder } from './acceptedOrders.ts';
import { copyAgain } from './copiedLines.ts';
import { serverTime } from './serverTime.ts';
import type { Measure } from './table.ts';
import { measureWork } from './workedBatch.ts';

/** Lines of the dispatch that is measured, and of the largest that each engine takes. */
const LINES = 10_000;
const MOST = { PostgreSQL: 100_000, embedded: 20_000 };
const ROUNDS = 3;

/**
 * The time to accept and to dry-run 10,000 lines on both engines, beside COPY of the same rows (D5, D8 of performance); the largest dispatches;
 * and 10,000 lines processed while people read.
 */
export async function measureBatches(): Promise<Measure[]> {
  const server = await ownServer({ isDurable: true });
  try {
    return [
      ...(await measureAcceptance('PostgreSQL', server)),
      ...(await measureAcceptance('embedded', null)),
      ...(await measureWork()),
    ];
  } finally {
    await server.stop();
  }
}

async function measureAcceptance(
  engine: keyof typeof MOST,
  server: PostgresForTests | null,
): Promise<Measure[]> {
  const url = server?.url ?? null;
  const world = await startDispatches({ databaseUrl: url });
  try {
    await world.fund(10_000_000_000n);
    const goal = server ? 2000 : 4500;
    const times: Record<'accepted' | 'tried', AcceptanceCost[]> = { accepted: [], tried: [] };
    const copied: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const how of ['tried', 'accepted'] as const) {
        const order = orderOf(`${how} ${round}`, {
          promotionId: world.mails,
          kind: 'send_links',
          lines: LINES,
        });
        times[how].push(await takeOrder(world.platform.database, order, { url, isDryRun: how === 'tried' }));
        if (server && how === 'accepted') copied.push(await copyTime(world, server));
      }
    const name = `batches, ${engine}: ${LINES} lines`;
    return [
      ...[
        measureOf(`${name} accepted`, { cost: middle(times.accepted, ({ processor }) => processor), goal }),
        measureOf(`${name} tried`, { cost: middle(times.tried, ({ processor }) => processor), goal }),
      ],
      ...(server
        ? [
            {
              name: `${name} accepted beside COPY of the same rows`,
              unit: 'x',
              goal: 1.5,
              value:
                middle(times.accepted, ({ processor }) => processor).processor / middle(copied, (one) => one),
            },
          ]
        : []),
      ...(await measureLargest(engine, { world, url })),
    ];
  } finally {
    await world.platform.close();
  }
}

/** Links and activations of the largest size: none of their statements may come near the statement timeout. */
async function measureLargest(
  engine: keyof typeof MOST,
  { world, url }: { world: DispatchWorld; url: string | null },
): Promise<Measure[]> {
  const lines = MOST[engine];
  const measures: Measure[] = [];
  for (const kind of ['download_links', 'activate_codes'] as const satisfies DispatchKind[]) {
    const promotionId = world.downloads;
    const before = process.memoryUsage().rss;
    const order = orderOf(kind, { promotionId, kind, lines });
    const cost = await takeOrder(world.platform.database, order, { url }).catch(endedByTimeout);
    const grown = (process.resourceUsage().maxRSS * 1024 - before) / 1e6;
    const name = `batches, ${engine}: ${lines} of ${kind}`;
    console.log(
      `${name}: longest statement "${cost.statement}", at most ${grown.toFixed(0)} MB more than before`,
    );
    measures.push(measureOf(name, { cost, goal: 5000 }));
    measures.push({ name: `${name}, longest statement`, value: cost.longest, unit: 'ms', goal: 3500 });
  }
  return measures;
}

/** A statement exceeded its limit: the goal is missed, but the other measurements continue. */
function endedByTimeout(error: unknown): AcceptanceCost {
  if (databaseCode(error) !== '57014') throw error;
  const never = Number.POSITIVE_INFINITY;
  return { wall: never, processor: never, longest: never, statement: 'ended by its time-out' };
}

async function copyTime({ platform, run }: DispatchWorld, server: PostgresForTests): Promise<number> {
  await run(sql`checkpoint`);
  const folder = new URL(server.url).searchParams.get('host') ?? '';
  const used = serverTime(server.url);
  await copyAgain(platform.database, folder);
  return serverTime(server.url) - used;
}

/** The name contains the wall-clock time: a busy machine takes longer, but not more processor time. */
const measureOf = (name: string, { cost, goal }: { cost: AcceptanceCost; goal: number }): Measure => ({
  name: `${name} (by the clock ${cost.wall.toFixed(0)} ms)`,
  value: cost.processor,
  unit: 'ms',
  goal,
});

const middle = <T>(all: readonly T[], by: (one: T) => number): T =>
  [...all].sort((one, other) => by(one) - by(other))[Math.floor(all.length / 2)] as T;
