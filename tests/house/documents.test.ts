import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles, ROOT, textOf } from './tree.ts';

const pages = projectFiles().filter(
  (path) => path.endsWith('.md') && !/^docs\/requirements\/[A-Z]/.test(path),
);
const parts = ['schema', 'server', 'platform', 'gateway', 'operations', 'web', 'tests', 'docs', '.ci'];
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts;

/** Paths in backticks or links; those with a hole in them (`<noun>`, `{…}`, `*`) stand for many and are not looked up. */
function pathsIn(page: string): string[] {
  const text = textOf(page).replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path]) => path ?? '');
  const linked = [...text.matchAll(/\]\(([^)#\s]+)\)/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !path.includes(':'))
    .map((path) => join(page, '..', path));
  const named = quoted.filter((path) => parts.some((part) => path === part || path.startsWith(`${part}/`)));
  return [...named, ...linked].filter((path) => /^[\w./-]+$/.test(path));
}

describe.each(pages)('%s', (page) => {
  test('names only paths that exist', () => {
    expect(pathsIn(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const named = [...textOf(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the configuration names every variable of the environment, and no other', () => {
  const files = [
    'schema/foundation/process/environment.ts',
    'platform/config.ts',
    'platform/people/signIn/issuer/externalIssuer.ts',
    'gateway/config.ts',
    'gateway/foundation/session/environment.ts',
  ];
  const read = files.flatMap((path) =>
    [...textOf(path).matchAll(/^ {2}([A-Z][A-Z_]+): z\b/gm)].map(([, name]) => name),
  );
  const table = textOf('docs/configuration.md').split('## Environment')[1]?.split('For tests:')[0] ?? '';
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect([...new Set(named)].sort()).toEqual([...new Set(read)].sort());
});

test('the README fits on two screens', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(120);
});

test('the index of decisions names every decision by its title', () => {
  const titles = projectFiles()
    .filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
    .sort()
    .map((path) => {
      const [, number, title] = /^# (\d{4}): (.+)/.exec(textOf(path)) ?? [];
      return `| [${number}](${basename(path)}) | ${title} |`;
    });
  const index = textOf('docs/decisions/README.md').split('\n');
  expect(index.filter((line) => line.startsWith('| ['))).toEqual(titles);
});
