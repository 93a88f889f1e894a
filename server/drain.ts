import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process was told to end. */
    isDraining(): boolean;
    /** Ends the server after what it has begun was answered; resolves within `drainTime` whatever becomes of the rest. */
    drain(drainTime: DrainTime): Promise<void>;
  }
}

/** Milliseconds. */
interface DrainTime {
  /** For which everything is still answered while the probe already says no, so that a balancer looks elsewhere. */
  delay: number;
  /** After which what is still under way is cut off, the delay included. */
  limit: number;
}

/** Milliseconds between two looks for connections whose last answer is written. */
const LOOK_MS = 50;

/** Ends the server in order: first the probe says no, then it takes no new connection, then it waits for its answers. */
export const drainPlugin = fp(async (app: FastifyInstance) => {
  let draining: Promise<void> | null = null;
  app.decorate('isDraining', () => draining !== null);
  app.decorate('drain', (drainTime: DrainTime) => {
    draining ??= drain(app, drainTime);
    return draining;
  });
  // Who keeps a connection opens the next one elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
});

async function drain(app: FastifyInstance, { delay, limit }: DrainTime): Promise<void> {
  const cut = setTimeout(() => {
    app.log.warn('drained for too long: what is still under way is cut off');
    app.server.closeAllConnections();
  }, limit);
  await pause(delay);
  const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  await app.close();
  clearInterval(look);
  clearTimeout(cut);
}
