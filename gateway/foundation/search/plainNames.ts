import { defaultMergedResolver, type Transform } from '@graphql-tools/delegate';
import {
  type ASTNode,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  Kind,
  visit,
} from 'graphql';

/**
 * Sends every field below a root field of the index under its own name, whatever alias the caller gave it. Stitching reads keys such as the SKU from
 * the rows of the index by their names, so an alias `sku: name` would replace the key. `resolveByName` reads the rows under these names again.
 * @throws Error where a field below a root field has arguments: two aliases of it could then stand for different values.
 */
export const plainNames: Transform = {
  transformSchema(schema) {
    assertNoArguments(schema);
    return schema;
  },
  transformRequest(request) {
    // Fields below a root field have a field or a fragment above them.
    const document = visit(request.document, {
      Field: (field, _key, _parent, _path, above) =>
        field.alias && above.some(isFieldOrFragment) ? withoutAlias(field) : undefined,
    });
    return { ...request, document };
  },
};

/** Resolves a field of the index by its name: the row holds it under that name, not under the caller's alias. */
export const resolveByName: GraphQLFieldResolver<unknown, unknown> = (row, args, context, info) => {
  const isAliased = info.fieldNodes[0]?.alias !== undefined;
  const named = isAliased ? { ...info, fieldNodes: info.fieldNodes.map(withoutAlias) } : info;
  return defaultMergedResolver(row as never, args, context as never, named);
};

const withoutAlias = ({ alias: _, ...field }: FieldNode): FieldNode => ({ ...field, kind: Kind.FIELD });

function isFieldOrFragment(node: ASTNode | readonly ASTNode[]): boolean {
  return 'kind' in node && (node.kind === Kind.FIELD || node.kind === Kind.FRAGMENT_DEFINITION);
}

function assertNoArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type === schema.getQueryType() || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (field.args.length > 0)
        throw new Error(
          `${type.name}.${field.name} of the index has arguments, which plainNames.ts does not support.`,
        );
  }
}
