import { once } from 'node:events';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { openWork, runWork, type Work } from '../database/transactions/work.ts';
import { Refusal } from './refusals/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds in which the answer begins, where they are more than usual. */
    answerTime?: number;
    /**
     * Set where the change has an idempotency key and may take longer than its answer: it goes on after its caller was answered 503, and the same
     * key answers what became of it. A dry run never goes on.
     */
    goesOn?: boolean;
  }
}

/** Milliseconds that the answer waits for a commit under way: "unavailable" must not be said of what is kept a moment later. */
const COMMIT_MS = 2_000;

/** Milliseconds. */
export interface AnswerTime {
  /** For an answer to begin: the platform's part of the budget (web 10 s > gateway 8 s > platform 5 s > SQL 3 s). */
  begin: number;
  /** For a streamed answer that has begun to get on; how long it takes in all does not matter. */
  progress: number;
}

/** The receiver or the source of a streamed answer stalled for too long. */
class Stalled extends Error {
  override readonly name = 'Stalled';
  readonly code = 'STALLED';
}

/**
 * Refuses what does not answer in time, and breaks streamed answers that no longer get on. A request's work ends with its answer: once its
 * caller was refused so or has left, its transactions are canceled and do not commit (`platform/foundation/database/transactions/work.ts`).
 */
export const answerTimePlugin = fp<AnswerTime>(async (app, { begin, progress }) => {
  app.addHook('onRoute', (route) => {
    route.handler = asWork(route.handler);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const work = openWork();
    works.set(request, { work, isAnswered: false });
    const refuse = () => {
      if (reply.sent || reply.raw.headersSent) return;
      end(request, 'refused');
      reply.send(new Refusal('unavailable', { retryAfter: 2 }));
      // Later output of the route is discarded.
      reply.send = () => reply;
    };
    const timer = setTimeout(
      () => {
        const settled = work.commitsSettled(COMMIT_MS);
        if (settled) void settled.then(refuse);
        else refuse();
      },
      Math.max(request.routeOptions.config.answerTime ?? 0, begin),
    );
    reply.raw.once('close', () => {
      clearTimeout(timer);
      if (!reply.raw.writableFinished) end(request, 'left');
    });
    done();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStream(payload)) watch(reply, payload, progress);
  });
});

interface RequestWork {
  work: Work;
  /** True if the caller was answered otherwise than by the route. */
  isAnswered: boolean;
}

const works = new WeakMap<FastifyRequest, RequestWork>();

/** Ends the work of a request whose caller no longer waits. */
function end(request: FastifyRequest, why: 'refused' | 'left'): void {
  const own = works.get(request);
  if (!own || own.isAnswered) return;
  own.isAnswered = true;
  const { goesOn = false } = request.routeOptions.config;
  const isDryRun = (request.query as { dry_run?: unknown } | null)?.dry_run === true;
  if (goesOn && !isDryRun) return;
  own.work.cancel();
  request.log.info({ why }, 'work canceled');
}

/** Runs a route's handler as the work of its request; later results and errors are discarded once the caller has an answer. */
function asWork(handler: RouteHandlerMethod): RouteHandlerMethod {
  return function (request, reply) {
    const own = works.get(request);
    if (!own) return handler.call(this, request, reply);
    const answer = runWork(own.work, () => handler.call(this, request, reply)) as unknown;
    if (!(answer instanceof Promise)) return answer as never;
    const unheard = async () => {
      if (!reply.raw.closed) await once(reply.raw, 'close');
    };
    return answer.then(
      (value: unknown) => (own.isAnswered ? unheard() : value),
      (error: unknown) => {
        if (!own.isAnswered) throw error;
        return unheard();
      },
    ) as never;
  };
}

interface Stream {
  destroy(error: Error): void;
}

function isStream(payload: unknown): payload is Stream {
  return typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';
}

/** Checks at intervals if the connection has taken more bytes; a stalled stream is destroyed. */
function watch({ raw }: FastifyReply, stream: Stream, limit: number): void {
  let lastBytes = -1;
  const timer = setInterval(() => {
    const bytes = raw.socket?.bytesWritten ?? 0;
    if (bytes === lastBytes) stream.destroy(new Stalled(`No progress for ${limit} ms`));
    lastBytes = bytes;
  }, limit);
  raw.once('close', () => clearInterval(timer));
}
