import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { type FieldError, fieldErrorsOf } from '../../schema/rules/fieldErrors.ts';
import { invalid, notFound } from './refusal.ts';

/** A JSON Schema, as far as we look into it. */
export type JsonSchema = Record<string, unknown>;

const named = z.registry<{ id: string }>();

/** Gives an answer's shape its name in the OpenAPI document; every answer of a route has one. */
export function responseSchema<Shape extends z.ZodType>(id: string, shape: Shape): Shape {
  named.add(shape, { id });
  return shape;
}

/** The name of an answer's shape; null when it has none. */
export function schemaName(shape: unknown): string | null {
  return shape instanceof z.ZodType ? (named.get(shape)?.id ?? null) : null;
}

/** Every named shape as JSON Schema, referring to one another by name: what serialises answers and what OpenAPI shows. */
export function responseSchemas(): JsonSchema[] {
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => `${id}#`,
    io: 'output',
    override: withoutSafeBounds,
  });
  return Object.entries(schemas).map(([id, { $schema: _, ...schema }]) => ({ ...schema, $id: id }));
}

/** What a caller may send, as JSON Schema. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', override: withoutSafeBounds });
  return json;
}

/** The bounds of what JavaScript counts exactly are no rule of ours. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** `contactEmail` → `contact_email`, `alert1` → `alert_1`. */
export function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1_$2');
}

/**
 * A rule's schema as the wire spells it: declared keys in snake_case outside, camelCase inside. Only keys that the schema
 * declares are renamed, never those of maps. Checks of the whole object run on the camelCase value.
 */
export function overTheWire<Shape extends z.ZodObject>(
  schema: Shape,
): z.ZodType<z.output<Shape>, Record<string, unknown>> {
  const keys = Object.keys(schema.shape);
  const shape = Object.fromEntries(keys.map((key) => [snake(key), schema.shape[key] as z.ZodType]));
  const hasChecks = (schema.def.checks?.length ?? 0) > 0;
  return z.strictObject(shape).transform((value, context) => {
    const renamed = Object.fromEntries(
      keys.filter((key) => snake(key) in value).map((key) => [key, value[snake(key)]]),
    );
    const checked = hasChecks ? schema.safeParse(renamed) : null;
    for (const issue of checked?.error?.issues ?? []) {
      context.addIssue({
        code: 'custom',
        message: issue.message,
        path: issue.path.map((key) => snake(String(key))),
      });
    }
    return renamed as z.output<Shape>;
  }) as unknown as z.ZodType<z.output<Shape>, Record<string, unknown>>;
}

/** Validates by zod and answers with every broken rule at once; a path that cannot exist is not found. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart, method, url }) => {
  if (!(schema instanceof z.ZodType)) throw new Error(`${httpPart} of ${method} ${url} is no zod schema`);
  return (data: unknown) => {
    const read = schema.safeParse(data, { reportInput: true });
    if (httpPart === 'params') return read.success ? { value: read.data } : { error: notFound() };
    const errors = read.success ? [] : fieldErrorsOf(read.error);
    if (httpPart !== 'headers') errors.push(...unstorable(data, ''));
    if (read.success && errors.length === 0) return { value: read.data };
    return { error: invalid(errors.map(({ field, ...rest }) => ({ field: fieldName(field), ...rest }))) };
  };
};

/** The version travels in a header; to the form it is a field. */
function fieldName(field: string): string {
  if (field === '') return 'body';
  return field === 'if-match' ? 'version' : field;
}

/** Text that PostgreSQL cannot hold: the character U+0000, and halves of characters. */
function unstorable(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string')
    return value.includes('\u0000') || /\p{Surrogate}/u.test(value) ? [{ field, rule: 'format' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, field ? `${field}.${key}` : key));
}
