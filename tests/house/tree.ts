import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Folder of the project. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The capabilities, the same in every part. Each may import those before it. */
export const CAPABILITIES = [
  'foundation',
  'people',
  'advertisers',
  'money',
  'catalog',
  'promotions',
  'fulfillment',
  'reports',
];

const GENERATED = new Set([
  'node_modules',
  '.git',
  '.data',
  '.build',
  'dist',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** Every file of the project by its path from the root, without what is installed or built. */
export function projectFiles(): string[] {
  return [...filesUnder(ROOT)].map((path) => relative(ROOT, path)).sort();
}

/** TypeScript that people wrote: no generated files. */
export function writtenSources(): string[] {
  return projectFiles().filter((path) => /\.tsx?$/.test(path) && !isGenerated(path));
}

/** Files made by a command of ours. */
export function isGenerated(path: string): boolean {
  return /\.generated\.tsx?$|\/generated\/|^platform\/database\/migrations\/|^schema\/(gateway\.graphql|platform\.openapi\.json)$|^operations\/manifest\.json$/.test(
    path,
  );
}

/** A test, or something only tests use. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || path.includes('/testing/') || /\.(test|spec)\.tsx?$/.test(path);
}

/** Text of a file by its path from the root. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (GENERATED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield path;
  }
}
