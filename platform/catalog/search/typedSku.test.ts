import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../testing/searchedCatalogue.ts';

let catalogue: SearchedCatalogue;
const searchSkus: SearchedCatalogue['found'] = (...question) => catalogue.found(...question);

beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
});
afterAll(() => catalogue?.platform.close());

it('SEARCH-10: a SKU is found while it is typed, in either case; what begins like one and is none is looked for among names', async () => {
  for (const typed of ['AUR-CARD-0002', 'aur-card-0002', 'Aur-Card-0002'])
    expect([typed, await searchSkus(typed)]).toEqual([typed, ['AUR-CARD-0002']]);
  for (const typed of ['AUR-', 'aur-c', 'AUR-CARD', 'aur-card-'])
    expect([typed, (await searchSkus(typed)).includes('AUR-CARD-0002')]).toEqual([typed, true]);
  expect(await searchSkus('aur-secret', {}, 'user')).toEqual([]);
  expect(await searchSkus('AURORA')).toEqual(await searchSkus('aurora'));
  expect(await searchSkus('aur')).toEqual(await searchSkus('aurora'));
});
