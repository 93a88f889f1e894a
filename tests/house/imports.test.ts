import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, textOf, writtenSources } from './tree.ts';

/** Which folder may import which; tests may import anything. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  schema: ['schema'],
  operations: ['operations', 'schema'],
  web: ['web', 'operations', 'schema'],
  gateway: ['gateway', 'schema', 'codegen.ts'],
  platform: ['platform', 'schema'],
};

interface Import {
  file: string;
  target: string;
}

const imports: Import[] = writtenSources()
  .filter((file) => !isTest(file))
  .flatMap((file) => targetsOf(file).map((target) => ({ file, target })));

function targetsOf(file: string): string[] {
  const found = textOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g);
  return [...found].map(([, path]) => normalize(join(dirname(file), path ?? '')));
}

const show = ({ file, target }: Import) => `${file} → ${target}`;

test('imports point one way between the parts', () => {
  const wrong = imports.filter(({ file, target }) => {
    const allowed = MAY_IMPORT[top(file)];
    return allowed !== undefined && !allowed.includes(top(target));
  });
  expect(wrong.map(show)).toEqual([]);
});

test('a folder of screens imports no other folder of screens', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [own, other] = [screenFolder(file), screenFolder(target)];
    return own !== null && other !== null && own !== other;
  });
  expect(wrong.map(show)).toEqual([]);
});

test('the kit imports no screen, no document and nothing of the shell', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      file.startsWith('web/kit/') && /^(web\/(screens|app|apollo)\/|operations\/)/.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('a part that several nouns show imports no screen and nothing of the shell', () => {
  const wrong = imports.filter(
    ({ file, target }) => file.startsWith('web/parts/') && /^web\/(screens|app)\//.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('relative imports name their extension', () => {
  const wrong = imports.filter(
    ({ target }) => !/\.(ts|tsx|css|json|svg|png|graphql|woff2)(\?\w+)?$/.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

function top(path: string): string {
  return path.split('/')[0] ?? '';
}

function screenFolder(path: string): string | null {
  return /^web\/screens\/([^/]+)\//.exec(path)?.[1] ?? null;
}
