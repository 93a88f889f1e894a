// The rule against forged cross-site requests: whoever is known by cookie shows a header no foreign site can send.
import type { FastifyRequest } from 'fastify';

export const CLIENT_HEADER = 'x-guerdon-client';

/** Thrown as HTTP 403. */
export class ClientHeaderMissing extends Error {
  readonly statusCode = 403;
  readonly code = 'CLIENT_HEADER_MISSING';
  constructor() {
    super('A request that is authenticated by cookie needs the header X-Guerdon-Client: web.');
  }
}

/** Whether the request bears `X-Guerdon-Client: web`. */
export function hasClientHeader(request: FastifyRequest): boolean {
  return request.headers[CLIENT_HEADER] === 'web';
}

/** Refuses a request that its cookie would authenticate, without the header. Call it before using `request.session`. */
export function requireClientHeader(request: FastifyRequest): void {
  if (!hasClientHeader(request)) throw new ClientHeaderMissing();
}
