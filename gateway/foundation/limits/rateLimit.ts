import { LRUCache } from 'lru-cache';
import { graphError } from '../errors/graphErrors.ts';

/** Buckets kept; a caller whose bucket was dropped starts with an empty one. */
const MAX_BUCKETS = 20_000;

/** A leaky bucket for every caller. */
export interface RateLimit {
  /** Adds `points` to the caller's bucket if they fit into it, or if it is empty. */
  take(caller: string, points: number): Promise<Allowance>;
  /** Returns points of a request that turned out to cost less. */
  giveBack(caller: string, points: number): Promise<void>;
}

/** Points that leak out of a bucket per second, and the maximum that it holds. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** The rate of a verified caller unless the configuration names another one. */
export const DEFAULT_RATE: Rate = { perSecond: 500, burst: 5000 };

/** A rate with its name, which the header `RateLimit` shows. */
export interface Policy {
  name: string;
  rate: Rate;
}

/** A caller's bucket after a request. */
export interface Allowance {
  policy: Policy;
  /** 0 if the points were taken; otherwise the whole seconds until they fit. */
  wait: number;
  /** Whole points that the bucket takes now. */
  available: number;
  /** Whole seconds until the bucket is empty again. */
  reset: number;
}

/** The allowance that a bucket of `level` points leaves. */
export function allowanceOf(policy: Policy, { wait, level }: { wait: number; level: number }): Allowance {
  const { perSecond, burst } = policy.rate;
  return {
    policy,
    wait,
    available: Math.max(0, Math.floor(burst - level)),
    reset: Math.ceil(level / perSecond),
  };
}

/** The buckets of a single process. `now` answers milliseconds of a monotonic clock. */
export function rateLimit({
  now = () => performance.now(),
  ...policy
}: Policy & { now?: () => number }): RateLimit {
  const { perSecond, burst } = policy.rate;
  const buckets = new LRUCache<string, { level: number; at: number }>({ max: MAX_BUCKETS });
  const levelOf = (caller: string, time: number) => {
    const bucket = buckets.get(caller) ?? { level: 0, at: time };
    return Math.max(0, bucket.level - ((time - bucket.at) / 1000) * perSecond);
  };
  return {
    async take(caller, points) {
      const time = now();
      const before = levelOf(caller, time);
      const isFull = before + points > burst && before > 0;
      const level = isFull ? before : before + points;
      buckets.set(caller, { level, at: time });
      // An empty bucket takes anything, so nobody waits longer than until it is empty.
      const excess = Math.min(before, before + points - burst);
      return allowanceOf(policy, { wait: isFull ? Math.max(1, Math.ceil(excess / perSecond)) : 0, level });
    },
    async giveBack(caller, points) {
      const time = now();
      buckets.set(caller, { level: Math.max(0, levelOf(caller, time) - points), at: time });
    },
  };
}

/**
 * The headers `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers, in points: `q` is what the bucket holds, `w` the seconds in
 * which a full one empties, `r` what is available, `t` the seconds until all of it is.
 */
export function rateLimitHeaders({
  policy: { name, rate },
  available,
  reset,
}: Allowance): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${Math.floor(rate.burst)};w=${Math.ceil(rate.burst / rate.perSecond)}`,
    ratelimit: `"${name}";r=${available};t=${reset}`,
  };
}

/** The caller has used up its rate: HTTP 429 with Retry-After. @param points those of the request. */
export const tooManyRequests = (allowance: Allowance, points: number) =>
  graphError(
    {
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      http: {
        headers: new Map(
          Object.entries({ ...rateLimitHeaders(allowance), 'retry-after': String(allowance.wait) }),
        ),
      },
    },
    `Too many requests: try again in ${allowance.wait} s. This one costs ${points} points, and ${allowance.available} of ${Math.floor(allowance.policy.rate.burst)} are available.`,
  );
