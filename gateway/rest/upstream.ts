import { Pool } from 'undici';

/** Connections to one origin, shared by everything that asks it. */
export type Upstream = Pool;

/**
 * Opens the connections to the platform.
 * @param timeout milliseconds a call may take to answer, and to say the next byte.
 */
export function openUpstream(origin: string, timeout: number): Upstream {
  return new Pool(origin, {
    connections: 64,
    connect: { timeout: Math.min(timeout, 2000) },
    headersTimeout: timeout,
    bodyTimeout: timeout,
    keepAliveTimeout: 4000,
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
