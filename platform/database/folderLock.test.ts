import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guerdon-lock-'));
  folder = join(root, 'database');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the folder of the embedded database', () => {
  test('a second opener is refused and told which process holds it', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  });

  test('is free again once given back', () => {
    lockFolder(folder)();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    lockFolder(folder);
  });

  test('is taken over from a process that is gone', () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(`${folder}.lock`, String(gone));
    lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
  });

  test('a lock without a pid in it is taken over', () => {
    writeFileSync(`${folder}.lock`, '');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
