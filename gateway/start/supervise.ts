import { setTimeout as pause } from 'node:timers/promises';
import { SETTING_EXIT_CODE } from '../../schema/foundation/process/settingError.ts';
import type { Ending, RunningProcess } from './processes.ts';

/** Milliseconds before an ended process is restarted: initial and maximum delay, and the run time that resets the delay. */
const BACKOFF = { first: 500, longest: 30_000, steady: 60_000 };

/** Several processes that start and end together. */
export interface Supervisor {
  /** Resolves when all processes have reported once that they listen. */
  ready: Promise<void>;
  /** The exit code, once all have ended. */
  ended: Promise<number>;
  /** Ends all, the last one first. */
  stop(code?: number): Promise<void>;
}

/**
 * Keeps processes running: one that ends by itself is restarted with a growing delay and a message, whether it was ready or not. On a slow machine, or
 * before its database is there, a process may need a second try. Only `SETTING_EXIT_CODE` before a process was ever ready ends all: a wrong setting,
 * or a port or a folder in use, would stop the next try too.
 */
export function supervise(
  starts: readonly (() => RunningProcess)[],
  { say, backoff = BACKOFF }: { say: (text: string) => void; backoff?: typeof BACKOFF },
): Supervisor {
  const running: RunningProcess[] = [];
  const stopping = new AbortController();
  const waited = new Set(starts.keys());
  let allReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    allReady = resolve;
  });
  let end: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });

  async function stop(code = 0): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    for (const child of running.toReversed()) await child.stop();
    end(code);
  }

  async function keep(start: () => RunningProcess, place: number): Promise<void> {
    let rest = backoff.first;
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      const child = start();
      running[place] = child;
      const isReady = await Promise.race([child.ready.then(() => true), child.ended.then(() => false)]);
      const readyAt = performance.now();
      if (isReady && waited.delete(place) && waited.size === 0) allReady();
      if (isReady && !isFirst) say(`${child.name} is back.`);
      const ending = await child.ended;
      if (stopping.signal.aborted) return;
      if (ending.code === SETTING_EXIT_CODE && waited.has(place)) {
        say(`${child.name} cannot start until this is changed.`);
        return stop(SETTING_EXIT_CODE);
      }
      if (isReady && performance.now() - readyAt >= backoff.steady) rest = backoff.first;
      say(`${child.name} ${wordsOf(ending)}; it is started again in ${rest / 1000} s.`);
      await pause(rest, undefined, { signal: stopping.signal }).catch(() => undefined);
      rest = Math.min(rest * 2, backoff.longest);
    }
  }

  for (const [place, start] of starts.entries()) void keep(start, place);
  return { ready, ended, stop };
}

function wordsOf({ code, signal }: Ending): string {
  return signal ? `was ended by ${signal}` : `ended with ${code}`;
}
