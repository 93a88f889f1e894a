// One gateway process: reads its environment, listens, and drains on SIGTERM.
import { SettingError, startExitCode } from '../schema/foundation/process/settingError.ts';
import { progressIn, type StartProgress } from '../schema/foundation/process/startProgress.ts';
import { listenOn } from '../server/listen.ts';
import { buildGateway } from './app.ts';
import { readConfig } from './config.ts';

/** Milliseconds within which a process exits after SIGTERM. */
const DRAIN_MS = 10_000;

const isDevelopment = process.argv.includes('--dev');

/** Latest startup report of the platform, if the same supervisor runs both. */
let startProgress: StartProgress | null = null;
process.on('message', (message) => {
  startProgress = progressIn(message) ?? startProgress;
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildGateway({
    config,
    startProgress: () => startProgress,
    ...(isDevelopment
      ? { serveWeb: (await import('./foundation/http/static/serveFromVite.ts')).serveFromVite }
      : {}),
  });

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 1.2 * DRAIN_MS).unref();
    await app.drain({ delay: process.exitCode ? 0 : config.drainDelayMs, limit: DRAIN_MS });
    process.exit();
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: error }, event);
      process.exitCode = 1;
      void stop();
    });
  }
  const { host, port } = config;
  await listenOn(app, { host, port, settings: { host: 'GATEWAY_HOST', port: 'GATEWAY_PORT' } });
  process.send?.('ready');
}

start().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(startExitCode(error));
});
