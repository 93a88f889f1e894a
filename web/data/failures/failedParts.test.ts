import { readFileSync } from 'node:fs';
import { ApolloClient, gql } from '@apollo/client';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCache } from '../client/cache.ts';
import { gatewayLink } from '../client/gatewayLink.ts';
import { failureAt } from './callError.ts';

const schema = buildSchema(readFileSync('schema/gateway.graphql', 'utf8'), { assumeValidSDL: true });
type Field = GraphQLField<unknown, unknown>;
const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ type }) => !isNonNullType(type),
);

let answer: object = {};
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer))));

const all = { errorPolicy: 'all' } as const;
const client = () =>
  new ApolloClient({
    cache: makeCache(),
    link: gatewayLink({
      hashes: {},
      acceptLanguage: () => 'en',
      refresh: async () => false,
      untilSignedIn: () => new Promise(() => {}),
    }),
    defaultOptions: { watchQuery: all, query: { ...all, fetchPolicy: 'network-only' }, mutate: all },
  });

/** A concrete type, so that an answer can name it. */
function objectOf(type: GraphQLNamedType) {
  return isAbstractType(type) ? schema.getPossibleTypes(type)[0] : type;
}

/** Two scalars at most beside the keys: enough to tell a value from none. */
function leavesOf(type: GraphQLNamedType | undefined): string[] {
  if (!isObjectType(type)) return [];
  const leaves = Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
    .map(({ name }) => name);
  const keys = leaves.filter((name) =>
    ['id', 'sku', 'code', 'offerId', 'productId', 'sellerId'].includes(name),
  );
  return [...new Set([...keys, ...leaves.slice(0, 2)])];
}

function questionOf({ name, args, type }: Field) {
  const required = args.filter(isRequiredArgument);
  const declared = required.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const named = getNamedType(type);
  const leaves = leavesOf(objectOf(named));
  const selection = isLeafType(named)
    ? ''
    : isAbstractType(named)
      ? '{ __typename }'
      : `{ __typename ${leaves.join(' ')} }`;
  return {
    query: gql(`query Part${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`),
    variables: Object.fromEntries(required.map((arg) => [arg.name, '1'])),
  };
}

function sampleOf({ type }: Field): unknown {
  const named = getNamedType(type);
  const leaves = isAbstractType(named) ? [] : leavesOf(objectOf(named));
  const one = isLeafType(named)
    ? 'x'
    : { __typename: objectOf(named)?.name, ...Object.fromEntries(leaves.map((leaf) => [leaf, 'x'])) };
  return isListType(type) ? [one] : one;
}

const failed = (path: (string | number)[], status = 503) => ({
  message: 'No',
  path,
  extensions: { code: status === 503 ? 'UNAVAILABLE' : 'FORBIDDEN', status },
});

describe.each(roots.map((field): [string, Field] => [field.name, field]))('the part %s', (name, field) => {
  test('stays in the cache when it fails, and is empty once it is refused or answered as empty', async () => {
    const { query: ask, cache } = client();
    const question = questionOf(field);
    const read = () => cache.readQuery<Record<string, unknown>>(question)?.[name];
    answer = { data: { [name]: sampleOf(field) } };
    await ask(question);
    expect(read()).toEqual(sampleOf(field));
    answer = { data: { [name]: null }, errors: [failed([name])] };
    const { data, error } = await ask(question);
    expect(read()).toEqual(sampleOf(field));
    // The caller also gets the known parts, so nothing is missing.
    expect(data).toEqual({ [name]: sampleOf(field) });
    expect(failureAt(error, name, data)).toBeNull();
    answer = { data: { [name]: null }, errors: [failed([name], 403)] };
    await ask(question);
    expect(read()).toBeNull();
  });
});

const SHELL = gql('query Shell { viewer { __typename id isStaff } build { __typename version } }');
const viewer = { __typename: 'Viewer', id: '7', isStaff: true };
const build = { __typename: 'Build', version: '1' };

test('another query about a part, that fails, leaves what is known of it', async () => {
  const { query, cache } = client();
  answer = { data: { viewer, build } };
  await query({ query: SHELL });
  answer = { data: { viewer: null }, errors: [failed(['viewer', 'account', 'id'])] };
  const other = await query({
    query: gql('query Other { viewer { __typename id account { __typename id } } }'),
  });
  expect(cache.readQuery({ query: SHELL })).toEqual({ viewer, build });
  expect(failureAt(other.error, 'viewer', other.data)).toMatchObject({ status: 503 });
});

test('a part that was never known is empty, and its failure is told; the other parts are there', async () => {
  const { query, cache } = client();
  answer = { data: { viewer: null, build }, errors: [failed(['viewer'])] };
  const { data, error } = await query({ query: SHELL });
  expect(cache.readQuery({ query: SHELL })).toEqual({ viewer: null, build });
  expect(failureAt(error, 'viewer', data)).toMatchObject({ status: 503 });
});

test('a part of one row that fails keeps what is known of that row, and of no other one', async () => {
  const { query, cache } = client();
  const ROWS = gql(
    'query Rows { advertisers { __typename items { __typename id budget { __typename id status } } } }',
  );
  const budget = (id: string) => ({ __typename: 'Budget', id, status: 'enabled' });
  const row = (id: string, part: object | null) => ({ __typename: 'Advertiser', id, budget: part });
  const page = (...items: object[]) => ({ advertisers: { __typename: 'AdvertiserPage', items } });
  answer = { data: page(row('1', budget('1')), row('2', budget('2'))) };
  await query({ query: ROWS });
  const path = (index: number) => failed(['advertisers', 'items', index, 'budget', 'status']);
  answer = { data: page(row('1', null), row('3', null)), errors: [path(0), path(1)] };
  await query({ query: ROWS });
  expect(cache.readQuery({ query: ROWS })).toEqual(page(row('1', budget('1')), row('3', null)));
});
