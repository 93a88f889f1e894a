import { unavailable } from '../../../foundation/http/refusals/refusal.ts';

/** Seconds by which the clocks of two machines may differ. */
export const CLOCK_TOLERANCE = 30;

const AWAY = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'];

/** Returns null for an invalid token. Throws `unavailable` when the issuer's keys cannot be fetched. */
export function refusedOrAway(error: unknown): null {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code.startsWith('ERR_J') && !AWAY.includes(code)) return null;
  if (error instanceof TypeError && !('cause' in error)) return null;
  throw unavailable();
}
