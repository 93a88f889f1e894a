import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { textOf } from '../house/tree.ts';

/** A document that the web sends, with variables that its types accept. */
interface WebDocument {
  hash: string;
  name: string;
  text: string;
  variables: Record<string, unknown>;
}

/** Every document of the manifest. */
export function webDocuments(): WebDocument[] {
  const schema = buildSchema(textOf('schema/gateway.graphql'));
  const manifest = JSON.parse(textOf('operations/manifest.json')) as Record<
    string,
    { text: string; name: string }
  >;
  return Object.entries(manifest).map(([hash, { text, name }]) => ({
    hash,
    name,
    text,
    variables: variablesOf(schema, text),
  }));
}

function variablesOf(schema: GraphQLSchema, text: string): Record<string, unknown> {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return {};
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const inputType = typeFromAST(schema, type as never);
      return isInputType(inputType) ? [[variable.name.value, accepted(inputType, 0)] as const] : [];
    }),
  );
}

/** A value that the type accepts, with all of its fields as far as they go down. */
function accepted(type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return accepted(type.ofType, depth);
  if (isListType(type)) return [accepted(type.ofType, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => depth < 3 || isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, accepted(field.type, depth + 1)]));
  }
  if (type.name === 'Int' || type.name === 'Float') return 1;
  if (type.name === 'Boolean') return true;
  return type.name === 'ID' || type.name === 'String' ? '1' : '2026-01-01';
}
