import type { FastifyRequest } from 'fastify';

/** Protects against cross-site request forgery: no foreign site can send this header with our cookie. */
export const CLIENT_HEADER = 'x-guerdon-client';

/** A request with a session cookie lacks the header: HTTP 403. */
export class ClientHeaderMissing extends Error {
  readonly statusCode = 403;
  readonly code = 'CLIENT_HEADER_MISSING';
  constructor() {
    super('A request that is authenticated by cookie needs the header X-Guerdon-Client: web.');
  }
}

/** The request comes from a page of another site: HTTP 403. */
export class ForeignOrigin extends Error {
  readonly statusCode = 403;
  readonly code = 'FOREIGN_ORIGIN';
  constructor() {
    super('A browser session is of its own site only.');
  }
}

/** True if the request has `X-Guerdon-Client: web`. */
export function hasClientHeader(request: FastifyRequest): boolean {
  return request.headers[CLIENT_HEADER] === 'web';
}

/** Refuses a request without the header. Call it before `request.session` is used. */
export function requireClientHeader(request: FastifyRequest): void {
  if (!hasClientHeader(request)) throw new ClientHeaderMissing();
}
