import { type GraphQLObjectType, getIntrospectionQuery, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCountries } from '../../process/demo/catalog/countries.ts';
import { insertRows } from '../../process/demo/rows.ts';
import { demoTags } from '../../process/demo/words.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { searchSchema } from './schema.ts';
import { searchCountries, searchTags } from './store/table.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.database.transaction(async (tx) => {
    await insertRows(tx, searchTags, demoTags());
    await insertRows(tx, searchCountries, allCountries());
  });
});
afterAll(() => platform.close());

const ask = (query: string, variables: Record<string, unknown> = {}, language = 'en') =>
  platform.call('shop', 'POST', '/api/graphql', {
    body: { query, variables },
    headers: { 'accept-language': language },
  });

/** A list inside an answer. */
const listOf = (json: unknown) => (json ?? []) as Record<string, string>[];
const namesOf = (list: Json | undefined) => listOf(list?.items).map(({ name }) => name);

describe('the search index', () => {
  it('API-1, API-2: answers POST with a query and a bearer token, and nobody without one', async () => {
    expect((await ask('{ tags { totalCount } }')).body).toEqual({ data: { tags: { totalCount: 60 } } });
    const anonymous = await platform.call(null, 'POST', '/api/graphql', {
      body: { query: '{ __typename }' },
    });
    expect([anonymous.status, anonymous.body.error_name]).toEqual([401, 'unauthenticated']);
    expect((await platform.call('shop', 'GET', '/api/graphql?query={__typename}')).status).toBe(404);
  });

  it('API-3: pages say totalPages, totalCount, currentPage and limitValue', async () => {
    const answer = await ask(
      '{ tags(page: 2, limit: 25) { items { id } totalPages totalCount currentPage limitValue } }',
    );
    const { items, ...page } = (answer.body.data?.tags ?? {}) as Json;
    expect(items).toHaveLength(25);
    expect(page).toEqual({ totalPages: 3, totalCount: 60, currentPage: 2, limitValue: 25 });
  });

  it('keeps pages within bounds: never more than 100 rows, never before the first page', async () => {
    const answer = await ask('{ tags(page: -4, limit: 100000) { currentPage limitValue } }');
    expect(answer.body.data?.tags).toEqual({ currentPage: 1, limitValue: 100 });
  });

  it('finds tags by a part of their name, without case or accents, in the language asked for', async () => {
    const query = 'query ($search: String) { tags(search: $search) { items { name } } }';
    expect(namesOf((await ask(query, { search: 'CAFE' }, 'fr')).body.data?.tags)).toEqual(['Café']);
    expect(namesOf((await ask(query, { search: 'coff' })).body.data?.tags)).toEqual(['Coffee']);
    expect(namesOf((await ask(query, { search: '%' })).body.data?.tags)).toEqual([]);
  });

  it('SEARCH-12: no list of countries offers the whole world', async () => {
    expect(
      namesOf((await ask('{ countries(search: "world") { items { name } } }')).body.data?.countries),
    ).toEqual([]);
    const byCode = await ask(
      '{ countries(search: "WW") { totalCount } countriesByCode(codes: ["WW", "*"]) { code } }',
    );
    expect(byCode.body.data).toEqual({ countries: { totalCount: 0 }, countriesByCode: [null, null] });
  });

  it('SEARCH-13: offers at most 10 countries', async () => {
    const answer = await ask(
      '{ countries(search: "a", limit: 250) { items { code } limitValue totalCount } }',
    );
    expect(answer.body.data?.countries?.items).toHaveLength(10);
    expect(answer.body.data?.countries?.limitValue).toBe(10);
    expect(Number(answer.body.data?.countries?.totalCount)).toBeGreaterThan(100);
  });

  it('ACTREP-36, ACTREP-37: the list of all countries is read page by page, 400 at most in four of them', async () => {
    const pages = [1, 2, 3, 4].map(
      (page) => `p${page}: countries(page: ${page}, limit: 100) { items { code } totalCount }`,
    );
    const { data } = (await ask(`{ ${pages.join(' ')} }`)).body;
    const codes = Object.values(data ?? {}).flatMap((page) => listOf(page?.items).map((row) => row?.code));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBe(Number(data?.p1?.totalCount));
    expect(codes.length).toBeGreaterThan(200);
  });

  it('SEARCH-14: a country has a name, an ISO code and both as a label, in the language asked for', async () => {
    const query =
      '{ countries(search: "de", limit: 1) { items { code name iso fullLabel } } countriesByCode(codes: ["DE"]) { fullLabel } }';
    const english = (await ask(query)).body.data;
    expect(english?.countriesByCode).toEqual([{ fullLabel: 'DE - Germany' }]);
    const french = await ask(
      '{ countries(search: "etats-unis", limit: 1) { items { code name iso fullLabel } } }',
      {},
      'fr',
    );
    expect(french.body.data?.countries?.items).toEqual([
      { code: 'US', name: 'États-Unis', iso: 'US', fullLabel: 'US - États-Unis' },
    ]);
  });

  it('answers codes in the order asked, null where there is no such country', async () => {
    const answer = await ask('query ($codes: [ID!]!) { countriesByCode(codes: $codes) { code name } }', {
      codes: ['JP', 'XX', 'FR', 'JP'],
    });
    const codes = listOf(answer.body.data?.countriesByCode).map((row) => row?.code);
    expect(codes).toEqual(['JP', undefined, 'FR', 'JP']);
  });

  it('lets whoever is signed in read its schema', async () => {
    const answer = await ask(getIntrospectionQuery());
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body.data)).toContain('TagList');
  });
});

describe('limits of the search index', () => {
  it('cannot be asked deeply: no type leads back to itself', () => {
    const circles: string[] = [];
    const follow = (type: GraphQLObjectType, above: readonly string[]) => {
      if (above.includes(type.name)) return void circles.push([...above, type.name].join(' → '));
      for (const field of Object.values(type.getFields())) {
        const inner = getNamedType(field.type);
        if (isObjectType(inner)) follow(inner, [...above, type.name]);
      }
    };
    for (const root of [searchSchema.getQueryType(), searchSchema.getMutationType()])
      if (root) follow(root, []);
    expect(circles).toEqual([]);
  });

  it('refuses the 51st thing asked at once, whether by alias or fragment', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `a${index}: tags { totalCount }`).join(' ');
    const answer = await ask(`{ ...all } fragment all on Query { ${many} }`);
    expect(JSON.stringify(answer.body.errors)).toContain('At most 50 things');
  });

  it.each([
    ['a document of too many words', `{ ${'tags { totalCount } '.repeat(700)} }`, 400],
    ['a document of too many characters', `{ tags { totalCount } } #${'x'.repeat(20_000)}`, 422],
    ['a fragment cycle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }', 400],
    [
      'nested introspection',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      400,
    ],
    ['an unknown field', '{ secrets }', 400],
    ['no document', '', 422],
  ])('refuses %s', async (_, query, status) => {
    expect((await ask(query)).status).toBe(status);
  });

  it('refuses more than 250 codes', async () => {
    const codes = Array.from({ length: 251 }, () => 'FR');
    const answer = await ask('query ($codes: [ID!]!) { countriesByCode(codes: $codes) { code } }', { codes });
    expect(JSON.stringify(answer.body.errors)).toContain('At most 250 codes');
  });

  it('refuses keys it does not know', async () => {
    const answer = await platform.call('shop', 'POST', '/api/graphql', {
      body: { query: '{ __typename }', more: 1 },
    });
    expect(answer.status).toBe(422);
  });
});
