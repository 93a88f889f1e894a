import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { enqueue } from '../../platform/foundation/jobs/enqueue.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import type { DispatchKind } from '../../schema/fulfillment/dispatchKinds.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { ownServer } from '../support/postgres.ts';
import { type ProviderStub, startProviderStub } from '../support/providerStub.ts';
import { startSmtpSink } from '../support/smtpSink.ts';
import { readBeside } from './readBeside.ts';
import { processTime, serverTime } from './serverTime.ts';
import type { Measure } from './table.ts';

const LINES = 10_000;
/** Concurrent reads per second, and the longest time that a batch may take. */
const READS = 50;
const LONGEST = 60_000;
/** The addresses read. */
const PATHS = [
  '/api/advertisers',
  '/api/advertisers/1/promotions',
  '/api/promotions/1/dispatches',
  '/api/promotions/1/rewards',
];
/** Milliseconds for which the reads are measured alone. */
const CALM = 8000;
/** Milliseconds that the provider takes for a code at most. */
const PROVIDER = 100;

/** Batches of links, of codes created here and of codes from a provider, each processed by one worker while people read. */
export async function measureWork(): Promise<Measure[]> {
  const server = await ownServer({ isDurable: true });
  const world = await startEngineWorld('postgres', server.url);
  const sink = await startSmtpSink();
  const provider = await startProviderStub({ slowest: PROVIDER });
  const env = {
    ...world.environment,
    OIDC_CLIENT_SECRET: 'only-for-benches-and-nothing-else',
    SMTP_URL: sink.url,
  };
  const processes = ['api', 'worker'].map((role) => startPlatformProcess({ ...env, PLATFORM_ROLE: role }));
  try {
    await world.run(sql`update providers set url = ${provider.url} where id = 2`);
    return await workAll({ world, processes, provider });
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
    await sink.close();
    await provider.close();
    await world.close();
    await server.stop();
  }
}

interface Working {
  world: EngineWorld;
  processes: PlatformProcess[];
  provider: ProviderStub;
}

async function workAll({ world, processes: [api, worker] }: Working): Promise<Measure[]> {
  if (!api || !worker) throw new Error('No processes');
  const address = await api.address;
  const used = () => ({ worker: processTime(worker.child.pid ?? 0), database: serverTime(world.url) });
  const before = used();
  const reader = {
    address,
    tokenOf: async () =>
      mintAccessToken(await loadKeys(world.database), { publicUrl: 'http://localhost:4000', subject: 'ada' }),
    paths: PATHS,
    reads: READS,
  };
  const calm = await readBeside(reader, pause(CALM));
  /** The cost of the reads alone for the database, in milliseconds of its processors per millisecond. */
  const ofReads = (used().database - before.database) / CALM;
  const measures: Measure[] = [
    { name: `batches: p95 of ${READS} reads a second with nothing else`, value: calm, unit: 'ms', goal: 400 },
  ];
  for (const { name, kind, sku } of [
    { name: 'links', kind: 'send_links', sku: SKUS.issued },
    { name: 'codes made here', kind: 'send_codes', sku: SKUS.issued },
    { name: `codes of a provider of up to ${PROVIDER} ms`, kind: 'send_codes', sku: SKUS.http },
  ] as const satisfies { name: string; kind: DispatchKind; sku: string }[]) {
    const { batchId } = await world.dispatch(LINES, { kind, sku });
    const usageBefore = used();
    const from = performance.now();
    await world.scope.write((tx) =>
      enqueue(tx, { kind: 'batchWork', payload: { advertiserId: '1', batchId }, advertiserId: '1' }),
    );
    const p95 = await readBeside(reader, allSent(world));
    const wall = performance.now() - from;
    const now = used();
    const database = now.database - usageBefore.database - ofReads * wall;
    const parts = [now.worker - usageBefore.worker, database, wall].map((one) => (one / 1000).toFixed(1));
    const text = `worker ${parts[0]} s, database ${parts[1]} s; by the clock ${parts[2]} s`;
    measures.push(
      {
        name: `batches: ${LINES} ${name} worked and mailed, processors (${text})`,
        value: now.worker - usageBefore.worker + database,
        unit: 'ms',
        goal: LONGEST,
      },
      { name: `batches: p95 of ${READS} reads a second beside them`, value: p95, unit: 'ms', goal: 400 },
    );
  }
  return measures;
}

/** Ends when every batch is done and every message sent. */
async function allSent(world: EngineWorld): Promise<void> {
  for (;;) {
    const [row] = await world.rows<{ open: boolean }>(
      sql`select exists (select from dispatches where state <> 'done') or exists (select from deliveries where state <> 'sent') as open`,
    );
    if (!row?.open) return;
    await pause(100);
  }
}
