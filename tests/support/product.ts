import { spawn } from 'node:child_process';
import { ROOT } from '../house/tree.ts';
import { freePort } from './freePort.ts';

/** The product in processes of its own, as `npm start` starts it. */
export interface Product {
  url: string;
  stop(): Promise<void>;
}

/** Starts it on free ports with a fresh database and waits until it answers, three minutes at most. */
export async function startProduct(): Promise<Product> {
  const port = await freePort();
  process.env.JOURNEYS_PORT = String(port);
  const child = spawn(process.execPath, ['tests/support/serve.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, JOURNEYS_PORT: String(port) },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + 180_000;
  while (!(await isReady(port + 2))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The product did not start');
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether it answers; takes a moment when it does not. */
async function isReady(control: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${control}/ready`).catch(() => null);
  if (answer?.ok) return true;
  await new Promise((next) => setTimeout(next, 250));
  return false;
}
