/** Long work in slices of some milliseconds: whoever runs it may pause at each `yield`. */
export type Slices<Result> = Generator<void, Result>;

/** Runs all slices without a pause, for a worker that serves nobody else. */
export function runSlices<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
