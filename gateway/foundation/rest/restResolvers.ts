import type { GraphQLFieldResolver, GraphQLInputType } from 'graphql';
import type { PageInput, SortDirection } from '../../sdl/types.generated.ts';
import type { RestCall, RestClient } from './client.ts';
import { pageQuery, sortQuery } from './paging.ts';
import { type ArgumentNames, nullIfForbidden, nullIfNotFound } from './refusal.ts';
import {
  type ArgumentValue,
  inputTypeOf,
  isLeftOutIfBlank,
  isListAnswer,
  isRowByKey,
  mayBeMissing,
  REST_FIELDS,
  type RestField,
} from './restFields.ts';
import { restNameOf } from './restName.ts';
import type { RowReader } from './rowReader.ts';

type Values = Record<string, unknown>;
type RestResolver = GraphQLFieldResolver<Values, { rest: RestClient; rows: RowReader }, Values>;

/** Resolvers of all fields with `@rest`, by type and field. Everything that the declaration decides is decided here, once a process. */
export function restResolvers(): Record<string, Record<string, RestResolver>> {
  const resolvers: Record<string, Record<string, RestResolver>> = {};
  for (const field of REST_FIELDS) {
    resolvers[field.type.name] ??= {};
    (resolvers[field.type.name] as Record<string, RestResolver>)[field.field.name] = resolverOf(field);
  }
  return resolvers;
}

function resolverOf(field: RestField): RestResolver {
  const { method, route } = field;
  if (method !== 'GET') {
    const callOf = changeOf(field);
    return (_row, args, { rest }) => rest.call(route, callOf(args));
  }
  const read = readerOf(field);
  const orNull: Read = mayBeMissing(field) ? (...call) => nullIfNotFound(read(...call)) : read;
  // The change is done: a row of its answer that the caller may not see is null instead of an error.
  const isCarried = field.type.name.endsWith('Success');
  const ask: Read = isCarried ? (...call) => nullIfForbidden(orNull(...call)) : orNull;
  if (!isListAnswer(field)) return ask;
  return async (...call) => ((await ask(...call)) as { items: unknown[] } | null)?.items ?? null;
}

type Read = (...call: Parameters<RestResolver>) => Promise<unknown>;

function readerOf(field: RestField): Read {
  const { route, path, page, query, sort, constants } = field;
  const [only] = path;
  if (only && isRowByKey(field)) {
    const keyOf = placeholderReader(only.source);
    return async (row, args, { rows }) => {
      const key = keyOf(row, args);
      return key === null ? null : rows.byKey(route, key);
    };
  }
  if (path.length + query.length === 0 && !page && !sort)
    return async (_row, _args, { rows }) => rows.once(route);
  const pathOf = pathReader(field);
  const leaves = query.map(queryReader);
  const names = namesOf(query);
  const pageOf = page && valueReader<PageInput | null>(page);
  const sortOf = sort && valueReader<{ field?: string; direction?: SortDirection } | null>(sort);
  return async (row, args, { rest }) => {
    const parameters: RestCall['query'] & object = { ...constants };
    if (pageOf) Object.assign(parameters, pageQuery(pageOf(args)));
    if (sortOf) parameters.sort = sortQuery(sortOf(args));
    for (const { restName, read } of leaves) parameters[restName] = read(args);
    return rest.call(route, { path: pathOf(row, args), query: parameters, names });
  };
}

function changeOf(field: RestField): (args: Values) => RestCall {
  const pathOf = pathReader(field);
  const versionOf = field.version && valueReader<number>(field.version);
  const keyOf = field.idempotencyKey && valueReader<string>(field.idempotencyKey);
  const dryRunOf = field.dryRun && valueReader<boolean>(field.dryRun);
  const names = namesOf(field.body);
  const members = field.body.map((value) => ({
    restName: value.restName,
    read: valueReader(value),
    convert: converterOf(value.type),
  }));
  return (args) => {
    const call: RestCall = { path: pathOf({}, args), names };
    const version = versionOf?.(args);
    if (version != null) call.ifMatch = version;
    if (keyOf) call.idempotencyKey = keyOf(args);
    if (dryRunOf) call.dryRun = dryRunOf(args);
    if (members.length === 0) return call;
    const body: Values = {};
    for (const { restName, read, convert } of members) {
      const value = read(args);
      if (value !== undefined) body[restName] = convert ? convert(value) : value;
    }
    call.body = body;
    return call;
  };
}

/** Refusals name arguments, whatever REST calls them. */
const namesOf = (values: readonly ArgumentValue[]): ArgumentNames =>
  Object.fromEntries(values.map(({ restName, name }) => [restName, name]));

function valueReader<Value = unknown>({ within, name }: ArgumentValue): (args: Values) => Value | undefined {
  return within === null
    ? (args) => args[name] as Value | undefined
    : (args) => (args[within] as Values | null | undefined)?.[name] as Value | undefined;
}

/** A value of the query; a blank text or an empty list is no condition. */
function queryReader(argument: ArgumentValue): {
  restName: string;
  read: (args: Values) => string | undefined;
} {
  const read = valueReader<string>(argument);
  const isBlankSent = !isLeftOutIfBlank(argument.type);
  return {
    restName: argument.restName,
    read: (args) => {
      const value = read(args);
      return isBlankSent || !isBlank(value) ? value : undefined;
    },
  };
}

const isBlank = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

type PlaceholderSource = RestField['path'][number]['source'];

/** The value of a placeholder; null where the row has none. */
function placeholderReader(source: PlaceholderSource): (row: Values, args: Values) => string | null {
  if ('name' in source) {
    const read = valueReader<string>(source);
    return (_row, args) => read(args) ?? '';
  }
  const keys = source as readonly string[];
  return (row, _args) => {
    let value: unknown = row;
    for (const key of keys) value = (value as Values | null)?.[key];
    return (value ?? null) as string | null;
  };
}

function pathReader({ path }: RestField): (row: Values, args: Values) => Record<string, string> {
  const parts = path.map(({ placeholder, source }) => ({ placeholder, read: placeholderReader(source) }));
  return (row, args) => {
    const values: Record<string, string> = {};
    for (const { placeholder, read } of parts) values[placeholder] = read(row, args) ?? '';
    return values;
  };
}

/** Spells the keys of an input as REST does, at any depth; null if the value has none. */
function converterOf(type: GraphQLInputType): ((value: unknown) => unknown) | null {
  const input = inputTypeOf(type);
  if (!input) return null;
  const members = Object.values(input.getFields()).map((inner) => ({
    name: inner.name,
    restName: restNameOf(inner),
    convert: converterOf(inner.type),
  }));
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (value === null) return null;
    const body: Values = {};
    for (const { name, restName, convert: inner } of members) {
      const member = (value as Values)[name];
      if (member !== undefined) body[restName] = inner ? inner(member) : member;
    }
    return body;
  };
  return convert;
}
