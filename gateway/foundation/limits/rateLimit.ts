import { LRUCache } from 'lru-cache';

/** Buckets kept; a caller whose bucket was dropped starts with an empty one. */
const MAX_BUCKETS = 20_000;

/** A leaky bucket for every caller. */
export interface RateLimit {
  /** Adds `points` to the caller's bucket. Resolves to 0, or to the whole seconds until they fit into it. */
  take(caller: string, points: number): Promise<number>;
  /** Returns points of a request that turned out to cost less. */
  giveBack(caller: string, points: number): Promise<void>;
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
  const levelOf = (caller: string, time: number) => {
    const bucket = buckets.get(caller) ?? { level: 0, at: time };
    return Math.max(0, bucket.level - ((time - bucket.at) / 1000) * perSecond);
  };
  return {
    async take(caller, points) {
      const time = now();
      const level = levelOf(caller, time);
      const isFull = level + points > burst && level > 0;
      buckets.set(caller, { level: isFull ? level : level + points, at: time });
      return isFull ? Math.max(1, Math.ceil((level + points - burst) / perSecond)) : 0;
    },
    async giveBack(caller, points) {
      const time = now();
      buckets.set(caller, { level: Math.max(0, levelOf(caller, time) - points), at: time });
    },
  };
}
