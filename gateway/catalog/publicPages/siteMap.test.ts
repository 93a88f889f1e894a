import { expect, test } from 'vitest';
import { robots, siteMap } from './siteMap.ts';

const ORIGIN = 'http://localhost:4000';

test('the map names every page in both languages', () => {
  const map = siteMap(ORIGIN, ['AUR-CARD-0001', 'not & a sku']);
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${ORIGIN}/catalogue/`,
    `${ORIGIN}/catalogue/fr/`,
    `${ORIGIN}/catalogue/rewards/AUR-CARD-0001`,
    `${ORIGIN}/catalogue/fr/rewards/AUR-CARD-0001`,
  ]);
});

test('robots may read the catalog and its pictures, and nothing else', () => {
  const text = robots(ORIGIN);
  expect(text).toContain('Allow: /catalogue/\n');
  expect(text).toContain('Allow: /media/\nDisallow: /media/uploads/\nDisallow: /\n');
  expect(text).toContain(`Sitemap: ${ORIGIN}/catalogue/sitemap.xml`);
});
