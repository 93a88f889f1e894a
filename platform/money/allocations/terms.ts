import { invalidField } from '../../foundation/http/refusals/refusal.ts';

/** End of an allocation, as a request states it. */
export interface Terms {
  expirationDatetime?: string | null | undefined;
  noExpiration?: boolean | undefined;
}

/**
 * The end of an allocation: null for never, undefined if the request does not state one. The checkbox overrides a date in the field.
 * @throws Refusal of `expiration_datetime`: `required` where neither is given but one is due, `expiration_past`.
 */
export function expirationOf(
  { expirationDatetime, noExpiration }: Terms,
  { isDue, now }: { isDue: boolean; now: Date },
): Date | null | undefined {
  if (noExpiration === true) return null;
  const isSaid = expirationDatetime !== undefined || noExpiration !== undefined;
  if (!isSaid && !isDue) return undefined;
  if (!expirationDatetime) throw invalidField('expiration_datetime', 'expiration_required');
  const expiresAt = new Date(expirationDatetime);
  if (expiresAt.getTime() <= now.getTime()) throw invalidField('expiration_datetime', 'expiration_past');
  return expiresAt;
}
