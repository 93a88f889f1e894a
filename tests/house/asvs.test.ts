import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asvsItems } from './asvsItems.ts';
import { ROOT, textOf } from './tree.ts';

const PAGE = 'docs/security/asvs.md';

/** How an item without a test begins; its note says why. */
const REASONS = ['Not applicable', 'Operator’s duty', 'Accepted', 'Open'];

interface Row {
  item: string;
  level: string;
  shown: string;
  note: string;
}

const rows: Row[] = textOf(PAGE)
  .split('\n')
  .flatMap((line) => {
    const [, item, level, shown, note] =
      /^\| (\d+\.\d+\.\d+) \| (\S+) \| (.+?) \| (.*?) ?\|$/.exec(line) ?? [];
    return item && level && shown ? [{ item, level, shown, note: note ?? '' }] : [];
  });

/** The tests that a row names: a file and, where it says so, a part of a title. */
const testsOf = ({ shown }: Row) =>
  [...shown.matchAll(/`([^`]+)`(?:: “([^”]+)”)?/g)].map(([, file = '', title]) => ({ file, title }));

/** The sections of documents that a row names, by path and anchor. */
const sectionsOf = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)#([^)]+)\)/g)].map(([, path = '', anchor = '']) => ({
    path: join('docs/security', path),
    anchor,
  }));

const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

/** A test's title as its file spells it: a quotation mark within one is escaped there. */
const spelled = (source: string) => source.replaceAll("\\'", "'");

describe(PAGE, () => {
  test('has each item of levels 1 and 2 that applies exactly once, under its level', () => {
    const expected = [...asvsItems()].map(([item, level]) => `${item} of level ${level}`);
    expect(expected).toHaveLength(242);
    expect(rows.map(({ item, level }) => `${item} of level ${level}`)).toEqual(expected);
  });

  test('has no open item of level 1', () => {
    expect(rows.filter(({ level, shown }) => level === '1' && shown === 'Open')).toEqual([]);
  });

  test('names only tests that exist, and titles that their files have', () => {
    const wrong = rows.flatMap((row) =>
      testsOf(row)
        .filter(({ file, title }) => {
          const isThere = /\.(test|spec)\.tsx?$/.test(file) && existsSync(join(ROOT, file));
          return !isThere || (title !== undefined && !spelled(textOf(file)).includes(title));
        })
        .map(({ file, title }) => `${row.item}: ${file} ${title ?? ''}`),
    );
    expect(wrong).toEqual([]);
  });

  test('names only sections of documents that exist', () => {
    const wrong = rows.flatMap(({ item, shown, note }) =>
      sectionsOf(`${shown} ${note}`)
        .filter(({ path, anchor }) => !existsSync(join(ROOT, path)) || !anchorsOf(path).includes(anchor))
        .map(({ path, anchor }) => `${item}: ${path}#${anchor}`),
    );
    expect(wrong).toEqual([]);
  });

  test('gives each item a test, a section of a document or a reason of at least one sentence', () => {
    const wrong = rows.filter((row) => {
      if (testsOf(row).length > 0 || sectionsOf(row.shown).length > 0) return false;
      return !REASONS.includes(row.shown) || !/^\p{Lu}.{25,}\.$/u.test(row.note);
    });
    expect(wrong).toEqual([]);
  });

  test('has a section of SECURITY.md or docs/production.md for each duty of the operator', () => {
    const wrong = rows.filter(
      ({ shown, note }) => shown === 'Operator’s duty' && sectionsOf(note).length === 0,
    );
    expect(wrong).toEqual([]);
  });
});
