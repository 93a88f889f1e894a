import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { type HasResolver, resultUnionOf } from '../foundation/graph/mutationResults.ts';
import {
  type ArgumentValue,
  isListAnswer,
  type RestField,
  routeShape,
} from '../foundation/rest/restFields.ts';
import { restNameOf } from '../foundation/rest/restName.ts';
import {
  answersOf,
  type JsonSchema,
  notNull,
  type PlatformContract,
  type PlatformOperation,
} from './platformContract.ts';

/** The contract and the resolvers with which `@rest` is compared. */
export interface RestFaultSources {
  contract: PlatformContract;
  hasResolver: HasResolver;
}

/**
 * Compares each `@rest` with the platform's contract, one sentence a fault: a route that is not there, an argument or a field of an input that the
 * operation does not take, one that it requires and does not get, and a field of the graph that its answer lacks.
 */
export function restFaults(fields: readonly RestField[], sources: RestFaultSources): string[] {
  return fields.flatMap((field) => {
    const operation = operationOf(field.route, sources.contract);
    const faults = operation
      ? [
          ...queryFaults(field, operation),
          ...headerFaults(field, operation),
          ...bodyFaults(field, operation, sources),
          ...answerFaults(field, operation, sources),
          ...rowFaults(field, sources),
          ...manyFaults(field, sources),
        ]
      : ['the contract has no such operation'];
    return faults.map((fault) => `${field.type.name}.${field.field.name}, ${field.route}: ${fault}.`);
  });
}

function operationOf(route: string, { paths }: PlatformContract): PlatformOperation | undefined {
  const [method = '', path = ''] = routeShape(route).split(' ');
  return Object.entries(paths).find(([known]) => routeShape(known) === path)?.[1][method.toLowerCase()];
}

function queryFaults(
  { query, page, sort, constants, dryRun }: RestField,
  { parameters = [] }: PlatformOperation,
): string[] {
  const declared = parameters.filter((parameter) => parameter.in === 'query');
  const sent = new Map<string, GraphQLInputType | undefined>([
    ...query.map(({ restName, type }) => [restName, type] as const),
    ...Object.keys(constants).map((name) => [name, undefined] as const),
    ...(page ? (['page', 'per_page'] as const).map((name) => [name, undefined] as const) : []),
    ...(sort ? [['sort', sort.type] as const] : []),
    ...(dryRun ? [['dry_run', undefined] as const] : []),
  ]);
  return [
    ...[...sent].flatMap(([name, type]) => {
      const parameter = declared.find((one) => one.name === name);
      if (!parameter) return [`the query takes no ${name}`];
      return type ? enumFaults(name, type, parameter.schema ?? {}) : [];
    }),
    ...declared
      .filter(({ name, required }) => required && !isAlwaysSent(name, query, constants))
      .map(({ name }) => `the query needs ${name}`),
  ];
}

const isAlwaysSent = (name: string, query: readonly ArgumentValue[], constants: Record<string, string>) =>
  name in constants || query.some(({ restName, type }) => restName === name && isNonNullType(type));

function headerFaults(
  { version, idempotencyKey }: RestField,
  { parameters = [] }: PlatformOperation,
): string[] {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const pairs = [
    ['if-match', version, 'version'],
    ['idempotency-key', idempotencyKey, 'idempotencyKey'],
  ] as const;
  return pairs.flatMap(([header, value, name]) => {
    const declared = headers.find((one) => one.name === header);
    if (value && !declared) return [`the operation reads no ${name}`];
    return declared?.required && !(value && isNonNullType(value.type)) ? [`the operation needs ${name}`] : [];
  });
}

/** Description of properties that a body may repeat from an answer and that change nothing. */
const REPEATED = 'As GET answered it';

function bodyFaults(
  { body }: RestField,
  { requestBody }: PlatformOperation,
  { contract }: RestFaultSources,
): string[] {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return body.map(({ restName }) => `the operation takes no body, so it drops ${restName}`);
  return membersFaults('', body, notNull(schema, contract.components.schemas), contract);
}

type Member = Pick<ArgumentValue, 'restName' | 'type'>;

/** Compares an input with an object of the body, at any depth. */
function membersFaults(
  place: string,
  members: readonly Member[],
  { properties = {}, required = [] }: JsonSchema,
  contract: PlatformContract,
): string[] {
  const missing = required.filter((name) => !members.some(({ restName }) => restName === name));
  return [
    ...missing.map((name) => `the body needs ${place}${name}`),
    ...members.flatMap(({ restName, type }) => {
      const property = properties[restName];
      const name = `${place}${restName}`;
      if (!property || property.description?.startsWith(REPEATED)) return [`the body takes no ${name}`];
      const inner = elementOf(property, contract);
      const input = getNamedType(type);
      // A value that the body does not know is refused aloud.
      if (!isInputObjectType(input)) return [];
      const fields = Object.values(input.getFields());
      const innerMembers = fields.map((field) => ({ restName: restNameOf(field), type: field.type }));
      return membersFaults(`${name}.`, innerMembers, inner, contract);
    }),
  ];
}

function elementOf(schema: JsonSchema, contract: PlatformContract): JsonSchema {
  const { schemas } = contract.components;
  const value = notNull(schema, schemas);
  return value.items ? notNull(value.items, schemas) : value;
}

/** Values of an enum, or fields to sort by, that a parameter with fixed values does not know. */
function enumFaults(name: string, type: GraphQLInputType, schema: JsonSchema): string[] {
  const named = getNamedType(type);
  const values = isInputObjectType(named) ? getNamedType(named.getFields().field?.type) : named;
  if (!schema.enum || !isEnumType(values)) return [];
  return values
    .getValues()
    .filter(({ value }) => !schema.enum?.includes(value))
    .map(({ value }) => `${name} cannot be ${value}`);
}

function answerFaults(field: RestField, operation: PlatformOperation, sources: RestFaultSources): string[] {
  const named = getNamedType(field.field.type);
  return answersOf(operation).flatMap((answer) => {
    const schema = notNull(answer, sources.contract.components.schemas);
    if (isUnionType(named)) {
      const { success, rowField } = resultUnionOf(named, sources.hasResolver);
      const type = rowField ? getNamedType(success.getFields()[rowField]?.type) : success;
      return isObjectType(type) ? typeFaults(type, schema, sources) : [];
    }
    if (!isListAnswer(field)) return isObjectType(named) ? typeFaults(named, schema, sources) : [];
    const items = schema.properties?.items;
    if (!items) return ['the answer has no items'];
    return isObjectType(named) ? typeFaults(named, elementOf(items, sources.contract), sources) : [];
  });
}

/** Fields that are read from an answer, at any depth, and are not in it. */
function typeFaults(
  type: GraphQLObjectType,
  { properties, additionalProperties }: JsonSchema,
  sources: RestFaultSources,
  outer: readonly GraphQLObjectType[] = [],
): string[] {
  const isMap = !properties && additionalProperties;
  if (isMap || outer.includes(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    if (sources.hasResolver(type.name, field.name)) return [];
    const inner = getNamedType(field.type);
    const key = inner.name === 'PageInfo' ? 'page' : restNameOf(field);
    const property = properties?.[key];
    if (!property) return [`the answer lacks ${key}, which ${type.name}.${field.name} reads`];
    if (!isObjectType(inner) || inner.name === 'PageInfo' || inner.name === 'Money') return [];
    return typeFaults(inner, elementOf(property, sources.contract), sources, [...outer, type]);
  });
}

/** Keys of the row around the field that a placeholder reads and that no row has. */
function rowFaults({ type, path }: RestField, { contract }: RestFaultSources): string[] {
  return path.flatMap(({ source }) => {
    if (!Array.isArray(source)) return [];
    const keys = source as readonly string[];
    return hasKey(type, keys, contract) ? [] : [`a row of ${type.name} has no ${keys.join('.')}`];
  });
}

/** Follows keys through the schema of a type's name, or through the graph where the gateway makes the row. */
function hasKey(type: GraphQLObjectType, keys: readonly string[], contract: PlatformContract): boolean {
  const [key, ...others] = keys;
  if (key === undefined) return true;
  const schema = contract.components.schemas[type.name];
  if (schema) {
    let value: JsonSchema | undefined = schema;
    for (const step of keys) value = value && elementOf(value, contract).properties?.[step];
    return value !== undefined;
  }
  const field = Object.values(type.getFields()).find((one) => restNameOf(one) === key);
  const inner = field && getNamedType(field.type);
  return isObjectType(inner) ? hasKey(inner, others, contract) : field !== undefined && others.length === 0;
}

function manyFaults({ many, field }: RestField, { contract }: RestFaultSources): string[] {
  if (!many) return [];
  const operation = operationOf(many.route, contract);
  const names = operation?.parameters?.map(({ name }) => name) ?? [];
  const missing = ['ids', ...Object.keys(many.constants)].filter((name) => !names.includes(name));
  const isObject = isObjectType(getNullableType(field.type));
  return [
    ...(operation ? missing.map((name) => `${many.route} takes no ${name}`) : [`there is no ${many.route}`]),
    ...(isObject ? [] : ['only a row can be read with others']),
  ];
}
