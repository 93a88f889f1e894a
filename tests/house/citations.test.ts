import { expect, test } from 'vitest';
import { citations, citedIn, deferred, requirements } from './citations.ts';

const sample = (title: string) => [...citedIn(`test('${title}', () => {})`)];

test('numbers are read from titles', () => {
  expect(sample(`${'ADV'}-7: saves at once`)).toEqual(['ADV-7']);
  expect(sample(`${'ADV'}-7, 8 and 10: saves`)).toEqual(['ADV-7', 'ADV-8', 'ADV-10']);
  expect(sample(`${'ADV'}-7…9, ${'FMT'}-1: saves`)).toEqual(['ADV-7', 'ADV-8', 'ADV-9', 'FMT-1']);
  expect(sample(`${'ADV'}-7 … ${'ADV'}-9: saves`)).toEqual(['ADV-7', 'ADV-8', 'ADV-9']);
  expect(sample('says SHA-256 and ISO-8601')).toEqual(['SHA-256', 'ISO-8601']);
});

test('every cited number exists', () => {
  const areas = requirements();
  const known = new Set([...areas.values()].flat());
  const wrong = citations().filter(({ item }) => areas.has(areaOf(item)) && !known.has(item));
  expect(wrong).toEqual([]);
});

test('every deferred number exists', () => {
  const known = new Set([...requirements().values()].flat());
  expect([...deferred().keys()].filter((item) => !known.has(item))).toEqual([]);
});

function areaOf(item: string): string {
  return item.slice(0, item.lastIndexOf('-'));
}
