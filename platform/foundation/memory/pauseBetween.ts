import type { Slices } from '../../../schema/foundation/process/slices.ts';

/** Milliseconds of work after which other requests have their turn. */
const TURN_MS = 15;

/** Runs long work of a request and lets the process answer others between its slices. */
export async function pauseBetween<Result>(slices: Slices<Result>): Promise<Result> {
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    if (performance.now() < turnEnds) continue;
    await new Promise((resume) => setImmediate(resume));
    turnEnds = performance.now() + TURN_MS;
  }
}
