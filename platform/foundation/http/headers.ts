import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** A request id of a caller's that we take over: short, and harmless in a log. */
const SANE_ID = /^[A-Za-z0-9_.:-]{8,64}$/;

/** The caller's `X-Request-Id` when it is sane, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const requestId = request.headers['x-request-id'];
  return typeof requestId === 'string' && SANE_ID.test(requestId) ? requestId : randomUUID();
}

/**
 * Headers of every answer, errors and pages of sign-in included; a route may set a policy of its own. `no-store`: what belongs to a person
 * would still be on the browser's disk after the log-out (decision 0063).
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const HSTS = 'max-age=31536000; includeSubDomains';

/** The security headers of a product served at `publicUrl`. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:')
    ? { ...SECURITY_HEADERS, 'strict-transport-security': HSTS }
    : SECURITY_HEADERS;
}

/** Sets the security headers and `X-Request-Id` on every answer, also on those that a plugin writes by itself. */
export const headersPlugin = fp<{ publicUrl: string }>(async (app, { publicUrl }) => {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-request-id', request.id);
  });
});
