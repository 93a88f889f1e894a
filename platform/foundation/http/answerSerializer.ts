import { setTimeout } from 'node:timers/promises';
import buildSerializer, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { withWrittenEmails } from '../../../server/writtenEmail.ts';
import { type JsonSchema, responseSchemas } from './responseSchema.ts';

type Serialize = (answer: unknown) => string;

/** Serializers by the schema they follow: answers of the same name share one, whichever route gives them. */
const compiled = new Map<string, Serialize>();

/** Schemas of the routes whose serializer nothing has needed yet. */
const pending = new Map<string, JsonSchema>();

/** Milliseconds between two serializers that are compiled ahead, so that requests go first. */
const COMPILE_PAUSE_MS = 20;

/**
 * Serializes answers by their named shapes. Compiling all serializers takes a second, which a start does not wait for: each is compiled when
 * its first answer is sent, or before that by `compileAhead`.
 */
export const answerSerializer: FastifySerializerCompiler<JsonSchema> = ({ schema }) => {
  const key = JSON.stringify(schema);
  if (!compiled.has(key)) pending.set(key, schema);
  return (answer) => serializerOf(key, schema)(answer);
};

/**
 * Compiles what is pending, one serializer at a time: the first caller of a long answer does not hold up the others.
 *
 * @returns how many serializers it compiled
 */
export async function compileAhead(signal: AbortSignal): Promise<number> {
  let count = 0;
  for (const [key, schema] of pending) {
    if (signal.aborted) break;
    serializerOf(key, schema);
    count += 1;
    await setTimeout(COMPILE_PAUSE_MS, undefined, { ref: false });
  }
  return count;
}

function serializerOf(key: string, schema: JsonSchema): Serialize {
  const serialize = compiled.get(key) ?? compile(schema);
  compiled.set(key, serialize);
  pending.delete(key);
  return serialize;
}

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
