import { expect, test } from 'vitest';
import { citations, citedIn, deferred, requirements, shortenedIn, shortenedTitles } from './citations.ts';

const titled = (title: string) => `test('${title}', () => {})`;
const sample = (title: string) => [...citedIn(titled(title))];

test('numbers are read from titles, each written in full', () => {
  expect(sample(`${'ADV'}-7: saves at once`)).toEqual(['ADV-7']);
  expect(sample(`${'ADV'}-7, ${'ADV'}-8 and ${'FMT'}-1: saves`)).toEqual(['ADV-7', 'ADV-8', 'FMT-1']);
  expect(sample(`${'ADV'}-7…9: saves`)).toEqual(['ADV-7']);
  expect(sample('says SHA-256 and ISO-8601')).toEqual(['SHA-256', 'ISO-8601']);
});

test.each(['-7, 8', '-7 and 8', '-7/8', '-7…9', '-7 … ADV-9', '-7 to 9', '-7 to ADV-9', '-7–9', '-7...9'])(
  'a citation is shortened by %s',
  (numbers) => {
    expect(shortenedIn(titled(`${'ADV'}${numbers}: saves`))).toHaveLength(1);
  },
);

test('a citation in full is not shortened, whatever stands behind it', () => {
  expect(shortenedIn(titled(`${'ADV'}-7, ${'ADV'}-8: saves 10 rows, 8 at once`))).toEqual([]);
});

test('no title shortens a citation', () => {
  expect(shortenedTitles()).toEqual([]);
});

test('every cited number exists', () => {
  const areas = requirements();
  const items = new Set([...areas.values()].flat());
  const wrong = citations().filter(({ item }) => areas.has(areaOf(item)) && !items.has(item));
  expect(wrong).toEqual([]);
});

test('every deferred number exists', () => {
  const items = new Set([...requirements().values()].flat());
  expect([...deferred().keys()].filter((item) => !items.has(item))).toEqual([]);
});

function areaOf(item: string): string {
  return item.slice(0, item.lastIndexOf('-'));
}
