// Only for tests: React's scheduler and the frames of the browser come late by chance, as they do on a busy machine.
const LATEST_MS = 40;
const { setTimeout: later, performance: clock } = globalThis;

/** Calls are delayed, but keep their order. */
function queue() {
  const waiting = new Map<unknown, () => void>();
  let last = 0;
  return {
    add(run: () => void) {
      last = Math.max(last, clock.now() + Math.random() * LATEST_MS);
      // Timers count in whole milliseconds and may overtake each other: whichever comes runs what has waited longest.
      const timer = later(() => {
        const [first] = waiting;
        if (!first) return;
        waiting.delete(first[0]);
        first[1]();
      }, last - clock.now());
      waiting.set(timer, run);
      return timer;
    },
    cancel: (timer: unknown) => void waiting.delete(timer),
  };
}

const [lateTasks, lateFrames] = [queue(), queue()];

Object.assign(globalThis, {
  setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => lateTasks.add(() => run(...args)),
  clearImmediate: lateTasks.cancel,
  requestAnimationFrame: (run: FrameRequestCallback) => lateFrames.add(() => run(clock.now())),
  cancelAnimationFrame: lateFrames.cancel,
});
