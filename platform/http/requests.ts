// What requests of several nouns carry alike: ids in paths, versions, pages, sorts, lists of ids.
import { z } from 'zod';
import { DIGITS } from '../../schema/rules/patterns.ts';
import { Refusal } from './refusal.ts';

/** `{id}` of a path: digits; anything else is not found. */
export const idParams = z.strictObject({ id: z.string().regex(DIGITS) });

/** `If-Match` with the version last received (API-7); the broken rule names the field `version`. */
export const ifMatch = z.looseObject({
  'if-match': z
    .string()
    .regex(/^(?:\d{1,9}|"\d{1,9}")$/, { error: 'version_number' })
    .transform((text) => Number(text.replaceAll('"', '')))
    .meta({ description: 'Version last received' }),
});

/** `Idempotency-Key` of a change that moves no money: with one it is done at most once. */
export const maybeKeyed = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Made by the caller: the same request with the same key is done once' }),
});

/** `Idempotency-Key` of a change that moves money: read it with `dueKey`. */
export const keyed = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Required. Made by the caller: the same request with the same key is done once' }),
});

/** The idempotency key of a change that moves money. Throws 400 where the request has none. */
export function dueKey(headers: z.output<typeof keyed>): string {
  const key = headers['idempotency-key'];
  if (key === undefined) throw new Refusal('idempotency_key_missing');
  return key;
}

/** A whole number in a query string. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: 'whole_number' })
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

/** The largest number of ids one call can ask for, and of rows on a page. */
export const MAX_ROWS = 100;

/** Totals are counted up to here; larger ones are marked as capped. */
export const MAX_TOTAL = 10_000;

/** Query keys of every list: the page, or the rows with these ids. */
export const pageQuery = {
  page: wholeNumber(1, 100_000).default(1),
  per_page: wholeNumber(1, MAX_ROWS).default(10),
};

/** `a,b,c` as a list of `item`s, `max` at most. */
export function commaList<Item extends z.ZodType<unknown, string>>(item: Item, max = MAX_ROWS) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(item).max(max));
}

/** `?ids=1,2,3`: these rows, in any order. */
export const idList = commaList(z.string().regex(DIGITS));

/** Query keys of a sortable list: `sort=-field`, or `order_by=field` with `order=desc`. */
export function sortQuery<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  const signed = [...fields, ...fields.map((field) => `-${field}` as const)] as const;
  return {
    sort: z.enum(signed as unknown as [Field | `-${Field}`, ...(Field | `-${Field}`)[]]).optional(),
    order_by: z.enum(fields as unknown as [Field, ...Field[]]).optional(),
    order: z.enum(['asc', 'desc', 'ASC', 'DESC']).optional(),
  };
}

/** A field and a direction. */
export interface Sort<Field extends string> {
  field: Field;
  descending: boolean;
}

/** What a list is sorted by; `sort` wins over its two aliases. */
export function sortOf<Field extends string>(
  query: { sort?: string | undefined; order_by?: Field | undefined; order?: string | undefined },
  otherwise: Sort<Field>,
): Sort<Field> {
  if (query.sort) {
    const descending = query.sort.startsWith('-');
    return { field: (descending ? query.sort.slice(1) : query.sort) as Field, descending };
  }
  if (!query.order_by) return query.order ? { ...otherwise, descending: isDown(query.order) } : otherwise;
  return { field: query.order_by, descending: isDown(query.order) };
}

function isDown(order: string | undefined): boolean {
  return order?.toLowerCase() === 'desc';
}

/** The frame of every list. */
export function pageShape<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
    total_is_capped: z.boolean(),
  });
}

/** A counted total, capped: count with `limit MAX_TOTAL + 1`. */
export function totalOf(counted: number): { total: number; total_is_capped: boolean } {
  return { total: Math.min(counted, MAX_TOTAL), total_is_capped: counted > MAX_TOTAL };
}
