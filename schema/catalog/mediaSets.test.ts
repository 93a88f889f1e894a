import { expect, test } from 'vitest';
import { mediaLocales, mediaSetItem, mediaSetItems } from './mediaSets.ts';

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
