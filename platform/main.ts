// Starts the platform: environment, database, migrations, demo data, then the server, the worker or both; drains on SIGTERM
// and SIGINT.
import { DEFAULT_TIME_ZONE, dayIn } from '../schema/dates.ts';
import { buildPlatform } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { isEmpty, seedDemo } from './demo/seed.ts';
import type { Worker } from './jobs/worker.ts';
import { buildWorkerApp } from './worker/app.ts';
import { startPlatformWorker } from './worker/start.ts';

/** Milliseconds that running requests and jobs get to end. */
const DRAIN = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await migrate(database);
  if (config.isDemo && config.demoSize !== 'none' && (await isEmpty(database))) {
    const today = dayIn(DEFAULT_TIME_ZONE);
    await seedDemo(database, { size: config.demoSize, seed: config.demoSeed, today });
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
    setTimeout(() => process.exit(1), DRAIN).unref();
    await Promise.all([app.close(), worker?.drain()]);
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', (signal) => void drain(signal));
  process.on('SIGINT', (signal) => void drain(signal));
  await app.listen({ host: config.host, port: config.port });
  // Recurring jobs start after the first minute, so start-up stays fast.
  if (config.role !== 'api' && !draining) worker = startPlatformWorker(app, { config, database });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
