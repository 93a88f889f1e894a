import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { publishEvents } from './publish.ts';

/** Milliseconds between two looks at the outbox, and after a failure. */
const POLL_MS = 250;
const AFTER_FAILURE_MS = 2000;

/** Publishes events until it is stopped; looks at the outbox four times a second. */
export function startPublisher({ database, log }: { database: Database; log: FastifyBaseLogger }): {
  stop(): Promise<void>;
} {
  let isStopped = false;
  let wake = () => {};
  async function loop(): Promise<void> {
    while (!isStopped) {
      let rest = POLL_MS;
      try {
        if ((await publishEvents(database)) > 0) continue;
      } catch (error) {
        log.warn({ err: error }, 'events could not be published');
        rest = AFTER_FAILURE_MS;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  const looping = loop();
  return {
    async stop() {
      isStopped = true;
      wake();
      await looping;
    },
  };
}
