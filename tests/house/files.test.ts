import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, projectFiles, textOf, writtenSources } from './tree.ts';

const FORBIDDEN = /^(index|utils?|helpers?|misc|common|types)\.(ts|tsx|css|json)$/;
const LONGEST = 250;
const MEDIAN = 80;
/** What `Stack`, `Row` and `Text` say: a rule of these alone is one of them. */
const PRIMITIVE =
  /^(display: flex|flex-direction: (column|row)|flex-wrap: wrap|gap: (var\(--space-\d\) ?)+|min-width: 0|(align-items|justify-content): (flex-)?(start|end|center|baseline|space-between)|color: var\(--text-muted\)|font-size: var\(--size-small\))$/;

const lines = (path: string) => textOf(path).trimEnd().split('\n').length;
const sources = writtenSources();

describe('names', () => {
  test('no bucket files', () => {
    expect(projectFiles().filter((path) => FORBIDDEN.test(basename(path)))).toEqual([]);
  });

  test('a component stands in a file of its own name; only a family of them shares one', () => {
    const wrong = sources.filter((path) => {
      const name = basename(path).split('.')[0] ?? '';
      if (!path.endsWith('.tsx') || isTest(path) || name === 'main') return false;
      const components = textOf(path).match(/^export (function|const) [A-Z][a-z]\w*/gm) ?? [];
      return /^[A-Z]/.test(name) ? !exportsName(path, name) : components.length === 1;
    });
    expect(wrong).toEqual([]);
  });

  test('a file in PascalCase exports that name', () => {
    const wrong = sources.filter((path) => {
      const name = basename(path).split('.')[0] ?? '';
      return /^[A-Z]/.test(name) && !isTest(path) && !exportsName(path, name);
    });
    expect(wrong).toEqual([]);
  });

  test('no default exports, except where a tool loads a configuration or a reporter by them', () => {
    const wrong = sources.filter(
      (path) =>
        /^export default/m.test(textOf(path)) &&
        !/(\.config|^codegen|^tests\/runner\/(vitest|playwright)Lines)\.ts$/.test(path),
    );
    expect(wrong).toEqual([]);
  });
});

describe('size', () => {
  const counted = projectFiles().filter(
    (path) =>
      sources.includes(path) ||
      (/\.(graphql|css)$/.test(path) && !/^schema\/(gateway|remote|reports\/eventData)/.test(path)),
  );

  test(`no file above ${LONGEST} lines`, () => {
    const long = counted.map((path) => ({ path, lines: lines(path) })).filter((file) => file.lines > LONGEST);
    expect(long).toEqual([]);
  });

  test(`half of the files below ${MEDIAN} lines`, () => {
    const sizes = sources.map(lines).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(MEDIAN);
  });
});

/** A file named `…Context` holds what provides the context. */
function exportsName(path: string, file: string): boolean {
  const name = file.replace(/Context$/, '(Context|Provider)');
  return new RegExp(`export (async )?(function|const|class|interface|type) ${name}\\b`).test(textOf(path));
}

test('of the snapshots of the tables only the newest is kept: drizzle-kit reads no other', () => {
  expect(projectFiles().filter((path) => path.endsWith('_snapshot.json'))).toHaveLength(1);
});

test('the newest migration has its number in the journal, and so has its snapshot: drizzle-kit counts on from there', () => {
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
    textOf('platform/database/migrations/meta/_journal.json'),
  );
  const { idx, tag } = journal.entries.at(-1) ?? { idx: 0, tag: '' };
  expect(tag.slice(0, 4)).toBe(String(idx).padStart(4, '0'));
  expect(projectFiles()).toContain(`platform/database/migrations/meta/${tag.slice(0, 4)}_snapshot.json`);
});

describe('style sheets of screens', () => {
  /** The shell, and the public pages, which load without the kit. */
  const sheets = projectFiles().filter(
    (path) =>
      path.endsWith('.module.css') && !/^web\/(kit|app|catalog\/publicPages|people\/session)\//.test(path),
  );

  test('a column, a row and small muted words come from `web/kit/layout`', () => {
    const declared = sheets.flatMap((path) => {
      const text = textOf(path);
      return [...text.matchAll(/^\.(\w+) \{([^{}]*)\}/gm)]
        .filter(
          ([, name, rule = '']) =>
            isPrimitive(rule) && text.match(new RegExp(`\\.${name}\\b`, 'g'))?.length === 1,
        )
        .map(([, name]) => `${path} .${name}`);
    });
    expect(declared).toEqual([]);
  });
});

const isPrimitive = (rule: string) =>
  rule
    .split(';')
    .map((declaration) => declaration.trim())
    .every((declaration) => declaration === '' || PRIMITIVE.test(declaration));
