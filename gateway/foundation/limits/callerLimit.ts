import type { Identity } from '../session/identity.ts';
import type { Allowance, RateLimit } from './rateLimit.ts';
import type { VerifyToken } from './tokenVerifier.ts';

/** Whoever sent a request: by token or session, or by address alone where it has neither. */
export type Caller = Identity | { address: string };

/** Takes `points` from a caller's bucket. */
export type CallerLimit = (caller: Caller, points: number) => Promise<Allowance>;

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
  return async (caller, points) => {
    const key = 'token' in caller ? (caller.rateKey ?? (await verifyToken(caller.token))) : null;
    return key ? verified.take(key, points) : unverified.take(caller.address, points);
  };
}
