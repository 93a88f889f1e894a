import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import { forbidden, unauthenticated } from '../errors/graphErrors.ts';
import { hasClientHeader } from './clientHeader.ts';

/** The token of a request, where it came from, and the caller as far as the gateway knows. */
export interface Identity {
  token: string;
  /** True if it is a browser session, which may be limited to the trusted documents. */
  isSession: boolean;
  /** The caller for the rate limit: a session's subject. Null for a bearer token, which is verified first. */
  rateKey: string | null;
  /** The remote address, which limits callers that are not verified. */
  address: string;
}

const BEARER = /^Bearer ([\w~+/.=-]+)$/i;

/**
 * The token of the Authorization header, otherwise that of the session cookie. A cookie needs `X-Guerdon-Client: web` and the same
 * `origin`. Only the platform decides whether the token is valid.
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
