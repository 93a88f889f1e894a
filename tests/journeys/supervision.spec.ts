import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SETTING_EXIT_CODE } from '../../schema/foundation/process/settingError.ts';
import { ROOT } from '../house/tree.ts';
import { freePort } from '../support/freePort.ts';
import { START_LIMIT_MS } from '../support/product.ts';

/** `npm start` beside the product of the other journeys: killed here, nobody else is harmed. */
interface Started {
  child: ChildProcess;
  url: string;
  folder: string;
  said(): string;
}

const started: Started[] = [];
test.afterEach(() => {
  for (const { child, folder } of started.splice(0)) {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function start(env: Record<string, string> = {}): Promise<Started> {
  const [port, platformPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-supervised-'));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['gateway/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PUBLIC_URL: url,
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      DATA_DIR: folder,
      DEMO_SIZE: 'none',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
  const one = { child, url, folder, said: () => text };
  started.push(one);
  return one;
}

/** The process that has the embedded database. */
const holderOf = (folder: string) => Number.parseInt(readFileSync(join(folder, 'database.lock'), 'utf8'), 10);

const status = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.status,
    () => 0,
  );

test('E1: a platform that is killed comes back by itself, and a signal ends both', async () => {
  test.setTimeout(2 * START_LIMIT_MS);
  const { child, url, folder, said } = await start();
  await expect.poll(said, { timeout: START_LIMIT_MS }).toContain(`Guerdon: ${url}`);
  expect(await status(url)).toBe(200);

  const pid = holderOf(folder);
  process.kill(pid, 'SIGKILL');
  await expect.poll(said).toContain('platform/main.ts was ended by SIGKILL; it is started again in 0.5 s.');
  expect(await status(url)).toBe(503); // the gateway stays, and says so
  await expect.poll(said, { timeout: START_LIMIT_MS }).toContain('platform/main.ts is back.');
  await expect.poll(() => status(url)).toBe(200);

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await status(url)).toBe(0);
  expect(() => process.kill(holderOf(folder), 0)).toThrow();
});

test('a start that cannot succeed ends with its message, and is not tried again', async () => {
  test.setTimeout(START_LIMIT_MS);
  const { child, said } = await start({ PLATFORM_PORT: 'many' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(SETTING_EXIT_CODE);
  expect(said().match(/PLATFORM_PORT/g)).toHaveLength(1);
  expect(said()).toContain('platform/main.ts cannot start until this is changed.');
});
