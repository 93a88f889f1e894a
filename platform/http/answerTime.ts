import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds in which the answer begins, where they are others than usual. */
    answerTime?: number;
  }
}

/** Milliseconds. */
export interface AnswerTime {
  /** For an answer to begin: the platform's part of the budget (web 10 s > gateway 8 s > platform 5 s > SQL 3 s). */
  begin: number;
  /** For a streamed answer that has begun to get on; how long it takes in all does not matter. */
  progress: number;
}

/** A streamed answer was taken from nobody, or came from nowhere, for too long. */
class Stalled extends Error {
  override readonly name = 'Stalled';
  readonly code = 'STALLED';
}

/** Refuses what does not answer in time, and breaks streamed answers that no longer get on. */
export const answerTimePlugin = fp<AnswerTime>(async (app, { begin, progress }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(new Refusal('unavailable', { retryAfter: 2 }));
    }, request.routeOptions.config.answerTime ?? begin);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStream(payload)) watch(reply, payload, progress);
  });
});

interface Stream {
  destroy(error: Error): void;
}

function isStream(payload: unknown): payload is Stream {
  return typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';
}

/** Looks now and then whether the connection has taken more; a stream of which it has not is destroyed. */
function watch({ raw }: FastifyReply, stream: Stream, limit: number): void {
  let taken = -1;
  const timer = setInterval(() => {
    const bytes = raw.socket?.bytesWritten ?? 0;
    if (bytes === taken) stream.destroy(new Stalled(`No progress for ${limit} ms`));
    taken = bytes;
  }, limit);
  raw.once('close', () => clearInterval(timer));
}
