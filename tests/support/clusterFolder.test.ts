import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newClusterFolder } from './clusterFolder.ts';

test('a new cluster removes what a process that ended has left, and nothing of those that run', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const [left, used] = [ended, process.ppid].map((pid) => join(tmpdir(), `guerdon-postgres-${pid}-folder`));
  for (const folder of [left, used]) mkdirSync(String(folder), { recursive: true });

  const own = newClusterFolder({ isInMemory: false });

  expect([left, used, own].map((folder) => existsSync(String(folder)))).toEqual([false, true, true]);
  for (const folder of [used, own]) rmSync(String(folder), { recursive: true });
});
