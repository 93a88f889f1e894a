import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { restNameOf } from '../rest/restName.ts';
import { resolveByName } from '../search/plainNames.ts';
import type { HasResolver } from './mutationResults.ts';

type Row = Record<string, unknown>;
type Getter = GraphQLFieldResolver<Row, unknown>;

/**
 * Gives every field of a gateway-owned type that has no resolver the one its type implies: `Money` from its key and the
 * currency beside it, `PageInfo` from the list itself, anything else from its snake_case key. Fields of the search index
 * are read by their names (`search/plainNames.ts`), their pages excepted. (stitchSchemas and graphql-jit ignore a global field resolver.)
 * @param schema the stitched schema, changed in place.
 * @param own the gateway's own types and fields.
 */
export function addDefaultResolvers(
  schema: GraphQLSchema,
  own: GraphQLSchema,
  hasResolver: HasResolver,
): void {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const owned = own.getType(type.name);
    for (const field of Object.values(type.getFields())) {
      const isOwn = isObjectType(owned) ? field.name in owned.getFields() : isPageOfIndex(type, field);
      if (hasResolver(type.name, field.name)) continue;
      const isRoot = roots.includes(type.name);
      if (!isOwn && !isRoot) field.resolve = resolveByName;
      if (!isOwn) continue;
      if (isRoot) throw new Error(`${type.name}.${field.name} has no resolver.`);
      const declared = isObjectType(owned) ? owned.getFields()[field.name] : undefined;
      field.resolve = getterOf(declared ?? field) as GraphQLFieldResolver<unknown, unknown>;
    }
  }
}

/** Keys that may hold the currency of the amount in `key`, the nearest first. */
export const currencyKeysOf = (key: string) => [`${key}_currency`, 'currency', 'billing_currency'] as const;

function isPageOfIndex(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean {
  return type.name.endsWith('Page') && field.name === 'page';
}

function getterOf(field: GraphQLField<unknown, unknown>): Getter {
  switch (getNamedType(field.type).name) {
    case 'Money':
      return moneyGetter(restNameOf(field));
    case 'PageInfo':
      return (list) => (list.page === undefined ? null : list);
    default:
      return keyGetter(restNameOf(field));
  }
}

function keyGetter(key: string): Getter {
  return (row) => row[key];
}

function moneyGetter(key: string): Getter {
  const [ownKey, rowKey, billingKey] = currencyKeysOf(key);
  return (row) => {
    const amount = row[key];
    if (amount === null || amount === undefined) return null;
    // Amounts of several currencies in a row, or in a list, bear their own.
    if (typeof amount === 'object') return amount;
    return { amount, currency: row[ownKey] ?? row[rowKey] ?? row[billingKey] };
  };
}
