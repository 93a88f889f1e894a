import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST } from '../runner/longFirst.ts';
import { LONG_SUITES } from '../runner/quick.ts';
import { ROOT } from './tree.ts';

test.each(LONG_SUITES)('%s, which the quick loop leaves out, names suites that there are', (pattern) => {
  const suites = globSync(pattern, { cwd: ROOT }).filter((path) => path.endsWith('.test.ts'));
  expect(suites.length).toBeGreaterThan(0);
});

test('what a run begins with is there', () => {
  expect(LONGEST.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
