import { isOfferedTimeZone } from '../../../../schema/foundation/dates/dates.ts';
import { invalidField } from './refusal.ts';

/**
 * Checks a time zone that is chosen; the ones that are already stored stay, however they are written. A zone that is left out or removed is none.
 * @throws Refusal unknown_timezone of the field
 */
export function checkTimeZone(
  field: string,
  zone: string | null | undefined,
  stored: readonly (string | null)[],
): void {
  if (zone == null || stored.includes(zone) || isOfferedTimeZone(zone)) return;
  throw invalidField(field, 'unknown_timezone');
}
