import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReceivedCall } from '../../testing/fakePlatform.ts';
import { respondWithSamples } from '../../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { type JsonSchema, notNull, platformContract } from '../../tools/platformContract.ts';
import { REST_FIELDS, routeShape } from './restFields.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway((config) => {
    config.rate = { perSecond: 1_000_000, burst: 1_000_000 };
    config.addressRates = { ...config.addressRates, unverified: config.rate };
  });
  respondWithSamples(gateway.platform);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.platform.calls.length = 0;
});

const contract = platformContract();

/** A value of a type in which every text and number is another one; `leaves` collects them. */
function sampleOf(type: GraphQLInputType, leaves: string[]): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [sampleOf(plain.ofType, leaves)];
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, leaves)]));
  }
  if (plain.toString() === 'Boolean') return true;
  const value = isEnumType(plain)
    ? (plain.getValues().at(-1)?.value as string)
    : plain.toString() === 'Int'
      ? 11 + leaves.length
      : `v${leaves.length}`;
  leaves.push(String(value));
  return value;
}

function requestOf(root: string, name: string, args: readonly GraphQLArgument[]) {
  const leaves: string[] = [];
  const variables = Object.fromEntries(args.map((one) => [one.name, sampleOf(one.type, leaves)]));
  const declared = args.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const [before, inner] = args.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  const document = `${root.toLowerCase()}${before} { ${name}${inner} { __typename } }`;
  return { document, variables, leaves };
}

/** Names in a value that an object of the contract does not declare, at any depth. */
function undeclared(value: unknown, schema: JsonSchema): string[] {
  const { properties, items } = notNull(schema, contract.components.schemas);
  if (Array.isArray(value)) return value.flatMap((one) => undeclared(one, items ?? {}));
  if (typeof value !== 'object' || value === null || !properties) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    properties[name] ? undeclared(inner, properties[name]) : [name],
  );
}

/** The texts of a call: segments of the path, values of the query, of headers and of the body. */
function textsOf({ route, query, headers, body }: ReceivedCall): string[] {
  const inBody: string[] = [];
  JSON.stringify(body, (_key, value) => {
    if (typeof value !== 'object') inBody.push(String(value));
    return value;
  });
  const sort = query.sort?.replace(/^-/, '') ?? '';
  const sent = [...Object.values(query).flatMap((value) => value.split(',')), sort, ...inBody];
  return [...route.split('/'), ...sent, headers['if-match'], headers['idempotency-key']].map(String);
}

const roots = REST_FIELDS.filter(({ type }) => /^(Query|Mutation)$/.test(type.name));
const cases = roots.map((declared) => [`${declared.type.name}.${declared.field.name}`, declared] as const);

test.each(cases)(
  '%s is one call, with all arguments where the contract has them',
  async (_name, declared) => {
    const { type, field, route } = declared;
    const { document, variables, leaves } = requestOf(type.name, field.name, field.args);
    const { data, errors } = await gateway.graph(document, variables);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toMatch(type.name === 'Mutation' ? /"\w+Success"/ : /__typename/);

    expect(gateway.platform.calls).toHaveLength(1);
    const [call] = gateway.platform.calls as [ReceivedCall];
    const path = routeShape(route).split(' ')[1];
    const [, methods = {}] =
      Object.entries(contract.paths).find(([known]) => routeShape(known) === path) ?? [];
    const operation = methods[declared.method.toLowerCase()];
    expect(call.route).toMatch(new RegExp(`^${routeShape(route).replaceAll('{}', '\\w+')}$`));
    const parameters = operation?.parameters?.map(({ name }) => name);
    expect(parameters).toEqual(expect.arrayContaining(Object.keys(call.query)));
    expect(
      undeclared(call.body, operation?.requestBody?.content?.['application/json']?.schema ?? {}),
    ).toEqual([]);

    // The direction of a sort is a sign.
    const arrived = textsOf(call);
    expect(leaves.filter((leaf) => leaf !== 'DESC' && !arrived.includes(leaf))).toEqual([]);
    if (JSON.stringify(variables).includes('"dryRun":true')) expect(call.query.dry_run).toBe('true');
  },
);

test('a blank text or an empty list is no condition; a blank ID is sent, since without it everything would match', async () => {
  const filter = { name: ' ', sku: '', brandId: '', statuses: [] };
  await gateway.graph('query ($filter: ProductFilter) { products(filter: $filter) { __typename } }', {
    filter,
  });
  expect(gateway.platform.calls[0]?.query).toEqual({ page: '1', per_page: '10', brand_id: '' });
});

test('rows that several fields name are read with one call', async () => {
  gateway.platform.on('GET /api/brands', { json: { items: [{ id: 'ABC' }, { id: 'DEF' }] } });
  const { data } = await gateway.graph('{ one: brand(id: "ABC") { id } other: brand(id: "DEF") { id } }');
  expect(data).toEqual({ one: { id: 'ABC' }, other: { id: 'DEF' } });
  expect(gateway.platform.calls.map(({ route, query }) => [route, query])).toEqual([
    ['GET /api/brands', { ids: 'ABC,DEF', per_page: '100' }],
  ]);
});
