import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { hasResolver } from '../foundation/graph/schema.ts';
import { REST_FIELDS, restFieldsOf } from '../foundation/rest/restFields.ts';
import { type JsonSchema, type PlatformContract, platformContract } from './platformContract.ts';
import { restFaults } from './restFaults.ts';

const DIRECTIVE = readFileSync(
  new URL('../../schema/foundation/graph/rest.graphql', import.meta.url),
  'utf8',
);

/** A small noun; `different` replaces parts of its SDL. */
const sdl = (different: Partial<Record<'input' | 'filter' | 'type' | 'brands' | 'update', string>> = {}) => `
  ${DIRECTIVE}
  enum Status { enabled gone }
  input PageInput { number: Int size: Int }
  type PageInfo { number: Int! }
  type Brand { id: ID! name: String! ${different.type ?? ''} }
  type BrandPage { items: [Brand!]! page: PageInfo! }
  input BrandFilter { name: String ${different.filter ?? ''} }
  type Query {
    brands(filter: BrandFilter, page: PageInput): BrandPage @rest(${different.brands ?? 'get: "/api/brands", rename: ["name:name_contains"]'})
    brand(id: ID!): Brand @rest(get: "/api/brands/{id}", many: "/api/brands?per_page=100")
  }
  input UpdateBrandInput { id: ID! version: Int! name: String dryRun: Boolean ${different.input ?? ''} }
  type UpdateBrandSuccess { brand: Brand! }
  type InvalidInput { code: String } type Refused { code: String }
  union UpdateBrandResult = UpdateBrandSuccess | InvalidInput | Refused
  type Mutation { updateBrand(input: UpdateBrandInput!): UpdateBrandResult! @rest(${different.update ?? 'put: "/api/brands/{id}"'}) }`;

const text = { type: 'string' };
const query = (...names: string[]) => names.map((name) => ({ name, in: 'query', schema: text }));
const STATUS = { name: 'status', in: 'query', schema: { enum: ['enabled'] } };
const answer = (name: string) => ({
  200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
});
const body = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const CONTRACT: PlatformContract = {
  components: {
    schemas: {
      Brand: { properties: { id: text, name: text } },
      BrandPage: { properties: { items: { items: { $ref: '#/components/schemas/Brand' } }, page: text } },
    },
  },
  paths: {
    '/api/brands': {
      get: {
        parameters: [...query('name_contains', 'ids', 'page', 'per_page'), STATUS],
        responses: answer('BrandPage'),
      },
    },
    '/api/brands/{brandId}': {
      get: { responses: answer('Brand') },
      put: {
        parameters: [{ name: 'if-match', in: 'header', required: true }, ...query('dry_run')],
        requestBody: body({
          properties: {
            name: text,
            sku: { description: 'As GET answered it; it cannot be changed here' },
          },
        }),
        responses: answer('Brand'),
      },
    },
  },
};

const faults = (different: Parameters<typeof sdl>[0], contract = CONTRACT) =>
  restFaults(restFieldsOf(buildSchema(sdl(different))), { contract, hasResolver: () => false });

describe('@rest beside the contract', () => {
  test('names no fault where both agree, whatever the placeholders are called', () => {
    expect(faults({})).toEqual([]);
  });

  test('names no fault where REST has the name that is declared', () => {
    const title = 'title: String @restName(is: "name")';
    expect(faults({ type: title, input: title })).toEqual([]);
  });

  test.each([
    [{ input: 'colour: String' }, 'updateBrand, PUT /api/brands/{id}: the body takes no colour'],
    [{ input: 'sku: String' }, 'the body takes no sku'],
    [{ input: 'idempotencyKey: String' }, 'the operation reads no idempotencyKey'],
    [{ type: 'colour: String' }, 'the answer lacks colour, which Brand.colour reads'],
    [{ type: 'madeAt: String @restName(is: "made")' }, 'the answer lacks made, which Brand.madeAt reads'],
    [{ input: 'madeAt: String @restName(is: "made")' }, 'the body takes no made'],
    [{ brands: 'get: "/api/brands"' }, 'the query takes no name'],
    [{ filter: 'status: Status' }, 'status cannot be gone'],
    [{ brands: 'get: "/api/brandz"' }, 'the contract has no such operation'],
    [{ brands: 'get: "/api/brands?sort=name", rename: ["name:name_contains"]' }, 'the query takes no sort'],
    [{ update: 'post: "/api/brands/{id}"' }, 'the contract has no such operation'],
  ])('%j is a fault', (different, fault) => {
    expect(faults(different).join('\n')).toContain(fault);
  });

  test('a value that the body needs and the input lacks is a fault', () => {
    const contract = structuredClone(CONTRACT);
    const put = contract.paths['/api/brands/{brandId}']?.put;
    if (put) put.requestBody = body({ properties: { name: text, owner: text }, required: ['owner'] });
    expect(faults({}, contract).join('\n')).toContain('the body needs owner');
  });

  test('a placeholder that no argument has is refused at boot', () => {
    expect(() => faults({ update: 'put: "/api/brands/{brandId}"' })).toThrow(
      '{brandId} of @rest is no argument',
    );
  });
});

test('the SDL agrees with the pinned contract', () => {
  expect(restFaults(REST_FIELDS, { contract: platformContract(), hasResolver })).toEqual([]);
});
