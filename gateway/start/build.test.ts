import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oldest } from './build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guerdon-dist-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build is as old as its oldest file: what is compressed beside it later makes it no younger', () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, seconds] of [
    ['assets/app.js', 1000],
    ['assets/app.js.br', 3000],
    ['index.html', 2000],
  ] as const) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), seconds, seconds);
  }
  expect(oldest(folder)).toBe(1_000_000);
});

test('a build that is not there is older than everything', () => {
  expect(oldest(join(folder, 'nowhere'))).toBe(0);
});
