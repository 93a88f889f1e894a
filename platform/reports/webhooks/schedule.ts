/** Seconds before each further attempt; the last is repeated. */
const DELAYS = [5, 60, 300, 1800, 7200, 18_000, 36_000, 86_400] as const;

/** Days after which an endpoint that fails every time is paused, and an event that fails while others succeed is given up. */
export const PATIENCE_DAYS = 5;

/** Part of a delay by which it may be longer or shorter, so that endpoints that failed together are not tried together. */
const JITTER = 0.1;

/** Seconds to wait after so many failed attempts at an event. */
export function secondsToRetry(attempts: number, random = Math.random()): number {
  const delay = DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? 5;
  return delay * (1 - JITTER + 2 * JITTER * random);
}
