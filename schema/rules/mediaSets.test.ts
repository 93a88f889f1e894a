import { describe, expect, test } from 'vitest';
import { mediaLocales, mediaSetItem, mediaSetItems, shownDescription, shownMedia } from './mediaSets.ts';

const own = [
  { name: 'picture', locale: null, id: 'own' },
  { name: 'catalog_badge', locale: 'fr', id: 'own fr' },
];
const products = [
  { name: 'logo', locale: null, id: 'logo' },
  { name: 'picture', locale: null, id: 'product' },
  { name: 'catalog_badge', locale: null, id: 'product all' },
];
const shown = (
  sets: Parameters<typeof shownMedia<(typeof own)[number]>>[0],
  name: 'logo' | 'picture' | 'catalog_badge',
  locale = 'en',
) => shownMedia(sets, { name, locale })?.id;

describe('MEDIA-6: what a SKU has not, its product shows', () => {
  test('its own picture goes first, its product’s is shown where it has none', () => {
    expect(shown([own, products], 'picture')).toBe('own');
    expect(shown([[], products], 'picture')).toBe('product');
    expect(shown([null, products], 'logo')).toBe('logo');
    expect(shown([own, null], 'logo')).toBeUndefined();
  });

  test('MEDIA-2: a catalogue badge is the one of the locale, else the one for every locale', () => {
    expect(shown([own, products], 'catalog_badge', 'fr')).toBe('own fr');
    expect(shown([own, products], 'catalog_badge', 'ja')).toBe('product all');
  });

  test('so does the description', () => {
    expect([shownDescription('mine', 'theirs'), shownDescription('', 'theirs')]).toEqual(['mine', 'theirs']);
  });
});

test('MEDIA-1, MEDIA-2: a place is a name and a locale, of catalog_badge alone', () => {
  expect(mediaLocales('catalog_badge')).toEqual([null, 'en', 'fr', 'ja', 'de', 'it', 'es', 'nl', 'pt']);
  expect(mediaLocales('logo')).toEqual([null]);
  const items = mediaSetItems(mediaSetItem);
  const rules = (...places: object[]) =>
    items.safeParse(places).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(
    rules({ name: 'logo', mediaId: '1' }, { name: 'catalog_badge', locale: 'fr', mediaId: '2' }),
  ).toBeUndefined();
  expect(rules({ name: 'logo', locale: 'fr', mediaId: '1' })).toEqual([['0.locale', 'media_locale']]);
  expect(rules({ name: 'logo', mediaId: '1' }, { name: 'logo', mediaId: '2' })).toEqual([
    ['1.name', 'media_twice'],
  ]);
});
