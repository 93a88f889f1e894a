import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

let root: string;
let folder: string;
let holders: ChildProcess[];
const releases: (() => void)[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guerdon-lock-'));
  folder = join(root, 'database');
  holders = [];
});
afterEach(() => {
  for (const giveBack of releases.splice(0)) giveBack();
  for (const holder of holders) holder.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const lock = () => {
  const giveBack = lockFolder(folder);
  releases.push(giveBack);
  return giveBack;
};

/** A container's own process numbers: its first process is 1, in every one of them. */
const OWN_PIDS = ['unshare', '--pid', '--fork', '--kill-child', '--'];
const canUnshare = spawnSync(OWN_PIDS[0] ?? '', [...OWN_PIDS.slice(1), 'true']).status === 0;

/** Another process that takes the folder and keeps it; answers what it said first. */
async function another(before: string[] = []): Promise<{ says: string; child: ChildProcess }> {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))}).then(({ lockFolder }) => {
    lockFolder(${JSON.stringify(folder)});
    console.log('held by', process.pid);
    setInterval(() => {}, 1000);
  }).catch(({ message }) => { console.log(message); });`;
  const [command = '', ...args] = [...before, process.execPath, '-e', script];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  holders.push(child);
  const [first] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { says: String(first).trim(), child };
}

const killed = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

describe('the folder of the embedded database', () => {
  test('a second opener is refused and told which process of which host holds it', async () => {
    const release = lock();
    const message = `in use by process ${process.pid} on ${hostname()}.`;
    expect(() => lockFolder(folder)).toThrow(message);
    expect((await another()).says).toContain(message);
    release();
    expect((await another()).says).toMatch(/^held by/);
  });

  test('is free again once given back', () => {
    lock()();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    lock();
  });

  test('is taken over from a process that was killed, of however many that try only by one', async () => {
    const { child } = await another();
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);
    await killed(child);
    const outputs = await Promise.all(Array.from({ length: 4 }, () => another()));
    expect(outputs.filter(({ says }) => says.startsWith('held by'))).toHaveLength(1);
  });

  test('is taken over though the pid of the one that was killed is that of a living process, such as our own', () => {
    writeFileSync(`${folder}.lock`, String(process.pid));
    expect(lock).not.toThrow();
  });

  test.skipIf(!canUnshare)(
    'containers of one machine: a living lock is kept, a dead one’s pid is no obstacle',
    async () => {
      const first = await another(OWN_PIDS);
      expect(first.says).toBe('held by 1');
      expect((await another(OWN_PIDS)).says).toContain('in use by process 1 on');
      expect(() => lockFolder(folder)).toThrow('in use by process 1 on');
      await killed(first.child);
      // Killed as a container is: with everything in it, and not before the kernel has done so.
      let next = await another(OWN_PIDS);
      for (let tries = 0; tries < 20 && next.says !== 'held by 1'; tries += 1) next = await another(OWN_PIDS);
      expect(next.says).toBe('held by 1');
    },
  );
});
