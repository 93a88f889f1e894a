import { basename } from 'node:path';
import { isTest, projectFiles, textOf } from './tree.ts';

/** One requirement number in the title of a test. */
export interface Citation {
  item: string;
  file: string;
}

const NUMBER = /\b[A-Z][A-Z0-9]*-\d+(?![\w-])/g;
const SHORTENED =
  /\b[A-Z][A-Z0-9]*-\d+\s*(?:(?:…|\.\.+|–|to\b)\s*(?:[A-Z][A-Z0-9]*-)?|(?:,|and\b|\/|&)\s*)\d+(?![\w-])/;
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
  return tests().flatMap((file) => [...citedIn(textOf(file))].map((item) => ({ item, file })));
}

/** The numbers cited in the titles of one file, each written in full: whoever searches for a number finds its proof. */
export function citedIn(source: string): Set<string> {
  return new Set(titlesIn(source).flatMap((title) => title.match(NUMBER) ?? []));
}

/** The titles that leave a number to be guessed, such as a range or a list of bare numbers. */
export function shortenedTitles(): string[] {
  return tests().flatMap((file) => shortenedIn(textOf(file)).map((title) => `${file}: ${title}`));
}

/** The titles of one file that shorten a citation. */
export function shortenedIn(source: string): string[] {
  return [...new Set(titlesIn(source))].filter((title) => SHORTENED.test(title));
}

function tests(): string[] {
  return projectFiles().filter((path) => /\.(test|spec)\.tsx?$/.test(path) && isTest(path));
}

function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE), ...source.matchAll(HEAD)].map(([, , title = '']) => title);
}
