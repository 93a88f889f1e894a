import {
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/**
 * The minimal arguments that a root field accepts by type, as GraphQL text: ids that do not exist, empty texts, zeros. A mutation
 * called with them succeeds or fails at validation, and changes nothing.
 */
export function minimalArguments(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  if (required.length === 0) return '';
  return `(${required.map((arg) => `${arg.name}: ${minimal(arg.type)}`).join(', ')})`;
}

function minimal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return minimal(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{${fields.map((field) => `${field.name}: ${minimal(field.type)}`).join(', ')}}`;
  }
  if (type.name === 'Int' || type.name === 'Float') return '0';
  if (type.name === 'Boolean') return 'false';
  return type.name === 'ID' ? '"0"' : '"2026-01-01"';
}
