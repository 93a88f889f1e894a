import { z } from 'zod';
import { isInstant } from '../../../schema/foundation/dates/isInstant.ts';

/** A position in the list: after the row with this time and id, or, in other orders than by activation, after a number of rows. */
export type Cursor = { at: string; id: string } | { skip: number };

const LISTED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(\d{1,18})$/;
const SKIPPED = /^skip~(\d{1,5})$/;

/** `after` of a query string: a cursor of an earlier answer. */
export const cursorQuery = z
  .string()
  .max(100)
  .transform((text, context): Cursor => {
    const plain = Buffer.from(text, 'base64url').toString();
    const [, at = '', id = ''] = LISTED.exec(plain) ?? [];
    if (isInstant(at)) return { at, id };
    const [, skip] = SKIPPED.exec(plain) ?? [];
    if (skip === undefined) context.addIssue({ code: 'custom', message: 'unknown_cursor' });
    return { skip: Number(skip) };
  })
  .optional();

/** A cursor as an opaque text for callers. */
export function cursorText(cursor: Cursor): string {
  return Buffer.from('skip' in cursor ? `skip~${cursor.skip}` : `${cursor.at}~${cursor.id}`).toString(
    'base64url',
  );
}
