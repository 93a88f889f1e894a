import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privateFolder } from './privateFolder.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('a data folder is open to its own account alone, a new one and one that everybody could open', () => {
  const root = mkdtempSync(join(tmpdir(), 'guerdon-private-'));
  privateFolder(join(root, 'new', 'database'));
  const old = join(root, 'old');
  mkdirSync(old);
  chmodSync(old, 0o777);
  privateFolder(old);
  expect([modeOf(join(root, 'new', 'database')), modeOf(old)]).toEqual([0o700, 0o700]);
});
