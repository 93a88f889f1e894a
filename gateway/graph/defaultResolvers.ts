import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { snakeOf } from '../rest/casing.ts';

/**
 * Gives every field of a gateway-owned type that has no resolver a getter for its snake_case key. (A global field resolver
 * is ignored by stitchSchemas and by graphql-jit.) Fields of the index keep stitching's own.
 * @param schema the stitched schema, changed in place.
 * @param own the gateway's own types and fields.
 * @param hasResolver whether a resolver of ours serves the field.
 */
export function addDefaultResolvers(
  schema: GraphQLSchema,
  own: GraphQLSchema,
  hasResolver: (type: string, field: string) => boolean,
): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()].map((type) => type?.name));
  for (const owned of Object.values(own.getTypeMap())) {
    const type = schema.getType(owned.name);
    if (!isObjectType(type) || !isObjectType(owned) || type.name.startsWith('__')) continue;
    for (const name of Object.keys(owned.getFields())) {
      const field = type.getFields()[name];
      if (!field || hasResolver(type.name, name)) continue;
      if (roots.has(type.name)) throw new Error(`${type.name}.${name} has no resolver.`);
      read(field);
    }
  }
  // The pages that lists of the index were turned into carry their figures as the gateway's own lists do.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && type.name.endsWith('Page') && !own.getType(type.name)) {
      const { page } = type.getFields();
      if (page) read(page);
    }
  }
}

function read(field: GraphQLField<unknown, unknown>): void {
  const key = snakeOf(field.name);
  const getter: GraphQLFieldResolver<Record<string, unknown>, unknown> = (row) => row[key];
  field.resolve = getter as GraphQLFieldResolver<unknown, unknown>;
}
