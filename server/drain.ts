import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** True after the process was asked to exit. */
    isDraining(): boolean;
    /** Closes the server once requests in progress are answered; resolves within `drainTime` in any case. */
    drain(drainTime: DrainTime): Promise<void>;
  }
}

/** Milliseconds. */
interface DrainTime {
  /** Time during which requests are still answered while the probe already reports not ready, so that a load balancer switches. */
  delay: number;
  /** Time after which requests in progress are cut off, the delay included. */
  limit: number;
}

/** Milliseconds between two checks for connections whose last response is written. */
const LOOK_MS = 50;

/** Closes the server in order: first the probe fails, then it refuses new connections, then it waits for its responses. */
export const drainPlugin = fp(async (app: FastifyInstance) => {
  let draining: Promise<void> | null = null;
  app.decorate('isDraining', () => draining !== null);
  app.decorate('drain', (drainTime: DrainTime) => {
    draining ??= drain(app, drainTime);
    return draining;
  });
  // Keep-alive clients then open their next connection elsewhere.
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
