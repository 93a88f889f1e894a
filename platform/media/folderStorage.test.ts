import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { folderStorage } from './folderStorage.ts';

const folder = mkdtempSync(join(tmpdir(), 'guerdon-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was sent long ago and never completed goes; what came just now stays', async () => {
  const storage = folderStorage(folder, async () => '');
  await storage.sweep(Date.now()); // nothing was ever sent
  for (const id of ['1', '2']) await storage.receive(id, Readable.from([Buffer.from('abcd')]), 4);
  utimesSync(join(folder, 'incoming', '1'), new Date(0), new Date(0));
  await storage.sweep(Date.now() - 60_000);
  expect(readdirSync(join(folder, 'incoming'))).toEqual(['2']);
});
