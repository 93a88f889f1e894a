import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Pool } from 'undici';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { mintAccessToken } from '../../platform/oidc/accessToken.ts';
import { loadKeys } from '../../platform/oidc/keys.ts';
import type { DispatchKind } from '../../schema/dispatchKinds.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { ownServer } from '../support/postgres.ts';
import { type ProviderStub, startProviderStub } from '../support/providerStub.ts';
import { startSmtpSink } from '../support/smtpSink.ts';
import { processTime, serverTime } from './serverTime.ts';
import type { Measure } from './table.ts';

const LINES = 10_000;
/** Reads a second that are asked for beside the work, and the longest that a batch may take. */
const READS = 50;
const LONGEST = 60_000;
/** Milliseconds for which the reads are measured alone. */
const CALM = 8000;
/** Milliseconds that the provider takes for a code at most. */
const PROVIDER = 100;

/** Batches of links, of codes made here and of codes from a provider, each worked by one worker while people read. */
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
  const calm = await readBeside(world, address, (isOver) => isOver(pause(CALM)));
  /** What the reads alone cost the database, in milliseconds of its processors a millisecond. */
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
    const begun = used();
    const from = performance.now();
    const p95 = await readBeside(world, address, async (isOver) => {
      await world.scope.write((tx) =>
        enqueue(tx, { kind: 'batchWork', payload: { advertiserId: '1', batchId }, advertiserId: '1' }),
      );
      await isOver(allSent(world));
    });
    const wall = performance.now() - from;
    const now = used();
    const database = now.database - begun.database - ofReads * wall;
    const parts = [now.worker - begun.worker, database, wall].map((one) => (one / 1000).toFixed(1));
    const text = `worker ${parts[0]} s, database ${parts[1]} s; by the clock ${parts[2]} s`;
    measures.push(
      {
        name: `batches: ${LINES} ${name} worked and mailed, processors (${text})`,
        ...{ value: now.worker - begun.worker + database, unit: 'ms', goal: LONGEST },
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

/** Reads as the account does while something goes on; answers the 95th percentile of their times, each counted from when it was due. */
async function readBeside(
  world: EngineWorld,
  address: string,
  during: (isOver: (what: Promise<unknown>) => Promise<void>) => Promise<void>,
): Promise<number> {
  const token = await mintAccessToken(await loadKeys(world.database), {
    publicUrl: 'http://localhost:4000',
    subject: 'ada',
  });
  const pool = new Pool(address, { connections: 20 });
  const paths = [
    '/api/advertisers',
    '/api/advertisers/1/promotions',
    '/api/promotions/1/dispatches',
    '/api/promotions/1/rewards',
  ];
  const times: number[] = [];
  let n = 0;
  const reads: Promise<void>[] = [];
  const read = async (path: string) => {
    const from = performance.now();
    const { statusCode, body } = await pool.request({
      path,
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await body.text();
    times.push(performance.now() - from);
    if (statusCode === 503) return; // it took its time, too
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 200)}`);
  };
  for (const path of paths) await read(path); // to be warm
  times.length = 0;
  const timer = setInterval(() => {
    n += 1;
    reads.push(read(paths[n % paths.length] as string));
  }, 1000 / READS);
  try {
    await during(async (what) => void (await what));
  } finally {
    clearInterval(timer);
  }
  await Promise.all(reads);
  await pool.close();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
