import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildWhatIsMissing } from '../../gateway/start/build.ts';
import { isNightly } from '../money/seeded.ts';
import { freePort } from '../support/freePort.ts';
import { copyProject } from '../support/projectCopy.ts';

/** Processes that compete with the product for one core. */
const BUSY_LOOPS = 4;
/** Ends with the process that started it, so that a run that was killed leaves none behind. */
const BUSY_LOOP = 'const parent = process.ppid; while (process.ppid === parent);';
/** Milliseconds; the limit ends a start that hangs, however slow the machine is. */
const LIMIT_MS = 40 * 60_000;
/** Lets the other tests of a run go first: their races would otherwise last minutes. The product competes with the loops as before. */
const NICE = ['nice', '-n', '10'];

const DIST = ['web/dist', 'web/catalog/publicPages/dist', 'gateway/foundation/playground/dist'];

const copy = copyProject();
const folder = mkdtempSync(join(tmpdir(), 'guerdon-slow-'));
const running: ChildProcess[] = [];
afterAll(async () => {
  const ended = running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  copy.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Runs Node on the first core, which all of them share; where cores cannot be chosen, on any. */
function pinned(args: string[], options: Parameters<typeof spawn>[2]): ChildProcess {
  const [command = '', ...more] = canPin
    ? [...NICE, 'taskset', '-c', '0', process.execPath]
    : [process.execPath];
  const child = spawn(command, [...more, ...args], options);
  running.push(child);
  return child;
}

/** What a browser that opens the address sees. */
async function opened(url: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'fr' } });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

test(
  'I1: beside four busy loops on the same core, from an empty folder and without compressed files, the first start succeeds',
  async () => {
    if (!isNightly) {
      await buildWhatIsMissing(() => {});
      for (const one of DIST) copy.addBuilt(one, ['.br', '.gz']);
    }
    for (let n = 0; n < BUSY_LOOPS; n += 1) pinned(['-e', BUSY_LOOP], { stdio: 'ignore' });
    const [port, platformPort] = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const product = pinned(['gateway/start.ts'], {
      cwd: copy.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: '',
        PUBLIC_URL: url,
        PLATFORM_PORT: String(platformPort),
        DATA_DIR: folder,
        DEMO_SIZE: isNightly ? 'full' : 'small',
        LOG_LEVEL: 'warn',
      },
    });
    let text = '';
    for (const stream of [product.stdout, product.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });

    // Who comes too early is told so, and nothing else: no other failure, and no sign-in that could not end.
    const seen: { status: number; text: string }[] = [];
    const look = async () => {
      if (product.exitCode !== null) throw new Error(`The product ended: ${text}`);
      if (/^Guerdon: /m.test(text)) return true;
      const page = await opened(`${url}/auth/login`);
      if (page.status === 503) seen.push(page);
      return false;
    };
    await expect.poll(look, { timeout: LIMIT_MS, interval: 500 }).toBe(true);

    expect(seen.filter((page) => !page.text.includes('Guerdon démarre'))).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
    expect(text).not.toContain('started again');
    expect(text).toContain('Creating the database …');
    expect(text).toContain('Creating the demo data: 0 %');
    expect(await opened(`${url}/`)).toMatchObject({ status: 200 });
  },
  LIMIT_MS,
);
