import type { z } from './zod.ts';

/**
 * One broken rule: the field's path, the rule's key (also its message key), its limit, and the amount that was held against that.
 *
 * A path names fields as the request does, joined by points. An item of a list has its place in the list, from 0: `quantities.0.value`. Rows and
 * lines of a table or file have their number, from 1, as people count them: `rows.1.email` is the first data row, in a file and in a list
 * `rows` of the request alike; `quantities.0.codes.7` is line 7 of a file. `rowPath` turns a place in `rows` into that number.
 */
export interface FieldError {
  field: string;
  rule: string;
  limit?: string;
  asked?: string;
}

/**
 * Broken rules of a zod check, one entry a field. A rule with a message of its own carries the key of that message as its
 * zod error text; every other one is named after what is wrong: required, type, choice, min, max, min_length, max_length, unknown.
 */
export function fieldErrorsOf(error: z.core.$ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    for (const fieldError of read({ ...issue, path: rowPath(issue.path) })) {
      if (!errors.has(fieldError.field)) errors.set(fieldError.field, fieldError);
    }
  }
  return [...errors.values()];
}

/** A path whose place in `rows` is replaced by the number of the row. */
export const rowPath = (path: readonly PropertyKey[]): PropertyKey[] =>
  path.map((part, at) => (path[at - 1] === ROWS && typeof part === 'number' ? part + 1 : part));

const ROWS = 'rows';

function read(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.join('.');
  const own = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$|^required$/.test(issue.message) ? issue.message : undefined;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, rule: 'unknown' }));
    case 'invalid_type':
      return [
        { field, rule: own ?? (issue.input === undefined || issue.input === null ? 'required' : 'type') },
      ];
    case 'invalid_value':
      return [
        { field, rule: own ?? (issue.input === undefined || issue.input === '' ? 'required' : 'choice') },
      ];
    case 'too_small':
      return [bound(field, own ?? (issue.origin === 'string' ? lowText(issue) : 'min'), issue.minimum)];
    case 'too_big':
      return [bound(field, own ?? (issue.origin === 'string' ? 'max_length' : 'max'), issue.maximum)];
    case 'custom':
      return [{ ...bound(field, own ?? 'format', issue.params?.limit), ...askedOf(issue.params) }];
    default:
      return [{ field, rule: own ?? 'format' }];
  }
}

function lowText(issue: { minimum: number | bigint }): string {
  return Number(issue.minimum) === 1 ? 'required' : 'min_length';
}

const askedOf = (params?: Record<string, unknown>) =>
  params?.asked === undefined ? {} : { asked: String(params.asked) };

function bound(field: string, rule: string, limit: unknown): FieldError {
  return rule === 'required' || limit === undefined ? { field, rule } : { field, rule, limit: String(limit) };
}
