import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { isNestedTooDeep } from '../../../schema/foundation/process/nesting.ts';
import { type FieldError, fieldErrorsOf, rowPath } from '../../../schema/foundation/text/fieldErrors.ts';
import { invalid, notFound, Refusal } from './refusals/refusal.ts';

/** Validates by zod and answers with every broken rule at once; a path that cannot exist is not found. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart, method, url }) => {
  if (!(schema instanceof z.ZodType)) throw new Error(`${httpPart} of ${method} ${url} is no zod schema`);
  return (data: unknown) => {
    if (isNestedTooDeep(data)) return { error: new Refusal('invalid_json') };
    const read = schema.safeParse(data, { reportInput: true });
    if (httpPart === 'params')
      return read.success && unstorable(data).length === 0 ? { value: read.data } : { error: notFound() };
    const errors = read.success ? [] : fieldErrorsOf(read.error);
    if (httpPart !== 'headers')
      errors.push(...unstorable(data).filter(({ field }) => !errors.some((error) => error.field === field)));
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
function unstorable(value: unknown, path: readonly (string | number)[] = []): FieldError[] {
  if (typeof value === 'string')
    return value.includes('\u0000') || /\p{Surrogate}/u.test(value)
      ? [{ field: rowPath(path).join('.'), rule: 'format' }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, at) => unstorable(item, [...path, at]));
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, [...path, key]));
}
