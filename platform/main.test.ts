import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SETTING_EXIT_CODE } from '../schema/foundation/process/settingError.ts';
import { openDatabase } from './foundation/database/connections/connection.ts';
import { migrate } from './foundation/database/migrate.ts';
import { oldJournal } from './testing/oldJournal.ts';

/** The limit ends what hangs: a slow or busy machine takes minutes for a start. */
const START_LIMIT_MS = 20 * 60_000;

const main = join(import.meta.dirname, 'main.ts');
let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guerdon-main-'));
  started = [];
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ChildProcess & { text: string } {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: folder,
      PLATFORM_PORT: '0',
      DEMO_SIZE: 'none',
      ...env,
    },
  });
  const noted = Object.assign(child, { text: '' });
  started.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      noted.text += String(chunk);
      child.emit('text');
    });
  }
  return noted;
}

async function says(child: ChildProcess & { text: string }, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const match = pattern.exec(child.text);
    if (match) return match;
    if (child.exitCode !== null) throw new Error(`It ended: ${child.text}`);
    await Promise.race([once(child, 'text'), once(child, 'exit')]);
  }
}

const exitOf = async (child: ChildProcess): Promise<unknown> =>
  child.exitCode ?? (await once(child, 'exit'))[0];

test(
  'E3: a second process on the folder is refused and told the pid; SIGTERM drains; a killed one is taken over',
  async () => {
    const first = start();
    const [, address] = await says(first, /listening at (http:[^"]+)/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const second = start();
    expect(await exitOf(second)).toBe(SETTING_EXIT_CODE);
    expect(second.text).toContain(`in use by process ${first.pid}`);

    first.kill('SIGTERM');
    expect(await exitOf(first)).toBe(0);
    expect(first.text).toContain('draining');

    const third = start();
    await says(third, /listening/);
    third.kill('SIGKILL');
    await exitOf(third);
    const fourth = start();
    await says(fourth, /listening/);
    fourth.kill('SIGTERM');
    expect(await exitOf(fourth)).toBe(0);
  },
  START_LIMIT_MS,
);

test(
  'everything wrong with the environment is told at once, and nothing starts',
  async () => {
    const child = start({ PLATFORM_PORT: 'many', STAFF_DOMAINS: 'not a domain', LOG_LEVEL: 'loud' });
    expect(await exitOf(child)).toBe(SETTING_EXIT_CODE);
    for (const name of ['PLATFORM_PORT', 'STAFF_DOMAINS', 'LOG_LEVEL']) expect(child.text).toContain(name);
  },
  START_LIMIT_MS,
);

test(
  'a taken port and a folder that cannot be written are told before any long work, with the code of settings',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const portConflict = start({ PLATFORM_PORT: String(port) });
    const unwritable = start({ DATA_DIR: join(import.meta.filename, 'data') });
    expect([await exitOf(portConflict), await exitOf(unwritable)]).toEqual([
      SETTING_EXIT_CODE,
      SETTING_EXIT_CODE,
    ]);
    expect(portConflict.text).toContain(`Port ${port} of 127.0.0.1 is taken: set PLATFORM_PORT.`);
    expect(unwritable.text).toContain('DATA_DIR: nothing can be written to ');
    expect(existsSync(join(folder, 'database'))).toBe(false);
    other.close();
  },
  START_LIMIT_MS,
);

test(
  'a database that is older than the baseline is refused with the version that upgrades it',
  async () => {
    const database = await openDatabase({ databaseUrl: null, databaseFolder: join(folder, 'database') });
    await migrate(database);
    await oldJournal(database, '0096_failed_orders');
    await database.close();
    const child = start();
    expect(await exitOf(child)).toBe(SETTING_EXIT_CODE);
    expect(child.text).toContain('Start version 0.1.0');
  },
  START_LIMIT_MS,
);
