import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJobs } from '../../testing/doJobs.ts';
import { type SearchedCatalogue, startSearchedCatalogue } from '../../testing/searchedCatalogue.ts';

let catalogue: SearchedCatalogue;

beforeAll(async () => {
  catalogue = await startSearchedCatalogue();
});
afterAll(() => catalogue?.platform.close());

/** Sends one mutation; answers its payload or the message of why it was refused. */
async function mutate(name: string, input: Record<string, unknown>, as = 'catalog_manager', language = 'en') {
  const kind = name.startsWith('tag') ? 'Tag' : 'RewardGroup';
  const type = name.endsWith('Delete')
    ? 'EntityDeleteInput'
    : `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const entity = kind === 'Tag' ? 'tag { id name }' : 'rewardGroup { id name sellerId productIds }';
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${entity} errors { field rule message } } }`;
  const { data, errors } = await catalogue.ask(document, { input }, { as, language });
  return data?.[name] ?? errors?.[0]?.message;
}

const searchSkus = async (search: string) => {
  await doJobs(catalogue.platform);
  return catalogue.found(search, { conditionsOfSale: null });
};

describe('API-4: mutations are named entity plus Create, Update or Delete, take an input and answer the entity and errors', () => {
  it('tags', async () => {
    const input = { nameEn: 'Rainy days', nameFr: 'Jours de pluie', productIds: ['EMB-CARD'] };
    const created = await mutate('tagCreate', input);
    expect(created).toEqual({ tag: { id: '101', name: 'Rainy days' }, errors: [] });
    expect(await searchSkus('pluie')).toEqual(['EMB-CARD-0001']);
    await mutate('tagUpdate', { id: '101', nameFr: 'Averses', productIds: ['AUR-CARD'] });
    expect(await searchSkus('averses')).toHaveLength(3);
    expect(await searchSkus('pluie')).toEqual([]);
    expect(await mutate('tagDelete', { id: '101' }, 'catalog_manager', 'fr')).toEqual({
      tag: { id: '101', name: 'Averses' },
      errors: [],
    });
    expect(await searchSkus('averses')).toEqual([]);
  });

  it('reward groups: others keep their own, staff everybody’s', async () => {
    const created = await mutate('rewardGroupCreate', { name: 'Mine', productIds: ['AUR-CARD'] });
    const group = { id: '101', name: 'Mine', sellerId: '1', productIds: ['AUR-CARD'] };
    expect(created).toEqual({ rewardGroup: group, errors: [] });
    expect(await mutate('rewardGroupUpdate', { id: '101', name: 'Ours', productIds: [] })).toEqual({
      rewardGroup: { ...group, name: 'Ours', productIds: [] },
      errors: [],
    });
    const unknown = {
      rewardGroup: null,
      errors: [{ field: 'id', rule: 'unknown_entity', message: expect.any(String) }],
    };
    for (const id of ['1', '3', '999'])
      expect(await mutate('rewardGroupUpdate', { id, name: 'X' })).toEqual(unknown);
    expect(await mutate('rewardGroupDelete', { id: '1' })).toEqual(unknown);
    expect(await mutate('rewardGroupDelete', { id: '101' })).toMatchObject({ errors: [] });
    expect(await mutate('rewardGroupCreate', { name: 'All', sellerId: null }, 'operator')).toMatchObject({
      rewardGroup: { sellerId: null },
    });
  });

  it.each([
    ['tagCreate', { nameEn: ' ', nameFr: 'X' }, 'nameEn', 'required'],
    ['tagCreate', { nameEn: 'X', nameFr: 'X'.repeat(81) }, 'nameFr', 'max_length'],
    ['tagCreate', { nameEn: 'X', nameFr: 'X', productIds: ['NONE'] }, 'productIds', 'unknown_product'],
    ['tagCreate', { nameEn: 'X', nameFr: 'X', productIds: ['A', 'A'] }, 'productIds', 'duplicate_value'],
    ['tagUpdate', { id: 'one', nameEn: 'X' }, 'id', 'unknown_entity'],
    ['tagDelete', { id: '999' }, 'id', 'unknown_entity'],
    ['rewardGroupCreate', { name: 'X', sellerId: '2' }, 'sellerId', 'unknown_organization'],
  ])('%s of %j: %s is %s, and nothing is changed', async (name, input, field, rule) => {
    const refused = await mutate(name, input);
    expect(refused).toMatchObject({ errors: [{ field, rule, message: expect.stringMatching(/\w+ \w+/) }] });
    expect((await catalogue.ask('{ tags { totalCount } }')).data).toEqual({ tags: { totalCount: 2 } });
  });

  it('asks for editRewards', async () => {
    expect(await mutate('tagDelete', { id: '1' }, 'shop')).toBe('This asks for editRewards');
  });
});
