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

/** Origins besides our own that pages send files to and show pictures from; none where pictures are kept in our folder. */
export interface PictureOrigins {
  sent: readonly string[];
  shown: readonly string[];
}
const NONE: PictureOrigins = { sent: [], shown: [] };

/** A content security policy: pages load from our own origin, and no page frames them. */
function policy(styles: string, { sent, shown }: PictureOrigins): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    ["img-src 'self' data: blob:", ...shown].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...sent].join(' '),
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Monaco generates style elements; scripts stay as strict as everywhere. */
const PLAYGROUND = policy("'unsafe-inline'", NONE);

/** The policy of a page that has this one style element, by its hash, and nothing else beside its own origin. */
export function pagePolicy(style: string, shown: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return policy(`'sha256-${hash}'`, { sent: [], shown });
}

/** Marks a response as the playground's, whose styles have no hash known in advance. */
export function allowPlaygroundStyles(reply: FastifyReply): void {
  reply.header('content-security-policy', PLAYGROUND);
}

/**
 * The headers of an answer that sets none of its own. Nothing is stored on a disk unless its route says that it is the same for everybody: what
 * belongs to a person would still be in the browser after the log-out (decision 0063).
 */
export function securityHeaders(isHttps: boolean, origins = NONE): Record<string, string> {
  return {
    'content-security-policy': policy(hashes.join(' '), origins),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Security headers on every response, errors and proxied ones included; a header that is already set stays. A caller that is not signed in is told by
 * which scheme to sign in (RFC 9110, section 15.5.2).
 */
export const headersPlugin = fp<{ isHttps: boolean; pictureOrigins: PictureOrigins }>(
  async (app: FastifyInstance, { isHttps, pictureOrigins }) => {
    const entries = Object.entries(securityHeaders(isHttps, pictureOrigins));
    app.addHook('onSend', async (request, reply) => {
      for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value);
      if (reply.statusCode === 401 && !reply.hasHeader('www-authenticate'))
        reply.header('www-authenticate', 'Bearer');
      reply.header('x-request-id', request.id);
    });
  },
);
