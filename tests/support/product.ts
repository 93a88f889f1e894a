import { spawn } from 'node:child_process';
import { ROOT } from '../house/tree.ts';
import { freePort } from './freePort.ts';

/** The product in processes of its own, as `npm start` starts it. */
export interface Product {
  url: string;
  /** Where its link between gateway and platform is cut; see `serve.ts`. */
  controlUrl: string;
  stop(): Promise<void>;
}

/** Milliseconds after which a start hangs, whatever the machine. */
export const START_LIMIT_MS = 15 * 60_000;

/**
 * Starts it on free ports and waits until it answers, or until its process ends. The limit is for a start that hangs, not for a slow one.
 * @param demo a folder with demo data that it starts from a copy of; without one it creates its own demo data.
 * @param settings of the environment, besides those that every journey has.
 */
export async function startProduct(
  demo = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const [port, platformPort, controlPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['tests/support/serve.ts'], {
    cwd: ROOT,
    // It ends by itself when the other end of its input does: nothing is left over by a test runner that was killed.
    stdio: ['pipe', process.env.JOURNEYS_LOG ? 'inherit' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      JOURNEYS_DEMO: demo,
      JOURNEYS_PORT: String(port),
      JOURNEYS_PLATFORM_PORT: String(platformPort),
      JOURNEYS_CONTROL_PORT: String(controlPort),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const controlUrl = `http://127.0.0.1:${controlPort}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(controlUrl))) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with ${child.exitCode} before it was ready`);
    if (Date.now() < deadline) continue;
    child.kill('SIGTERM');
    throw new Error('The product did not start');
  }
  return {
    url: `http://localhost:${port}`,
    controlUrl,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether it answers; takes a moment when it does not. */
async function isReady(controlUrl: string): Promise<boolean> {
  const answer = await fetch(`${controlUrl}/ready`).catch(() => null);
  if (answer?.ok) return true;
  await new Promise((next) => setTimeout(next, 250));
  return false;
}
