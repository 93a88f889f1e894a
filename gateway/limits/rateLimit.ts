import { LRUCache } from 'lru-cache';

/** Buckets kept; a caller whose bucket was dropped starts with an empty one. */
const MAX_BUCKETS = 20_000;

/** A leaky bucket for every caller. */
export interface RateLimit {
  /** Adds `points` to the caller's bucket. Resolves to 0, or to the whole seconds until they fit into it. */
  take(caller: string, points: number): Promise<number>;
}

/** Points that leak out of a bucket per second, and the maximum that it holds. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** The buckets of a single process. @param now milliseconds of a monotonic clock. */
export function rateLimit(
  { perSecond, burst }: Rate,
  now: () => number = () => performance.now(),
): RateLimit {
  const buckets = new LRUCache<string, { level: number; at: number }>({ max: MAX_BUCKETS });
  return {
    async take(caller, points) {
      const time = now();
      const bucket = buckets.get(caller) ?? { level: 0, at: time };
      const level = Math.max(0, bucket.level - ((time - bucket.at) / 1000) * perSecond);
      const isFull = level + points > burst && level > 0;
      buckets.set(caller, { level: isFull ? level : level + points, at: time });
      return isFull ? Math.max(1, Math.ceil((level + points - burst) / perSecond)) : 0;
    },
  };
}
