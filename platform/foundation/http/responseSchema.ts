import { z } from 'zod';

/** A JSON Schema, as far as we look into it. */
export type JsonSchema = Record<string, unknown>;

const named = z.registry<{ id: string }>();

/** Gives an answer's shape its name in the OpenAPI document; every answer of a route has one. */
export function responseSchema<Shape extends z.ZodType>(id: string, shape: Shape): Shape {
  named.add(shape, { id });
  written = undefined;
  return shape;
}

/** The name of an answer's shape; null when it has none. */
export function schemaName(shape: unknown): string | null {
  return shape instanceof z.ZodType ? (named.get(shape)?.id ?? null) : null;
}

/** Cached result of `responseSchemas`, until another shape is named. */
let written: readonly JsonSchema[] | undefined;

/** Every named shape as JSON Schema, referring to one another by name: what serialises answers and what OpenAPI shows. */
export function responseSchemas(): readonly JsonSchema[] {
  written ??= writeSchemas();
  return written;
}

function writeSchemas(): JsonSchema[] {
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => `${id}#`,
    io: 'output',
    override: withoutSafeBounds,
  });
  return Object.entries(schemas).map(([id, { $schema: _, ...schema }]) => ({ ...schema, $id: id }));
}

/** The input that a caller may send, as JSON Schema. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', override: withoutSafeBounds });
  return json;
}

/** The bounds of JavaScript's safe integers are no rule of ours. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
