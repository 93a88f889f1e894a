import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromAST,
} from 'graphql';

type Fill = (value: unknown) => unknown;
type Values = Record<string, unknown>;

/**
 * Fills in the defaults of non-null variables and input fields, which graphql-jit reports as missing instead.
 * @returns null when the operation takes none, so that most requests pay nothing.
 */
export function inputDefaults(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): ((variables: Values) => Values) | null {
  const members = variableDefinitions.flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    if (!type) return [];
    const preset = defaultValue && isNonNullType(type) ? valueFromAST(defaultValue, type) : undefined;
    return [{ name: variable.name.value, preset, fill: fillOf(type, []) }];
  });
  return fillMembers(members) as ((variables: Values) => Values) | null;
}

interface Member {
  name: string;
  preset: unknown;
  fill: Fill | null;
}

/** Fills the members of an object; null when none has anything to fill. */
function fillMembers(members: readonly Member[]): Fill | null {
  const filled = members.filter(({ preset, fill }) => preset !== undefined || fill);
  if (filled.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const result: Values = { ...value };
    for (const { name, preset, fill } of filled) {
      if (result[name] === undefined && preset !== undefined) result[name] = preset;
      else if (fill && result[name] !== undefined) result[name] = fill(result[name]);
    }
    return result;
  };
}

/** @param open input types around this one; one inside itself is filled once. */
function fillOf(type: GraphQLInputType, open: readonly string[]): Fill | null {
  if (isNonNullType(type)) return fillOf(type.ofType as GraphQLInputType, open);
  if (isListType(type)) {
    const fill = fillOf(type.ofType as GraphQLInputType, open);
    return fill && ((value) => (Array.isArray(value) ? value.map(fill) : fill(value)));
  }
  if (!isInputObjectType(type) || open.includes(type.name)) return null;
  return fillMembers(
    Object.values(type.getFields()).map(({ name, type: inner, defaultValue }) => ({
      name,
      preset: isNonNullType(inner) ? defaultValue : undefined,
      fill: fillOf(inner, [...open, type.name]),
    })),
  );
}
