import { dirname, join, normalize } from 'node:path';
import { isTest, textOf, writtenSources } from './tree.ts';

const IMPORT = /(?:import|export)\s+(?:type\s+)?([\w*\s{},$]+?)\s+from\s+['"](\.[^'"]+)['"]/g;
const DYNAMIC = /import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

/** Names that a file imports, by the file that exports them; `*` stands for all of its names. */
function importsOf(path: string, source: string): [file: string, names: string[]][] {
  const at = (target: string) => normalize(join(dirname(path), target));
  const named = [...source.matchAll(IMPORT)].map(([, clause = '', target = '']): [string, string[]] => {
    const list = /\{([^}]*)\}/.exec(clause)?.[1];
    if (list === undefined || clause.includes('*')) return [at(target), ['*']];
    const names = list.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    );
    return [at(target), names.filter(Boolean)];
  });
  const loaded = [...source.matchAll(DYNAMIC)].map(([, target = '']): [string, string[]] => [
    at(target),
    ['*'],
  ]);
  return [...named, ...loaded];
}

/**
 * Functions and values of the product that only tests import, as `file#name`. What their tests cite as proved is not: the product never calls
 * them. Types, and values that their own file uses as well, are left out.
 */
export function testOnlyExports(): string[] {
  const sources = writtenSources().map((path) => ({ path, text: textOf(path) }));
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const used = new Map<string, Set<string>>();
  const tested = new Set<string>();
  for (const { path, text } of sources)
    for (const [file, names] of importsOf(path, text)) {
      if (!isTest(path)) used.set(file, new Set([...(used.get(file) ?? []), ...names]));
      else if (!isTest(file)) for (const name of names) tested.add(`${file}#${name}`);
    }
  return [...tested].filter((one) => {
    const [file = '', name = ''] = one.split('#');
    const text = texts.get(file);
    if (text === undefined || name === '*' || used.get(file)?.has(name) || used.get(file)?.has('*'))
      return false;
    const isValue = new RegExp(`export (?:async )?(?:function\\*?|const|class) ${escaped(name)}\\b`).test(
      text,
    );
    return isValue && text.match(new RegExp(`\\b${escaped(name)}\\b`, 'g'))?.length === 1;
  });
}

const escaped = (name: string) => name.replaceAll('$', '\\$');
