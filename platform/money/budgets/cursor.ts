import { z } from 'zod';
import { isInstant } from '../../../schema/foundation/dates/isInstant.ts';

/** Position in a list of lines: after the line with this time of creation and id. */
export interface Cursor {
  at: string;
  id: string;
}

const READ = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(\d{1,18})$/;

/** `after` of a query string: a cursor as it was answered. */
export const cursorQuery = z
  .string()
  .max(100)
  .transform((text, context): Cursor => {
    const [, at = '', id = ''] = READ.exec(Buffer.from(text, 'base64url').toString()) ?? [];
    if (!id || !isInstant(at)) context.addIssue({ code: 'custom', message: 'unknown_cursor' });
    return { at, id };
  })
  .optional();

/** The cursor of a line, opaque to the caller. */
export function cursorOf(line: { creation_datetime: string; id: string }): string {
  return Buffer.from(`${line.creation_datetime}~${line.id}`).toString('base64url');
}
