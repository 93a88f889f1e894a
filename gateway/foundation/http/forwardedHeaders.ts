// Headers of passed-through requests: hop-by-hop headers are removed, forwarding headers are set by the gateway.
import type { FastifyReply, FastifyRequest } from 'fastify';

type Headers = Record<string, string | string[]>;

/** Hop-by-hop headers, besides those that `Connection` names (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];
const OURS = [
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-request-id',
];

/** The gateway's own session cookie, whole or in parts: the platform has no use for it. */
const SESSION_COOKIE = /^(?:__Host-)?guerdon\b/;

/** The headers of a request for the platform; `site` is the public address. */
export function forwardedRequest(request: FastifyRequest, site: URL): Headers {
  const headers: Headers = {
    ...without(request.headers, OURS),
    host: site.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'x-request-id': request.id,
  };
  const cookies = String(headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => cookie && !SESSION_COOKIE.test(cookie));
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  else delete headers.cookie;
  return headers;
}

/** Copies status and headers of the platform's response to the reply. */
export function forwardAnswer(
  reply: FastifyReply,
  { statusCode, headers }: { statusCode: number; headers: Record<string, string | string[] | undefined> },
): void {
  reply.code(statusCode).headers(without(headers, []));
}

function without(headers: Record<string, string | string[] | undefined>, others: readonly string[]): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const left = new Set([...HOP_BY_HOP, ...others, ...named]);
  const entries = Object.entries(headers).filter(([name, value]) => value !== undefined && !left.has(name));
  return Object.fromEntries(entries) as Headers;
}
