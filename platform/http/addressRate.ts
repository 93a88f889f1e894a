import { addressKey } from '../../schema/addressKey.ts';
import { Refusal } from './refusal.ts';

/** Number of networks remembered; beyond it, the least recent ones start with a full allowance. */
const MOST_ADDRESSES = 20_000;

/** Points that an address regains a second, and holds at most. */
export interface AddressRate {
  perSecond: number;
  burst: number;
}

/**
 * Counts what one address asks for without saying who it is; an IPv6 network of one customer is one address.
 * @param now milliseconds of a monotonic clock.
 * @returns takes points from an address, and throws 429 with the seconds to wait once they are used up.
 */
export function addressRate(
  { perSecond, burst }: AddressRate,
  now: () => number = () => performance.now(),
): (address: string, points?: number) => void {
  const left = new Map<string, { points: number; at: number }>();
  return (address, points = 1) => {
    const time = now();
    const key = addressKey(address);
    const known = left.get(key) ?? { points: burst, at: time };
    const held = Math.min(burst, known.points + ((time - known.at) / 1000) * perSecond);
    if (held < points)
      throw new Refusal('too_many_requests', {
        retryAfter: Math.max(1, Math.ceil((points - held) / perSecond)),
      });
    left.delete(key);
    left.set(key, { points: held - points, at: time });
    const [oldest] = left.size > MOST_ADDRESSES ? left.keys() : [];
    if (oldest !== undefined) left.delete(oldest);
  };
}
