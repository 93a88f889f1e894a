import buildSerializer, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { withWrittenEmails } from '../../../server/writtenEmail.ts';
import { type JsonSchema, responseSchemas } from './responseSchema.ts';

type Serialize = (answer: unknown) => string;

/** Serializers by the schema they follow: answers of the same name share one, whichever route gives them. */
const compiled = new Map<string, Serialize>();

/**
 * Serializes answers by their named shapes. A serializer is compiled when its first answer is sent: compiling all of them takes a second, which
 * a start does not have to wait for.
 */
export const answerSerializer: FastifySerializerCompiler<JsonSchema> = ({ schema }) => {
  const key = JSON.stringify(schema);
  return (answer) => {
    const serialize = compiled.get(key) ?? compile(schema);
    compiled.set(key, serialize);
    return serialize(answer);
  };
};

/** @throws where a schema refers to a name that is not there, or says what cannot be serialized */
export function compile(schema: JsonSchema): Serialize {
  const all = new Map(responseSchemas().map((named) => [String(named.$id), named]));
  const named = Object.fromEntries(reachable(schema, all)) as unknown as Record<string, Schema>;
  const serialize = buildSerializer(schema as unknown as Schema, { schema: named });
  return (answer) => withWrittenEmails(serialize(answer));
}

/** The named schemas that a schema refers to, and those that these refer to. */
function reachable(
  schema: JsonSchema,
  all: ReadonlyMap<string, JsonSchema>,
  reached = new Map<string, JsonSchema>(),
): Map<string, JsonSchema> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)#/g)) {
    const named = all.get(name);
    if (!named || reached.has(name)) continue;
    reached.set(name, named);
    reachable(named, all, reached);
  }
  return reached;
}
