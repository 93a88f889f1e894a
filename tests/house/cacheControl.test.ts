import { expect, test } from 'vitest';
import { isTest, projectFiles, textOf } from './tree.ts';

/**
 * What sends the same answer to everybody, and may say that a cache keeps it; the playground does so by `setFileHeaders` of `staticFiles.ts`.
 * All else is `no-store` by default (decision 0063).
 */
const SHARED = [
  'gateway/catalog/publicPages/cacheable.ts',
  'gateway/catalog/publicPages/route.ts',
  'gateway/foundation/http/previewFrame.ts',
  'gateway/foundation/http/static/staticFiles.ts',
  'platform/foundation/media/routes.ts',
];
/** What passes on the header of the platform's answer. */
const PASSED_ON = ['gateway/foundation/http/passFile.ts'];

test('only answers that are the same for everybody may be stored', () => {
  const elsewhere = projectFiles()
    .filter((path) => /^(gateway|platform|server)\/.*\.ts$/.test(path) && !isTest(path))
    .filter((path) => ![...SHARED, ...PASSED_ON].includes(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .filter((line) => /['"]cache-control['"]/i.test(line) && !line.includes("'no-store'"))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(elsewhere).toEqual([]);
});

test('each of these places still sets the header', () => {
  expect([...SHARED, ...PASSED_ON].filter((path) => !textOf(path).includes('cache-control'))).toEqual([]);
});
