import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SETTING_EXIT_CODE } from '../schema/foundation/process/settingError.ts';
import { freePort } from '../tests/support/freePort.ts';
import { type FakePlatform, startFakePlatform } from './testing/fakePlatform.ts';
import { list } from './testing/rows.ts';

/** The limit ends what hangs: a slow or busy machine takes minutes for a start. */
const START_LIMIT_MS = 10 * 60_000;

const main = join(import.meta.dirname, 'main.ts');
let platform: FakePlatform;
let folder: string;
let port: number;
let started: ChildProcess[];
beforeEach(async () => {
  platform = await startFakePlatform();
  platform.on('GET /readyz', { json: { status: 'ready' } });
  folder = mkdtempSync(join(tmpdir(), 'guerdon-gateway-'));
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Throws outside of any request when it gets SIGUSR2. */
const FATAL = `data:text/javascript,process.on('SIGUSR2',()=>setTimeout(()=>{throw new Error('fatal on purpose')}))`;

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`--import=${FATAL}`, main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: folder,
      PLATFORM_URL: platform.url,
      GATEWAY_PORT: String(port),
      ...env,
    },
  });
  const noted = Object.assign(child, { text: '' });
  started.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      noted.text += String(chunk);
    });
  return noted;
}

const probe = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.status,
    () => 0,
  );
const listening = () => expect.poll(probe, { timeout: START_LIMIT_MS }).toBe(200);
const exitOf = async (child: ChildProcess) => child.exitCode ?? (await once(child, 'exit'))[0];

test(
  'SIGTERM: ready goes false first, what was begun is answered, and the process ends with 0',
  async () => {
    let answerIt: (value: unknown) => void = () => {};
    const after = new Promise((resolve) => (answerIt = resolve));
    platform.on('GET /api/advertisers', { json: list([]), after });
    const gateway = start({ DRAIN_DELAY: '1' });
    await listening();
    const pendingResponse = fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ advertisers { items { id } } }' }),
    });
    await expect.poll(() => platform.routes()).toContain('GET /api/advertisers');
    gateway.kill('SIGTERM');
    await expect.poll(probe, { interval: 20 }).toBe(503);
    await expect.poll(probe).toBe(0);
    answerIt(null);
    const answer = await pendingResponse;
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { data: { advertisers: { items: [] } } },
    ]);
    expect(await exitOf(gateway)).toBe(0);
  },
  2 * START_LIMIT_MS,
);

test(
  'a taken port is said with its remedy, and ends the second one with the code of settings',
  async () => {
    start();
    await listening();
    const second = start();
    expect(await exitOf(second)).toBe(SETTING_EXIT_CODE);
    expect(second.text).toContain(`Port ${port} of 127.0.0.1 is taken: set GATEWAY_PORT.`);
  },
  2 * START_LIMIT_MS,
);

test(
  'a fatal error ends the gateway with 1, after it said so',
  async () => {
    const gateway = start();
    await listening();
    gateway.kill('SIGUSR2');
    expect(await exitOf(gateway)).toBe(1);
    expect(gateway.text).toContain('fatal on purpose');
  },
  2 * START_LIMIT_MS,
);

test.each([
  ['a wrong setting', { RATE_PER_SECOND: 'many' }, 'RATE_PER_SECOND'],
  ['an address of another machine', { GATEWAY_HOST: '192.0.2.1' }, 'set GATEWAY_HOST'],
  ['a folder that cannot be made', { DATA_DIR: join(import.meta.filename, 'data') }, 'DATA_DIR'],
])(
  '%s ends it with the code of settings and one message',
  async (_what, env, named) => {
    const gateway = start(env);
    expect(await exitOf(gateway)).toBe(SETTING_EXIT_CODE);
    expect(gateway.text).toContain(named);
    expect(gateway.text).not.toMatch(/^\s+at /m);
  },
  2 * START_LIMIT_MS,
);
