import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { ownSchema } from '../../sdl/sdl.ts';
import { snakeOf } from './casing.ts';
import type { RestRoute } from './rest.generated.ts';
import { restNameOf } from './restName.ts';

/** A value among the arguments of a field. */
export interface ArgumentValue {
  /** The argument around it, such as `input` or `filter`; null if it is an argument itself. */
  within: string | null;
  name: string;
  /** Name of the value in REST. */
  restName: string;
  type: GraphQLInputType;
}

/** A field that one operation of the platform answers, as `@rest` declares it. */
export interface RestField {
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Method and path; a placeholder has the name of the last key that leads to its value. */
  route: RestRoute;
  /** Placeholder → an argument, or the keys that lead to its value in the row around the field. */
  path: { placeholder: string; source: ArgumentValue | readonly string[] }[];
  /** Parameters of the query that are the same in every call. */
  constants: Record<string, string>;
  /** Reads several rows by `ids`; null if each row needs a call. */
  many: { route: RestRoute; constants: Record<string, string> } | null;
  version: ArgumentValue | undefined;
  idempotencyKey: ArgumentValue | undefined;
  dryRun: ArgumentValue | undefined;
  /** Arguments `page` and `sort`. */
  page: ArgumentValue | undefined;
  sort: ArgumentValue | undefined;
  query: ArgumentValue[];
  body: ArgumentValue[];
}

/** Every field with `@rest`, by the SDL. */
export const REST_FIELDS: readonly RestField[] = restFieldsOf(ownSchema);

/** Reads every `@rest`. Throws where a placeholder has no source. */
export function restFieldsOf(schema: GraphQLSchema): RestField[] {
  const directive = schema.getDirective('rest');
  const objects = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
  return objects.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const values = directive && field.astNode && getDirectiveValues(directive, field.astNode);
      return values ? [restFieldOf({ type, field, values, isRoot: isRoot(schema, type) })] : [];
    }),
  );
}

/** Compares paths whatever their placeholders are called: `GET /api/brands/{}`. */
export const routeShape = (route: string): string => route.replace(/\{[^}]*\}/g, '{}');

interface Declaration {
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  values: Record<string, unknown>;
  isRoot: boolean;
}

function restFieldOf({ type, field, values, isRoot }: Declaration): RestField {
  const place = `${type.name}.${field.name}`;
  const methods = (['get', 'post', 'put', 'delete'] as const).filter((name) => values[name] != null);
  const [verb] = methods;
  if (!verb || methods.length > 1) throw new Error(`${place}: @rest needs one of get, post, put, delete.`);
  const method = verb.toUpperCase() as RestField['method'];
  const names = new Map((values.rename as string[]).map((pair) => pair.split(':') as [string, string]));
  const all = argumentValues(field.args, method, names);
  const { path: template, constants } = splitQuery(values[verb] as string);
  const path = [...template.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => {
    const keys = name.split('.');
    const argument = all.find((one) => one.name === name && !isInputObjectType(one.type));
    if (!argument && isRoot) throw new Error(`${place}: {${name}} of @rest is no argument.`);
    return { placeholder: keys.at(-1) ?? '', source: argument ?? keys.map(snakeOf) };
  });
  const inPath = new Set(path.map(({ source }) => source));
  const others = all.filter((one) => !inPath.has(one));
  const named = (name: string) => others.find((one) => one.name === name);
  const special = {
    version: named('version'),
    idempotencyKey: named('idempotencyKey'),
    dryRun: named('dryRun'),
    page: others.find((one) => getNamedType(one.type).name === 'PageInput'),
    sort: method === 'GET' ? others.find((one) => isSort(one.type)) : undefined,
  };
  const plain = others.filter((one) => !Object.values(special).includes(one));
  return {
    type,
    field,
    method,
    route: `${method} ${template.replace(/\{(?:\w+\.)*(\w+)\}/g, '{$1}')}` as RestRoute,
    path,
    constants,
    many: values.many ? manyOf(values.many as string) : null,
    ...special,
    query: method === 'GET' ? plain : [],
    body: method === 'GET' ? [] : plain,
  };
}

function isRoot(schema: GraphQLSchema, type: GraphQLObjectType): boolean {
  return type === schema.getQueryType() || type === schema.getMutationType();
}

function manyOf(many: string): RestField['many'] {
  const { path, constants } = splitQuery(many);
  return { route: `GET ${path}` as RestRoute, constants };
}

function splitQuery(path: string): { path: string; constants: Record<string, string> } {
  const [before = '', after] = path.split('?');
  return { path: before, constants: Object.fromEntries(new URLSearchParams(after)) };
}

/** Arguments, with the fields of `input` and of filters in place of them. */
function argumentValues(
  args: readonly GraphQLArgument[],
  method: RestField['method'],
  names: Map<string, string>,
): ArgumentValue[] {
  const toValue = (within: string | null, value: GraphQLArgument | GraphQLInputField) => ({
    within,
    name: value.name,
    restName: names.get(value.name) ?? restNameOf(value),
    type: value.type,
  });
  return args.flatMap((argument) => {
    const type = getNullableType(argument.type);
    const isSpread = method === 'GET' ? !isSort(type) && getNamedType(type).name !== 'PageInput' : true;
    return isInputObjectType(type) && isSpread
      ? Object.values(type.getFields()).map((inner) => toValue(argument.name, inner))
      : [toValue(null, argument)];
  });
}

/** True for an input with a field and a direction. */
function isSort(type: GraphQLInputType): boolean {
  const input = getNullableType(type);
  return isInputObjectType(input) && 'direction' in input.getFields() && 'field' in input.getFields();
}

/** True if a blank value is no condition. A blank ID is sent and refused, since without it every row would match. */
export function isLeftOutIfBlank(type: GraphQLInputType): boolean {
  return !isNonNullType(type) && !isId(type);
}

const isId = (type: GraphQLInputType): boolean => getNamedType(type).name === 'ID';

/** The input type of each element or of the value itself; null for scalars and enums. */
export function inputTypeOf(type: GraphQLInputType): GraphQLInputObjectType | null {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named : null;
}

/** True for a row that one placeholder names: rows of that kind are read together. */
export function isRowByKey({ method, field, path, query, page, sort, constants }: RestField): boolean {
  const isObject = isObjectType(getNullableType(field.type));
  const isAlone = query.length === 0 && !page && !sort && Object.keys(constants).length === 0;
  return method === 'GET' && path.length === 1 && isAlone && isObject;
}

/** True for a field whose type is a list, which REST answers as `items`. */
export const isListAnswer = ({ field }: RestField): boolean => isListType(getNullableType(field.type));

/** True for a read of what an ID names: it is null when that does not exist or the caller may not see it. */
export function mayBeMissing({ field, path, query }: RestField): boolean {
  const namesOne = path.length > 0 || query.some(({ type }) => isNonNullType(type) && isId(type));
  return namesOne && !isNonNullType(field.type);
}
