import { z } from '../text/zod.ts';
import { isInCalendar } from './dates.ts';

const written = z.iso.datetime({ offset: true });

/** True if the text is an instant (ISO 8601 with its offset) that the database can hold. */
export const isInstant = (text: string): boolean =>
  written.safeParse(text).success && isInCalendar(new Date(text));
