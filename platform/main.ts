// Starts the platform: environment, database, migrations, demo data, then the server, the worker or both; drains on SIGTERM
// and SIGINT.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE, dayIn } from '../schema/foundation/dates/dates.ts';
import { SettingError, startExitCode } from '../schema/foundation/process/settingError.ts';
import { failureText } from '../server/failureText.ts';
import { checkListener, type Listener, listenOn } from '../server/listen.ts';
import { buildPlatform } from './app.ts';
import { readConfig } from './config.ts';
import { systemScope } from './foundation/access/scope.ts';
import { setClock } from './foundation/clock/clock.ts';
import { databaseCode, isAway, whenAvailable } from './foundation/database/connections/availability.ts';
import { type Database, openDatabase } from './foundation/database/connections/connection.ts';
import { migrate } from './foundation/database/migrate.ts';
import { releaseLeases } from './foundation/jobs/lease.ts';
import type { Worker } from './foundation/jobs/worker.ts';
import { checkKeys } from './foundation/secrets/openCodeBox.ts';
import { queueDemoPictures } from './process/demo/catalog/pictureJobs.ts';
import { isEmpty, seedDemo } from './process/demo/seed.ts';
import { demoDataReport, reportDatabase } from './process/demo/startReport.ts';
import { checkRequestsLogin } from './process/setup/requestsLogin.ts';
import { buildWorkerApp } from './process/worker/app.ts';
import { startPlatformWorker } from './process/worker/start.ts';

/** Milliseconds that running requests and jobs get to end, and the database to be closed. */
const DRAIN = 10_000;
const CLOSING = 1_000;

/** Milliseconds for which a start waits for the database, and between two words about it. */
const DATABASE_TIMEOUT_MS = 60_000;
const REPORT_INTERVAL_MS = 10_000;

/** Error codes of a server for a login or password that it does not know, and for a missing database. */
const WRONG_DATABASE = new Set(['28P01', '28000', '3D000']);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { host, port } = config;
  const listener: Listener = { host, port, settings: { host: 'PLATFORM_HOST', port: 'PLATFORM_PORT' } };
  // Before the long work of a first start.
  await checkListener(listener);
  reportDatabase(config);
  const database = await openDatabase(config);
  await answering(database);
  await migrate(database);
  await checkRequestsLogin(database);
  // Before the first request, job or demo row.
  await checkKeys(config, database);
  await setClock(database, config.clockShift);
  // No other process can be at work on an embedded database: what runs was left by one that ended.
  if (database.engine === 'pglite') await releaseLeases(database);
  if (config.isDemo && config.demoSize !== 'none' && (await isEmpty(database))) {
    const today = dayIn(DEFAULT_TIME_ZONE);
    await seedDemo(database, {
      size: config.demoSize,
      seed: config.demoSeed,
      today,
      codes: config,
      onProgress: demoDataReport(),
    });
    await systemScope(database).write(queueDemoPictures);
  }
  const app =
    config.role === 'worker'
      ? await buildWorkerApp({ config, database })
      : await buildPlatform({ config, database });
  let worker: Worker | null = null;
  let draining = false;
  async function drain(signal: string): Promise<void> {
    if (draining) return;
    draining = true;
    app.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), 1.2 * DRAIN).unref();
    // Another worker takes over unfinished jobs when their lease ends.
    const jobs = Promise.race([worker?.drain(), pause(DRAIN)]);
    await Promise.all([app.drain({ delay: process.exitCode ? 0 : config.drainDelayMs, limit: DRAIN }), jobs]);
    await Promise.race([database.close(), pause(CLOSING)]);
    process.exit();
  }
  process.on('SIGTERM', (signal) => void drain(signal));
  process.on('SIGINT', (signal) => void drain(signal));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: error }, event);
      process.exitCode = 1;
      void drain(event);
    });
  }
  await listenOn(app, listener);
  process.send?.('ready');
  // Recurring jobs start after the first minute, so start-up stays fast.
  if (config.role === 'api' || draining) return;
  worker = await startPlatformWorker(app, { config, database });
  if (draining) await worker.drain();
}

/** Waits until the database answers, so that both can be started at once and in any order. */
async function answering(database: Database): Promise<void> {
  let toldAt = -REPORT_INTERVAL_MS;
  const tell = (error: unknown) => {
    if (performance.now() - toldAt < REPORT_INTERVAL_MS) return;
    toldAt = performance.now();
    console.error(`The database does not answer yet (${failureText(error)}); trying again.`);
  };
  try {
    await whenAvailable(() => database.db.execute(sql`select 1`), DATABASE_TIMEOUT_MS, tell);
  } catch (error) {
    if (WRONG_DATABASE.has(databaseCode(error) ?? ''))
      throw new SettingError(`DATABASE_URL: ${failureText(error)}`);
    if (!isAway(error)) throw error;
    const seconds = DATABASE_TIMEOUT_MS / 1000;
    throw new Error(
      `The database did not answer for ${seconds} s (${failureText(error)}): check DATABASE_URL.`,
    );
  }
}

start().catch((error: unknown) => {
  // Never the statement that failed: its values may be secrets.
  console.error(failureText(error));
  process.exit(startExitCode(error));
});
