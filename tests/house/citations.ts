import { basename } from 'node:path';
import { isTest, projectFiles, textOf } from './tree.ts';

/** One requirement number in the title of a test. */
export interface Citation {
  item: string;
  file: string;
}

const NUMBER =
  /\b([A-Z][A-Z0-9]*)-(\d+)(?:\s*(?:…|\.\.\.?|–|to)\s*(?:\1-)?(\d+))?((?:\s*(?:,|and|\/|&)\s*\d+)*)(?![\w-])/g;
const TITLE =
  /\b(?:test|it|describe)(?:\.(?:each|for|concurrent|describe|step)(?:\([\s\S]*?\)|`[\s\S]*?`)?)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const HEAD = /(['"`])([A-Z][A-Z0-9]*-\d+[^'"`\n]*?:[^'"`\n]*)\1/g;

/** The numbered requirements, by area, from docs/requirements. */
export function requirements(): Map<string, string[]> {
  const pages = projectFiles().filter((path) => /^docs\/requirements\/[A-Z0-9]+\.md$/.test(path));
  return new Map(
    pages.map((path) => {
      const items = [...textOf(path).matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, item]) => item ?? '');
      return [basename(path, '.md'), items];
    }),
  );
}

/** Items that wait for a later screen, with the area they come with. */
export function deferred(): Map<string, string> {
  const rows = textOf('docs/requirements/deferred.md').matchAll(
    /^\| ([A-Z0-9]+-\d+) \| [^|]+ \| ([A-Z0-9]+) \|$/gm,
  );
  return new Map([...rows].map(([, item = '', area = '']) => [item, area]));
}

/** Every requirement number that a test's title cites: anywhere in a title, or at the head of a row's name. */
export function citations(): Citation[] {
  const tests = projectFiles().filter((path) => /\.(test|spec)\.tsx?$/.test(path) && isTest(path));
  return tests.flatMap((file) => [...citedIn(textOf(file))].map((item) => ({ item, file })));
}

/** The numbers cited in the titles of one file: `A-1`, `A-1, 2 and 4`, `A-1…4`, `A-1 … A-4`. */
export function citedIn(source: string): Set<string> {
  const titles = [...source.matchAll(TITLE), ...source.matchAll(HEAD)].map(([, , title = '']) => title);
  return new Set(titles.flatMap(numbersIn));
}

function numbersIn(title: string): string[] {
  return [...title.matchAll(NUMBER)].flatMap(([, area = '', first = '', last, more = '']) => {
    const from = Number(first);
    const range = Array.from({ length: (last ? Number(last) : from) - from + 1 }, (_, step) => from + step);
    const others = more.match(/\d+/g)?.map(Number) ?? [];
    return [...range, ...others].map((number) => `${area}-${number}`);
  });
}
