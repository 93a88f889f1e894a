// Only for tests: React's scheduler and the frames of the browser come late by chance, as they do on a busy machine.
const LATEST_MS = 40;
const { setTimeout: later, clearTimeout: forget, performance: clock } = globalThis;

/** Calls are delayed, but keep their order. */
function queue() {
  let last = 0;
  return (run: () => void) => {
    last = Math.max(last, clock.now() + Math.random() * LATEST_MS);
    return later(run, last - clock.now());
  };
}

const [task, frame] = [queue(), queue()];

Object.assign(globalThis, {
  setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => task(() => run(...args)),
  clearImmediate: forget,
  requestAnimationFrame: (run: FrameRequestCallback) => frame(() => run(clock.now())),
  cancelAnimationFrame: forget,
});
