import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SearchedCatalogue, startSearchedCatalogue } from '../testing/searchedCatalogue.ts';

let catalogue: SearchedCatalogue;
const found: SearchedCatalogue['found'] = (...question) => catalogue.found(...question);

beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
});
afterAll(() => catalogue?.platform.close());

it('SEARCH-10: a SKU is found while it is typed, in either case; what begins like one and is none is looked for among names', async () => {
  for (const typed of ['AUR-CARD-0002', 'aur-card-0002', 'Aur-Card-0002'])
    expect([typed, await found(typed)]).toEqual([typed, ['AUR-CARD-0002']]);
  for (const typed of ['AUR-', 'aur-c', 'AUR-CARD', 'aur-card-'])
    expect([typed, (await found(typed)).includes('AUR-CARD-0002')]).toEqual([typed, true]);
  expect(await found('aur-secret', {}, 'user')).toEqual([]);
  expect(await found('AURORA')).toEqual(await found('aurora'));
  expect(await found('aur')).toEqual(await found('aurora'));
});
