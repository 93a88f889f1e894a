import { LRUCache } from 'lru-cache';

/** Callers remembered; who is forgotten starts with a full bucket. */
const REMEMBERED = 20_000;

/** A leaky bucket a caller. */
export interface RateLimit {
  /**
   * Takes `points` from the caller's bucket.
   * @returns 0 when they were there, else the whole seconds until they will be.
   */
  take(caller: string, points: number): number;
}

/** Points regained a second, and held at most. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** @param now milliseconds that only go forward. */
export function rateLimit(
  { perSecond, burst }: Rate,
  now: () => number = () => performance.now(),
): RateLimit {
  const buckets = new LRUCache<string, { level: number; at: number }>({ max: REMEMBERED });
  return {
    take(caller, points) {
      const time = now();
      const bucket = buckets.get(caller) ?? { level: 0, at: time };
      const level = Math.max(0, bucket.level - ((time - bucket.at) / 1000) * perSecond);
      const isFull = level + points > burst && level > 0;
      buckets.set(caller, { level: isFull ? level : level + points, at: time });
      return isFull ? Math.max(1, Math.ceil((level + points - burst) / perSecond)) : 0;
    },
  };
}
