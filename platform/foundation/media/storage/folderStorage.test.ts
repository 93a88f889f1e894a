import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { TEST_BOX } from '../../../../tests/support/codeKeys.ts';
import { codeBox } from '../../secrets/codeBox.ts';
import { folderStorage } from './folderStorage.ts';

const folder = mkdtempSync(join(tmpdir(), 'guerdon-storage-'));
const uploads = join(folder, 'incoming');
const stored = (id: string) => join(uploads, id);
const storage = folderStorage({ folder, box: TEST_BOX, slotUrl: async () => '' });
beforeEach(() => rmSync(uploads, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RECIPIENTS = Buffer.from(
  'email,order_id\n'.concat('ana.souza@customers.example,order-1\n'.repeat(5000)),
);
const receive = (id: string, bytes = RECIPIENTS) => {
  const half = Math.floor(bytes.length / 2);
  const pieces = [bytes.subarray(0, half), bytes.subarray(half)];
  return storage.receive(id, Readable.from(pieces, { objectMode: false }), bytes.length);
};

test('what was sent long ago and never completed goes; what came just now stays', async () => {
  await storage.sweep(Date.now()); // nothing was ever sent
  for (const id of ['1', '2']) await receive(id);
  utimesSync(stored('1'), new Date(0), new Date(0));
  await storage.sweep(Date.now() - 60_000);
  expect(readdirSync(uploads)).toEqual(['2']);
});

test('an upload lies sealed, for this account of the machine alone, and is read back as it came', async () => {
  expect(await receive('1')).toBe(true);
  expect(await storage.received('1', RECIPIENTS.length)).toEqual(RECIPIENTS);
  await storage.keepSealed('1', RECIPIENTS);
  expect(await storage.openSealed('1')).toEqual(RECIPIENTS);
  const bytes = readFileSync(stored('1'));
  expect(bytes.includes('ana.souza')).toBe(false);
  expect(bytes.includes('order_id')).toBe(false);
  expect([statSync(stored('1')).mode & 0o777, statSync(uploads).mode & 0o777]).toEqual([0o600, 0o700]);
  await storage.discard('1');
  expect(readdirSync(uploads)).toEqual([]);
});

test('a folder that an earlier version left readable is closed; a file that it left unsealed is sent again', async () => {
  await receive('1');
  chmodSync(uploads, 0o755);
  writeFileSync(stored('old'), RECIPIENTS);
  await receive('2');
  expect(statSync(uploads).mode & 0o777).toBe(0o700);
  expect(await storage.openSealed('old')).toBeNull();
});

test.each([
  ['another row’s file', () => readFileSync(stored('2'))],
  ['one changed byte', () => changed(readFileSync(stored('1')))],
  ['a file cut short', () => readFileSync(stored('1')).subarray(0, -20)],
  ['the mark alone', () => readFileSync(stored('1')).subarray(0, 30)],
])('an upload is missing when its place holds %s', async (_what, content) => {
  await receive('1');
  await receive('2');
  writeFileSync(stored('1'), content());
  expect(await storage.openSealed('1')).toBeNull();
});

test('without its key an upload is missing, and can be sent again', async () => {
  await receive('1');
  const box = codeBox([{ id: 'other', key: Buffer.alloc(32, 9) }], Buffer.alloc(32, 2));
  const other = folderStorage({ folder, box, slotUrl: async () => '' });
  expect(await other.openSealed('1')).toBeNull();
  expect(await receive('1')).toBe(true);
});

test.each([-1, 1])('bytes are refused that differ from the announced size by %i', async (by) => {
  const pieces = Readable.from([RECIPIENTS], { objectMode: false });
  expect(await storage.receive('1', pieces, RECIPIENTS.length + by)).toBe(false);
  expect(readdirSync(uploads)).toEqual([]);
});

function changed(bytes: Buffer): Buffer {
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  return bytes;
}
