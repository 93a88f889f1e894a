// One gateway process: reads its environment, listens, and drains when it is told to stop.
import { buildGateway } from './app.ts';
import { readConfig } from './config.ts';

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
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  await app.close();
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

await app.listen({ host: config.host, port: config.port });
process.send?.('ready');
