import type { FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../errors/graphErrors.ts';
import { addressKey } from './addressKey.ts';
import { hasClientHeader } from './clientHeader.ts';

/** Whose token a request bears, and how it came. */
export interface Identity {
  token: string;
  /** True for a browser's session: its documents may be limited to the trusted ones. */
  isSession: boolean;
  /** Whose rate it counts for, where that is known: the session's subject. A bearer token has to prove it first. */
  rateKey: string | null;
  /** Who shares a rate while nothing is proven: the remote address. */
  address: string;
}

const BEARER = /^Bearer ([\w~+/.=-]+)$/i;

/**
 * The token of a request: the Authorization header's, else the session cookie's, which must come with
 * `X-Guerdon-Client: web` and from no other site than `origin`. The platform is the one who judges it.
 */
export function identityOf(request: FastifyRequest, origin: string): Identity {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    if (!token) throw unauthenticated();
    return { token, isSession: false, rateKey: null, address: addressKey(request.ip) };
  }
  const { session } = request;
  if (!session) throw unauthenticated();
  if (!hasClientHeader(request)) {
    throw forbidden('A browser session needs the header X-Guerdon-Client.');
  }
  if (request.headers.origin !== undefined && request.headers.origin !== origin) {
    throw forbidden('A browser session is of its own site only.');
  }
  return {
    token: session.accessToken,
    isSession: true,
    rateKey: `subject:${session.subject}`,
    address: addressKey(request.ip),
  };
}
