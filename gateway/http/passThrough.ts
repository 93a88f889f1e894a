import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upstream } from '../rest/upstream.ts';

/** Paths that belong to the platform and are only reached through here. */
const PATHS = ['/oidc/*', '/media/*', '/r/*', '/mail', '/mail/*'];

/** Headers of one connection, never passed on (RFC 9110, 7.6.1), and those we write ourselves. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);
const OURS = new Set([
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-request-id',
]);

/** The gateway's own session cookie, whole or in parts: the platform has no use for it. */
const SESSION_COOKIE = /^(?:__Host-)?guerdon\b/;

/** Passes sign-in, files, links in mails and recipients' pages on to the platform: bodies flow both ways without being held. */
export async function passThrough(
  app: FastifyInstance,
  { upstream, publicUrl }: { upstream: Upstream; publicUrl: string },
): Promise<void> {
  const { host, protocol } = new URL(publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  for (const url of PATHS) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
      url,
      handler: async (request, reply) => {
        const { method } = request;
        const answer = await upstream
          .request({
            path: request.url,
            method: method as 'GET',
            headers: {
              ...sentOn(request),
              host,
              'x-forwarded-host': host,
              'x-forwarded-proto': protocol.slice(0, -1),
            },
            body: method === 'GET' || method === 'HEAD' ? null : request.raw,
          })
          .catch(() => null);
        if (!answer)
          return reply.code(503).header('retry-after', '2').send({ status: 503, title: 'Unavailable' });
        reply.code(answer.statusCode);
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined && !HOP_BY_HOP.has(name)) reply.header(name, value);
        }
        return reply.send(answer.body);
      },
    });
  }
}

function sentOn(request: FastifyRequest): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
  };
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || OURS.has(name)) continue;
    headers[name] = value;
  }
  const cookies = String(headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => cookie && !SESSION_COOKIE.test(cookie));
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  else delete headers.cookie;
  return headers;
}
