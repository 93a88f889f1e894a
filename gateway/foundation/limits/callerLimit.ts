import type { Identity } from '../session/identity.ts';
import type { RateLimit } from './rateLimit.ts';
import type { VerifyToken } from './tokenVerifier.ts';

/** Takes `points` from a caller's bucket. Resolves to 0, or to the seconds until the caller may try again. */
export type CallerLimit = (identity: Identity, points: number) => Promise<number>;

/** One bucket per caller for all requests. Verified callers have their own; all others share the bucket of their address. */
export function callerLimit({
  verified,
  unverified,
  verifyToken,
}: {
  /** By subject or client. */
  verified: RateLimit;
  /** By remote address. */
  unverified: RateLimit;
  verifyToken: VerifyToken;
}): CallerLimit {
  return async ({ rateKey, token, address }, points) => {
    const caller = rateKey ?? (await verifyToken(token));
    return caller ? verified.take(caller, points) : unverified.take(address, points);
  };
}
