import { JobFailed } from '../../foundation/jobs/work.ts';

/** Failures one after another after which nothing is asked any more, and milliseconds until it is tried again. */
const FAILURES = 5;
const PAUSE_MS = 30_000;

/**
 * Leaves alone who fails all the time, so that work waits in its queue and not at a time-out; after the pause a single call tries.
 * @returns a function that runs a call, or throws JobFailed provider_paused without running it
 */
export function breaker({
  failures = FAILURES,
  pause = PAUSE_MS,
} = {}): <T>(call: () => Promise<T>) => Promise<T> {
  let failed = 0;
  let closedUntil = 0;
  return async (call) => {
    if (failed >= failures) {
      if (performance.now() < closedUntil) throw new JobFailed('provider_paused');
      closedUntil = performance.now() + pause; // others wait for what this one finds
    }
    try {
      const answer = await call();
      failed = 0;
      return answer;
    } catch (error) {
      failed += 1;
      closedUntil = performance.now() + pause;
      throw error;
    }
  };
}
