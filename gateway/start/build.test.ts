import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginBuild,
  completeBuild,
  completeBuildTime,
  isCompleteBuild,
} from '../foundation/http/static/completeBuild.ts';
import { withBuildLock } from './buildLock.ts';
import { compressFolder } from './compressFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guerdon-dist-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build counts from the time at which it began to read the sources, and only once it has ended', () => {
  expect([isCompleteBuild(folder), completeBuildTime(folder)]).toEqual([false, 0]);
  completeBuild(folder, 1_000_000);
  expect([isCompleteBuild(folder), completeBuildTime(folder)]).toEqual([true, 1_000_000]);
  beginBuild(folder);
  expect([isCompleteBuild(folder), completeBuildTime(folder)]).toEqual([false, 0]);
  expect(isCompleteBuild(join(folder, 'nowhere'))).toBe(false);
});

test('every text file of 1 KB or more gets a compressed one for each encoding, and nothing else does', async () => {
  const text = 'function add(a, b) { return a + b; }\n'.repeat(100);
  for (const name of ['app.js', 'app.css', 'index.html']) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'short.js'), 'add(1, 2);');
  writeFileSync(join(folder, 'picture.png'), text);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(
    ['app.css', 'app.js', 'index.html']
      .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
      .concat('picture.png', 'short.js')
      .sort(),
  );
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(folder, 'app.js.gz'))))).toBe(text);
});

test('two builds in one folder run one after the other, and the second one says that it waits', async () => {
  const file = join(folder, 'locks/build.sqlite');
  const events: string[] = [];
  let finish: () => void = () => {};
  const first = withBuildLock(file, {
    onWait: () => events.push('first waits'),
    build: async () => {
      events.push('first builds');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      events.push('first has built');
    },
  });
  const second = withBuildLock(file, {
    onWait: () => {
      events.push('second waits');
      finish();
    },
    build: async () => void events.push('second builds'),
  });
  await Promise.all([first, second]);
  expect(events).toEqual(['first builds', 'second waits', 'first has built', 'second builds']);
});

test('a build that fails gives its lock back', async () => {
  const file = join(folder, 'build.sqlite');
  const onWait = () => {};
  await expect(withBuildLock(file, { onWait, build: () => Promise.reject(new Error('no')) })).rejects.toThrow(
    'no',
  );
  expect(await withBuildLock(file, { onWait, build: async () => 'built' })).toBe('built');
});
