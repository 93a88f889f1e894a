/** Wakes a loop: `ring()` ends its current or its next wait. */
export interface Signal {
  ring(): void;
  /** Ends when it was rung since the last wait, or after this many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** A signal for one waiting loop; its timer keeps no process alive. */
export function makeSignal(): Signal {
  let isRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async wait(milliseconds) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      isRung = false;
    },
  };
}
