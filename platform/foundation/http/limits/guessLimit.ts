import type { Buckets } from './buckets.ts';

/** The outcome of an attempt. A `wrong` one counts; a `dead` one is no guess, for example a link that has expired. */
export type Attempt<Value> = { outcome: 'right'; value: Value } | { outcome: 'wrong' } | { outcome: 'dead' };

/** Looks up a secret that is short enough to guess for one key, such as an address. */
export type GuessLimit = <Value>(
  key: string,
  lookUp: () => Promise<Attempt<Value>>,
) => Promise<Attempt<Value>>;

/**
 * Counts wrong attempts only: an office behind one address is not slowed down by what its people do right. The allowance has to be
 * there before the lookup, since its answer confirms a guess. Concurrent attempts beyond the allowance wait until those before them
 * have ended, so that concurrency gains nothing.
 * @param wrong the allowance of wrong attempts; while it is used up, attempts are refused.
 * @throws Refusal too_many_requests
 */
export function guessLimit({ wrong }: { wrong: Buckets }): GuessLimit {
  const running = new Map<string, { count: number; waiting: (() => void)[] }>();

  /** Waits until the attempts that are running leave room for another; false when the allowance is used up. */
  async function enter(key: string): Promise<boolean> {
    while (wrong.left(key) >= 1) {
      const attempts = running.get(key) ?? { count: 0, waiting: [] };
      if (attempts.count + 1 <= wrong.left(key)) {
        attempts.count += 1;
        running.set(key, attempts);
        return true;
      }
      await new Promise<void>((resolve) => attempts.waiting.push(resolve));
    }
    return false;
  }

  function leave(key: string): void {
    const attempts = running.get(key);
    if (!attempts) return;
    attempts.count -= 1;
    if (attempts.count === 0) running.delete(key);
    for (const resume of attempts.waiting.splice(0)) resume();
  }

  return async (key, lookUp) => {
    const isWithin = await enter(key);
    if (!isWithin) wrong.take(key);
    try {
      const attempt = await lookUp();
      if (attempt.outcome === 'wrong') wrong.take(key);
      return attempt;
    } finally {
      if (isWithin) leave(key);
    }
  };
}
