// One gateway process: reads its environment, listens, and drains on SIGTERM.
import { buildGateway } from './app.ts';
import { readConfig } from './config.ts';

/** Milliseconds within which a process exits after SIGTERM. */
const DRAIN_MS = 10_000;

const isDevelopment = process.argv.includes('--dev');
const config = readConfig(process.env);
const app = await buildGateway({
  config,
  ...(isDevelopment ? { serveWeb: (await import('./http/serveFromVite.ts')).serveFromVite } : {}),
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), 1.2 * DRAIN_MS).unref();
  await app.drain({ delay: process.exitCode ? 0 : config.drainDelay, limit: DRAIN_MS });
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

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isTaken = code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${config.port} of ${config.host} is taken: set GATEWAY_PORT.` : message);
  process.exit(1);
}
process.send?.('ready');
