import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** Values for every required variable of an operation, and for the required fields inside them. */
export function variablesFor(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): Record<string, unknown> {
  const required = (operation.variableDefinitions ?? []).filter(({ type }) => type.kind === 'NonNullType');
  return Object.fromEntries(
    required.map(({ variable, type }) => {
      const declared = typeFromAST(schema, type as never) as GraphQLInputType;
      return [variable.name.value, sampleOf(declared, variable.name.value)];
    }),
  );
}

function sampleOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType as GraphQLInputType, name);
  if (isListType(type)) return [sampleOf(type.ofType as GraphQLInputType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, field.name)]));
  }
  if (/date/i.test(name)) return '2026-01-01';
  switch (type.toString()) {
    case 'Int':
      return 1;
    case 'Boolean':
      return true;
    default:
      return '1';
  }
}
