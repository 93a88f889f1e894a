import { type Dispatcher, Pool } from 'undici';
import { type WholeAnswer, wholeAnswer } from './wholeAnswer.ts';

/** A call as undici takes it; its signal holds from the first moment, also while it waits for a connection. */
export type UpstreamCall = Dispatcher.RequestOptions<null>;

/** Connections to the platform that one kind of traffic shares. */
export interface Upstream {
  /** Sends a call. Rejects when the platform is unavailable or too slow, too many calls wait, or the call's signal aborts. */
  request(call: UpstreamCall): Promise<Dispatcher.ResponseData>;
  /** The same for an answer that is read as a whole. */
  ask(call: Dispatcher.DispatchOptions, signal: AbortSignal): Promise<WholeAnswer>;
}

/** Connection pools to the platform by kind of traffic, so that none can exhaust another's. */
export interface Upstreams {
  /** Requests with an access token. */
  signedIn: Upstream;
  /** Anonymous requests: the issuer, pictures, links in mails. */
  visitors: Upstream;
  /** Streamed uploads and downloads. */
  streams: Upstream;
  close(): Promise<void>;
}

/** Connections of each pool, and calls that may wait for one; further calls are refused. */
const ROOM = {
  signedIn: { connections: 64, waiting: 1024 },
  visitors: { connections: 16, waiting: 256 },
  streams: { connections: 32, waiting: 64 },
};

/**
 * Opens the connections to the platform.
 * @param timeout milliseconds until the response headers, and between two chunks of the body.
 */
export function openUpstreams(origin: string, timeout: number): Upstreams {
  const pools: Pool[] = [];
  const open = ({ connections, waiting }: { connections: number; waiting: number }): Upstream => {
    const pool = new Pool(origin, {
      connections,
      connect: { timeout: Math.min(timeout, 2000) },
      headersTimeout: timeout,
      bodyTimeout: timeout,
      keepAliveTimeout: 4000,
    });
    pools.push(pool);
    let underWay = 0;
    const whenThereIsRoom = async <Answer>(make: () => Promise<Answer>): Promise<Answer> => {
      // The pool counts each of its connections for this, so it is asked only when so many can wait at all.
      if (underWay >= waiting && pool.stats.queued >= waiting)
        throw new Error('Too many calls wait for the platform');
      underWay += 1;
      try {
        return await make();
      } finally {
        underWay -= 1;
      }
    };
    return {
      request: (call) =>
        whenThereIsRoom(() =>
          call.signal instanceof AbortSignal
            ? untilAborted(call.signal, pool.request(call))
            : pool.request(call),
        ),
      ask: (call, signal) => whenThereIsRoom(() => wholeAnswer(pool, call, signal)),
    };
  };
  return {
    signedIn: open(ROOM.signedIn),
    visitors: open(ROOM.visitors),
    streams: open(ROOM.streams),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

/** Rejects when the signal aborts. Undici itself checks it only once the call has a connection. */
function untilAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
/** On whose behalf a call is made; made once a request, handed to every call. */
export interface Caller {
  /** Access token, sent on as it is. */
  token: string;
  /** `Accept-Language` as it came. */
  language: string | undefined;
  requestId: string;
  /** Ends every call when the request's time is over. */
  signal: AbortSignal;
}

/** The headers that every call bears (AUTH-13, API-2). */
export function callerHeaders({
  token,
  language,
  requestId,
}: Omit<Caller, 'signal'>): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'x-request-id': requestId,
  };
  if (language) headers['accept-language'] = language;
  return headers;
}
