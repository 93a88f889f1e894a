import { invalidField } from '../../http/refusal.ts';

/** When an allocation shall end, as a request says it. */
export interface Terms {
  expirationDatetime?: string | null | undefined;
  noExpiration?: boolean | undefined;
}

/**
 * When an allocation shall end: null for never, undefined when the request does not say. The checkbox wins over a date that was left
 * in its field.
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
