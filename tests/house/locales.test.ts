import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles, textOf } from './tree.ts';

interface Words {
  [key: string]: string | Words;
}

const files = (language: string) =>
  projectFiles().filter((path) => path.startsWith(`web/locales/${language}/`) && path.endsWith('.json'));
const nouns = (language: string) => files(language).map((path) => basename(path));
const read = (language: string, noun: string) => flat(JSON.parse(textOf(`web/locales/${language}/${noun}`)));

/** Every key with its text; the plural forms of one key count as that key. */
function flat(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[(prefix + key).replace(/_(zero|one|two|few|many|other)$/, ''), value]]
      : flat(value, `${prefix}${key}.`),
  );
}

const keys = (words: [string, string][]) => [...new Set(words.map(([key]) => key))].sort();
const holes = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name ?? '');

test('I18N-1: both languages have the same files', () => {
  expect(nouns('fr')).toEqual(nouns('en'));
});

describe.each(nouns('en'))('%s', (noun) => {
  const [english, french] = [read('en', noun), read('fr', noun)];

  test('has the same keys in both languages', () => {
    expect(keys(french)).toEqual(keys(english));
  });

  test('sets the narrow space U+202F before a French sign and within quotes, where no line breaks', () => {
    const unset = /[^\S\u202f][:;?!»](\s|$)|«[^\u202f]/;
    expect(french.filter(([, text]) => unset.test(text))).toEqual([]);
  });

  test('leaves no text empty', () => {
    expect([...english, ...french].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills the same holes in both languages', () => {
    const filled = (words: [string, string][], key: string) =>
      new Set(words.filter(([other]) => other === key).flatMap(([, text]) => holes(text)));
    const different = keys(english).filter(
      (key) => [...filled(english, key)].sort().join() !== [...filled(french, key)].sort().join(),
    );
    expect(different).toEqual([]);
  });
});

test('every rule by which something about redemptions is refused has its words', () => {
  const sources = projectFiles().filter(
    (path) =>
      /^(schema|platform)\/(fulfillment|reports)\/(new)?[rR]edemption/.test(path) &&
      /(?<!\.test)\.ts$/.test(path),
  );
  const RULE =
    /\berror: '(\w+)'|code: 'custom',[^}]*?message: '(\w+)'|invalidField\([^)]*?, '(\w+)'|\brule: '(\w+)'|broken\(\[[^\]]*\], '(\w+)'\)/gs;
  const rules = sources.flatMap((path) =>
    [...textOf(path).matchAll(RULE)].map(([, ...names]) => names.find(Boolean) ?? ''),
  );
  expect(rules).toContain('unknown_cursor');
  const messages = new Set(keys(read('en', 'rules.json')));
  expect(rules.filter((rule) => !messages.has(rule))).toEqual([]);
});

describe('a list', () => {
  const lists = projectFiles().filter(
    (path) => /^web\/(?!kit\/).*(?<!\.test)\.tsx$/.test(path) && textOf(path).includes('words={t}'),
  );

  test.each(lists)('%s has a name, and words for having no row', (path) => {
    const [, noun] = /useTranslation\(\[?'([\w-]+)'/.exec(textOf(path)) ?? [];
    const needed = ['list', 'empty', 'empty_text', 'no_match', 'no_match_text'];
    expect(keys(read('en', `${noun}.json`))).toEqual(expect.arrayContaining(needed));
  });
});
