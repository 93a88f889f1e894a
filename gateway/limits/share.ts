import type { Identity } from '../session/identity.ts';
import type { RateLimit } from './rate.ts';
import type { TokenProof } from './tokenProof.ts';

/** Takes `points` from what one caller may ask for; answers 0, or the whole seconds until there is room again. */
export type CallerShare = (identity: Identity, points: number) => Promise<number>;

/** One share a caller whatever they ask for: whom session or token prove has one of their own, everybody else shares their address's. */
export function callerShare({
  rate,
  unproven,
  proof,
}: {
  rate: RateLimit;
  /** By address, of those who prove nobody. */
  unproven: RateLimit;
  proof: TokenProof;
}): CallerShare {
  return async ({ rateKey, token, address }, points) => {
    const known = rateKey ?? (await proof(token));
    return known ? rate.take(known, points) : unproven.take(address, points);
  };
}
