import { unavailable } from '../../http/refusals/refusal.ts';

/** Limits concurrency; later callers queue in order, and must retry later when too many wait. */
export interface Places {
  take<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

/** Room for `atOnce` at a time while `waiting` others wait. */
export function places({ atOnce, waiting }: { atOnce: number; waiting: number }): Places {
  let occupied = 0;
  const queue: (() => void)[] = [];
  return {
    async take(work) {
      if (occupied < atOnce) occupied += 1;
      else if (queue.length >= waiting) throw unavailable();
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else occupied -= 1;
      }
    },
  };
}
