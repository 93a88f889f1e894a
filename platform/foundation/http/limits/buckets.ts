import { addressKey } from '../../../../schema/foundation/contacts/addressKey.ts';
import { Refusal } from '../refusals/refusal.ts';

/** Number of keys remembered; beyond it, the least recent ones start with a full allowance. */
const MAX_KEYS = 20_000;

/** Points that a key regains a second, and holds at most. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** An allowance of points for each key: an address, a link, a portal. */
export interface Buckets {
  /** Takes points. @throws Refusal too_many_requests with the seconds to wait once they are used up */
  take(key: string, points?: number): void;
  /** Returns points that turned out not to count. */
  giveBack(key: string, points: number): void;
  /** The points that are left. */
  left(key: string): number;
}

/** Buckets in the memory of this process. @param now milliseconds of a monotonic clock. */
export function buckets({ perSecond, burst }: Rate, now: () => number = () => performance.now()): Buckets {
  const bucketsByKey = new Map<string, { points: number; at: number }>();

  function left(key: string): number {
    const bucket = bucketsByKey.get(key);
    return bucket ? Math.min(burst, bucket.points + ((now() - bucket.at) / 1000) * perSecond) : burst;
  }

  function store(key: string, points: number): void {
    bucketsByKey.delete(key);
    bucketsByKey.set(key, { points, at: now() });
    const [oldest] = bucketsByKey.size > MAX_KEYS ? bucketsByKey.keys() : [];
    if (oldest !== undefined) bucketsByKey.delete(oldest);
  }

  return {
    take(key, points = 1) {
      const balance = left(key);
      if (balance < points)
        throw new Refusal('too_many_requests', {
          retryAfter: Math.max(1, Math.ceil((points - balance) / perSecond)),
        });
      store(key, balance - points);
    },
    giveBack: (key, points) => store(key, Math.min(burst, left(key) + points)),
    left,
  };
}

/**
 * Counts what one address asks for without saying who it is; an IPv6 network of one customer is one address. An address can be an
 * office of 2,000 people: count only failures, or choose a rate that so many people stay below.
 * @param now milliseconds of a monotonic clock.
 * @returns takes points from an address, and throws 429 with the seconds to wait once they are used up.
 */
export function addressRate(rate: Rate, now?: () => number): (address: string, points?: number) => void {
  const left = buckets(rate, now);
  return (address, points) => left.take(addressKey(address), points);
}
