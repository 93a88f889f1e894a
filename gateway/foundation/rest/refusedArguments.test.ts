import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownSchema } from '../../sdl/sdl.ts';
import type { ReceivedCall } from '../../testing/fakePlatform.ts';
import { respondWithSamples } from '../../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
/** Field that the platform refuses in the next calls of a route. */
let refused: { route: string; field: string } | null = null;

beforeAll(async () => {
  gateway = await startGateway((config) => {
    config.rate = { perSecond: 1_000_000, burst: 1_000_000 };
    config.addressRates = { ...config.addressRates, unverified: config.rate };
  });
  const { platform } = gateway;
  const on = platform.on.bind(platform);
  platform.on = (route, response) =>
    on(route, (call, match) => {
      if (refused?.route !== call.route)
        return typeof response === 'function' ? response(call, match) : response;
      const problem = { status: 422, error_name: 'invalid_input', message: 'Refused.' };
      return { status: 422, json: { ...problem, field_errors: [{ field: refused.field, rule: 'unknown' }] } };
    });
  respondWithSamples(platform);
});
afterAll(() => gateway.close());

/** A value that a call passes on, and the path by which the graph's refusals name it. */
interface Leaf {
  value: string;
  path: string;
}

/** Values that resolvers of the gateway read themselves. */
const READ: Record<string, string> = {
  startDate: '2026-01-02',
  endDate: '2026-01-03',
  timezone: 'Asia/Tokyo',
};

function sampleOf(type: GraphQLInputType, path: string, leaves: Leaf[]): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [sampleOf(plain.ofType, `${path}.0`, leaves)];
  if (isInputObjectType(plain)) {
    if (plain.name === 'PageInput') return { number: 1, size: 10 };
    const fields = Object.values(plain.getFields());
    return Object.fromEntries(
      fields.map(({ name, type: inner }) => [name, sampleOf(inner, path ? `${path}.${name}` : name, leaves)]),
    );
  }
  if (plain.toString() === 'Boolean') return true;
  const name = path.split('.').at(-1) ?? '';
  const value = isEnumType(plain)
    ? (plain.getValues().at(-1)?.value as string)
    : plain.toString() === 'Int'
      ? 11 + leaves.length
      : (READ[name] ?? `v${leaves.length}`);
  leaves.push({ value: String(value), path });
  return value;
}

type Field = GraphQLField<unknown, unknown>;
/** A field with arguments, and the fields that lead to it. */
interface Place {
  name: string;
  steps: Field[];
  isChange: boolean;
}

/** Every field with arguments, by a shortest way from the root. */
function places(): Place[] {
  const roots = [ownSchema.getQueryType(), ownSchema.getMutationType()] as GraphQLObjectType[];
  const queue = roots.map((type) => ({ type, steps: [] as Field[], isChange: type.name === 'Mutation' }));
  const seen = new Set<string>(roots.map(({ name }) => name));
  const all: Place[] = [];
  for (const { type, steps, isChange } of queue)
    for (const field of Object.values(type.getFields())) {
      const way = { steps: [...steps, field], isChange };
      if (field.args.length > 0) all.push({ ...way, name: `${type.name}.${field.name}` });
      const next = getNamedType(field.type);
      if (isChange || !isObjectType(next) || seen.has(next.name)) continue;
      seen.add(next.name);
      queue.push({ type: next, ...way });
    }
  return all;
}

/** Input objects are spread: a refusal names their fields without them. */
const rootPath = ({ name, type }: GraphQLArgument) =>
  isInputObjectType(getNullableType(type)) && !/Sort$/.test(getNamedType(type).name) ? '' : name;

function requestOf({ steps, isChange }: Place) {
  const leaves: Leaf[] = [];
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const parts = steps.map(({ name, args }, depth) => {
    const isLast = depth === steps.length - 1;
    const needed = isLast
      ? args.filter(({ name: own }) => own !== 'first' && own !== 'after')
      : args.filter(({ type }) => isNonNullType(type));
    const passed = needed.map((one) => {
      const variable = `a${depth}_${one.name}`;
      variables[variable] = sampleOf(one.type, rootPath(one), isLast ? leaves : []);
      declared.push(`$${variable}: ${one.type}`);
      return `${one.name}: $${variable}`;
    });
    return passed.length > 0 ? `${name}(${passed.join(', ')})` : name;
  });
  const last = steps.at(-1)?.type;
  const inner = isChange
    ? ' { __typename ... on InvalidInput { fieldErrors { field } } }'
    : last && isCompositeType(getNamedType(last))
      ? ' { __typename }'
      : '';
  const selection = parts.reduceRight(
    (text, part) => (text === '' ? `${part}${inner}` : `${part} { ${text} }`),
    '',
  );
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { document: `${isChange ? 'mutation' : 'query'}${head} { ${selection} }`, variables, leaves };
}

/** Where REST has each text of a call: `state`, `filter.state`, `rows.0.sku`. */
function textsOf({ query, body }: ReceivedCall): { value: string; path: string }[] {
  const all: { value: string; path: string }[] = Object.entries(query).map(([path, value]) => ({
    value,
    path,
  }));
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
    else if (path && value !== null) all.push({ value: String(value), path });
  };
  if (typeof body === 'object') visit(body, '');
  return all;
}

const plainPath = (path: string) => path.replace(/\.0$/, '');

test.each(places().map((place) => [place.name, place] as const))(
  '%s: a refused value is named as the caller named it',
  async (_name, place) => {
    const { document, variables, leaves } = requestOf(place);
    gateway.platform.calls.length = 0;
    refused = null;
    await gateway.graph(document, variables);
    for (const call of [...gateway.platform.calls])
      for (const { value, path } of textsOf(call)) {
        // Keys of a map are the caller's own values.
        if (/(^|\.)v\d+(\.|$)/.test(path)) continue;
        const names = leaves.filter((leaf) => leaf.value === value).map((leaf) => plainPath(leaf.path));
        if (names.length === 0) continue;
        refused = { route: call.route, field: path };
        const { text } = await gateway.graph(document, variables);
        refused = null;
        const [, field = text] = /"field":"([^"]*)"/.exec(text) ?? [];
        expect({ rest: path, graph: plainPath(field) }).toEqual({
          rest: path,
          graph: names.includes(plainPath(field)) ? plainPath(field) : names.join(' or '),
        });
      }
  },
);
