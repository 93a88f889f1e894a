import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** The style elements that react-aria adds to a page; only their hashes are allowed. */
export const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashes = REACT_ARIA_STYLES.map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** A content security policy: pages load from our own origin, and no page frames them. */
function policy(styles: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const PAGES = policy(hashes.join(' '));
/** Monaco generates style elements; scripts stay as strict as everywhere. */
const PLAYGROUND = policy("'unsafe-inline'");

/** Marks a response as the playground's, whose styles have no hash known in advance. */
export function allowPlaygroundStyles(reply: FastifyReply): void {
  reply.header('content-security-policy', PLAYGROUND);
}

/** The security headers of an answer that sets none of its own. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': PAGES,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Security headers on every response, errors and proxied ones included; a header that is already set stays. */
export const headersPlugin = fp<{ isHttps: boolean }>(async (app: FastifyInstance, { isHttps }) => {
  const entries = Object.entries(securityHeaders(isHttps));
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
  });
});
