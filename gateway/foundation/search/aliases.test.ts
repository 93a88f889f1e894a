import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  graphqlSync,
  isListType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchSdl } from '../../sdl/sdl.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { gatewaySchema } from '../graph/schema.ts';

/** Every field of the types of the index, reached from their root fields and from our own rows. */
const ENTRIES: readonly [at: string, query: (selection: string) => string][] = [
  ['reward', (set) => `{ reward(sku: "A-1") ${set} }`],
  ['searchRewards', (set) => `{ searchRewards(search: "a") ${set} }`],
  ['rewardSuggestions', (set) => `{ rewardSuggestions(search: "ab") ${set} }`],
  ['redemptionCard', (set) => `{ redemptionCard(redemptionId: "1") ${set} }`],
  ...['tags', 'countries', 'typologies', 'serviceCategories', 'rewardGroups'].map(
    (field): (typeof ENTRIES)[number] => [field, (set) => `{ ${field}(search: "a") ${set} }`],
  ),
  [
    'rewardOptions.catalogueEntry',
    (set) => `{ rewardOptions(advertiserId: "1", mode: open, search: "re") { catalogueEntry ${set} } }`,
  ],
  ['organization.operatingCountries', (set) => `{ organization { operatingCountries ${set} } }`],
  ['redemptions.items.card', (set) => `{ redemptions { items { card ${set} } } }`],
];

let gateway: TestGateway;
beforeAll(async () => {
  // All requests come from one address.
  const unverified = { perSecond: 1_000_000, burst: 1_000_000 };
  gateway = await startGateway((config) => {
    config.addressRates = { ...config.addressRates, unverified };
  });
  const schema = buildSchema(searchSdl);
  gateway.platform.on('POST /api/graphql', ({ body }) => {
    const { query, variables } = body as { query: string; variables: Record<string, unknown> };
    return {
      json: graphqlSync({ schema, source: query, variableValues: variables, fieldResolver: indexValue }),
    };
  });
  gateway.platform.on('GET /api/rewards', {
    json: { items: ['A-1', 'B-2'].map((sku) => ({ sku, name: sku, condition_of_sale: 'on_demand' })) },
  });
  gateway.platform.on('GET /api/organizations/mine', {
    json: { id: '1', restrictions: { operating_countries: ['FR', 'DE'], billing_currencies: [] } },
  });
  const redemption = (id: string) => ({ id, can_consult: true, reward_format: { usages: [] } });
  gateway.platform.on('GET /api/redemptions', { json: { items: ['1', '2'].map(redemption), total: 2 } });
});
afterAll(() => gateway.close());

/** The key of each type that our rows share with the index. */
const KEYS: Readonly<Record<string, string>> = { Reward: 'sku', Country: 'code', RedemptionCard: 'id' };

/** A value of the index that names its own place, so that no two fields of a row have the same. */
const indexValue: GraphQLFieldResolver<{ id: string } | undefined, unknown> = (row, args, _context, info) => {
  const { fieldName } = info;
  const keys = Object.values(args).find(Array.isArray) as string[] | undefined;
  const id = String(args.sku ?? args.redemptionId ?? `${row?.id ?? ''}.${fieldName}`);
  const type = getNullableType(info.returnType);
  if (isListType(type)) return (keys ?? [`${id}[0]`, `${id}[1]`]).map((each) => value(each, fieldName));
  return value(id, fieldName);

  function value(place: string, field: string): unknown {
    const named = getNamedType(info.returnType);
    if (isObjectType(named)) return { id: place };
    if (named.name === 'Int') return field.length;
    if (named.name === 'Boolean') return field.length % 2 === 0;
    return field === KEYS[info.parentType.name] ? row?.id : place;
  }
};

/** A selected field with its response key and, of an object, what is selected of it. */
interface Selected {
  name: string;
  key: string;
  type: string;
  fields: Selected[];
}

/** All fields of a type, with all fields below them. */
function allOf(type: GraphQLObjectType): Selected[] {
  const fields = Object.values(type.getFields()).map(({ name, type: returned }): Selected => {
    const named = getNamedType(returned);
    return { name, key: name, type: named.name, fields: isObjectType(named) ? allOf(named) : [] };
  });
  return [...fields, { name: '__typename', key: '__typename', type: 'String', fields: [] }];
}

/** Selections of one request at most: each shape may double them, and a request has 15 aliases at most. */
const MAX_SELECTED = 6;

/** The fields in parts that one request each may select; each part of a type with a key contains the key. */
function partsOf(fields: readonly Selected[], key?: string): Selected[][] {
  const single = fields.flatMap((field) =>
    field.fields.length === 0
      ? [field]
      : partsOf(field.fields, KEYS[field.type]).map((inner) => ({ ...field, fields: inner })),
  );
  const keyField = fields.find(({ name }) => name === key);
  const parts: Selected[][] = [];
  let room = 0;
  for (const field of single) {
    if (field === keyField) continue;
    const count = 1 + field.fields.length;
    const last = parts.at(-1);
    // One field twice in a part would be merged with itself.
    if (last && count <= room && !last.some(({ name }) => name === field.name)) last.push(field);
    else parts.push(keyField ? [keyField, field] : [field]);
    room =
      (last && count <= room && parts.at(-1) === last ? room : MAX_SELECTED - (keyField ? 1 : 0)) - count;
  }
  return parts;
}

/** Changes the fields of each set of selections, from the outermost to the innermost. */
const changed = (
  fields: readonly Selected[],
  change: (fields: readonly Selected[]) => Selected[],
): Selected[] => change(fields).map((field) => ({ ...field, fields: changed(field.fields, change) }));

const aliasOf = (key: string) => `x_${key.replace('__', '')}`;
const SHAPES: Readonly<Record<string, (fields: readonly Selected[]) => Selected[]>> = {
  'an alias of its own': (fields) => fields.map((field) => ({ ...field, key: aliasOf(field.name) })),
  'the name of the next field as its alias': (fields) =>
    fields.map((field, at) => {
      const next = fields[(at + 1) % fields.length]?.name ?? field.name;
      return { ...field, key: next.startsWith('__') ? 'x_next' : next };
    }),
  // Only fields without selections twice: a request has 15 aliases at most, and a nested field is counted each time.
  'both its name and an alias': (fields) =>
    fields.flatMap((field) =>
      field.fields.length > 0 ? [field] : [field, { ...field, key: aliasOf(field.name) }],
    ),
  'a repetition': (fields) => [...fields, ...fields.filter((field) => field.fields.length === 0)],
};

/** How selections are written: directly, or within fragments of the type. */
const WRITINGS: Readonly<
  Record<string, (fields: readonly Selected[], type: string) => { set: string; fragments: string }>
> = {
  plainly: (fields) => ({ set: write(fields, (set) => set), fragments: '' }),
  'in inline fragments': (fields, type) => ({
    set: write(fields, (set, of) => `{ ... on ${of} ${set} }`, type),
    fragments: '',
  }),
  'in named fragments': (fields, type) => {
    const fragments: string[] = [];
    const set = write(
      fields,
      (inner, of) => {
        fragments.push(`fragment F${fragments.length} on ${of} ${inner}`);
        return `{ ...F${fragments.length - 1} }`;
      },
      type,
    );
    return { set, fragments: fragments.join(' ') };
  },
};

function write(fields: readonly Selected[], wrap: (set: string, type: string) => string, type = ''): string {
  const text = fields.map(({ name, key, type: of, fields: inner }) => {
    const field = key === name ? name : `${key}: ${name}`;
    return inner.length > 0 ? `${field} ${write(inner, wrap, of)}` : field;
  });
  return wrap(`{ ${text.join(' ')} }`, type);
}

/** What the selections must return, taken from what the plain query returned. */
function expected(plain: unknown, fields: readonly Selected[]): unknown {
  if (Array.isArray(plain)) return plain.map((row) => expected(row, fields));
  if (plain === null || fields.length === 0) return plain;
  const row = plain as Record<string, unknown>;
  return Object.fromEntries(fields.map(({ name, key, fields: inner }) => [key, expected(row[name], inner)]));
}

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    const step = (row: unknown) => (row as Record<string, unknown>)[key];
    return Array.isArray(value) ? value.map(step) : step(value);
  }, data);

/** The type that an entry returns. */
function typeAt(path: string): GraphQLObjectType {
  return path.split('.').reduce<GraphQLObjectType>((type, field) => {
    const named = getNamedType(type.getFields()[field]?.type);
    if (!isObjectType(named)) throw new Error(`${path} is no object`);
    return named;
  }, gatewaySchema().getQueryType() as GraphQLObjectType);
}

describe.each(ENTRIES)('%s', (path, query) => {
  const type = typeAt(path);
  const ask = async ({ set, fragments }: { set: string; fragments: string }) => {
    const document = `${query(set)} ${fragments}`;
    const { data, errors } = await gateway.graph(document);
    expect(errors, document).toBeUndefined();
    return at(data, path);
  };

  test.each(
    Object.keys(SHAPES).flatMap((shape) => Object.keys(WRITINGS).map((writing) => [shape, writing] as const)),
  )('each field with %s, %s, has the value of the plain query', async (shape, writing) => {
    for (const part of partsOf(allOf(type), KEYS[type.name])) {
      const plain = await ask({ set: write(part, (set) => set), fragments: '' });
      expect(JSON.stringify(plain)).not.toContain('null');
      const fields = changed(part, SHAPES[shape] as (typeof SHAPES)[string]);
      const written = (WRITINGS[writing] as (typeof WRITINGS)[string])(fields, type.name);
      expect(await ask(written)).toEqual(expected(plain, fields));
    }
  });
});

test('two fields of the index under aliases in one request keep their own rows', async () => {
  const { data } = await gateway.graph(
    '{ sku: reward(sku: "A-1") { name: sku } name: reward(sku: "B-2") { sku: name name: sku } }',
  );
  expect(data).toEqual({ sku: { name: 'A-1' }, name: { sku: 'B-2.name', name: 'B-2' } });
});
