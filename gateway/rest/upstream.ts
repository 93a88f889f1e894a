import { type Dispatcher, Pool } from 'undici';

/** A call as undici takes it; its signal holds from the first moment, also while it waits for a connection. */
export type UpstreamCall = Dispatcher.RequestOptions<null>;

/** Connections to the platform that one kind of traffic shares. */
export interface Upstream {
  /** Asks; rejects when the platform is silent or away, too many calls wait, or the call's signal says so. */
  request(call: UpstreamCall): Promise<Dispatcher.ResponseData>;
}

/** The platform by who asks: no kind of traffic takes the connections of another. */
export interface Upstreams {
  /** Requests of whoever bears a token. */
  signedIn: Upstream;
  /** What needs no sign-in: the issuer, pictures, links in mails. */
  visitors: Upstream;
  /** Files that stream, up and down. */
  streams: Upstream;
  close(): Promise<void>;
}

/** Connections, and calls that wait for one before the next is refused. */
const ROOM = {
  signedIn: { connections: 64, waiting: 1024 },
  visitors: { connections: 16, waiting: 256 },
  streams: { connections: 32, waiting: 64 },
};

/**
 * Opens the connections to the platform.
 * @param timeout milliseconds a call may take to answer, and to say the next byte.
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
    return {
      async request(call) {
        if (pool.stats.queued >= waiting) throw new Error('Too many calls wait for the platform');
        return call.signal instanceof AbortSignal
          ? untilAborted(call.signal, pool.request(call))
          : pool.request(call);
      },
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

/** Undici looks at a call's signal once the call has a connection; whoever waits for one is told here. */
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
