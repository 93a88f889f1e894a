import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunksOf, type ModuleInfos } from './chunks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const VALUE_IMPORTS = /^(?:import|export)(?! type\b)\s(?:[^;']*?from\s)?'([^']+)';/gm;

/** The sources as the bundler sees them; a package is one module without imports. */
const modules: ModuleInfos = {
  getModuleInfo(id) {
    if (!existsSync(id) || !/\.tsx?$/.test(id)) return { importedIds: [] };
    const importedSources = [...readFileSync(id, 'utf8').matchAll(VALUE_IMPORTS)].map(
      ([, from = '']) => from,
    );
    return {
      importedIds: importedSources.map((from) => (from.startsWith('.') ? join(dirname(id), from) : from)),
    };
  },
};
const chunks = chunksOf(modules);
const inChunk = (name: string) =>
  [...chunks].filter(([, chunk]) => chunk === name).map(([id]) => relative(ROOT, resolve(ROOT, id)));

test('what every screen waits for holds no rules of forms, no calendar and no upload', () => {
  const always = [...inChunk('shell'), ...inChunk('kit')];
  expect(always).toContain('web/kit/list/ListScreen.tsx');
  expect(
    always.filter((id) =>
      /^schema\/foundation\/text\/zod|^zod|internationalized|kit\/(form\/(use|Form)|upload\/P)/.test(id),
    ),
  ).toEqual([]);
});

test.each(['days', 'bars', 'form'])(
  '%s comes by itself: it needs no other chunk than shell and kit',
  (name) => {
    const needed = inChunk(name).flatMap((id) => modules.getModuleInfo(join(ROOT, id))?.importedIds ?? []);
    const others = needed.filter((id) => !['shell', 'kit', name, undefined].includes(chunks.get(id)));
    expect(others).toEqual([]);
    expect(inChunk(name).length).toBeGreaterThan(2);
  },
);
