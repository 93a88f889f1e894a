import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import { concurrencyLimit } from '../limits/concurrencyLimit.ts';
import type { Upstream, Upstreams } from '../rest/upstream.ts';
import { compress } from './compression.ts';
import { forwardAnswer, forwardedRequest } from './forwardedHeaders.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

/** Paths of the platform that the gateway passes through. */
const PATHS = ['/oidc/*', '/media/*', '/r/*', '/mail', '/mail/*'];
/** Reports of mail and SMS services, signed by the body: the only public route of the API. */
const REPORTS = '/api/delivery_reports';
/** Uploads, by a signed address that a signed-in caller received. */
const UPLOADS = '/media/uploads/*';

const FORWARDED_ROUTES: { url: string; method: Method[] }[] = [
  ...PATHS.map((url) => ({ url, method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'] satisfies Method[] })),
  { url: REPORTS, method: ['POST'] },
];

/** The sign-in page repeats the login and holds no secret. Any other page may hold a secret beside reflected input, so it is not compressed. */
const SIGN_IN_PAGE = /^\/oidc\/interaction\/[\w-]+(?:\?|$)/;

/** Maximum bytes of a request body (form or token request) and of a response (page or picture). */
const LONGEST_BODY = 32 * 1024;
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** Milliseconds for which a refused body is read and dropped: closed at once, a connection breaks before its answer was read. */
const LINGER_MS = 2_000;

/** Requests of one address at once, until their answers are read: what of them is held in memory has an end. */
const MAX_CONCURRENT_REQUESTS = 128;

const BUSY = {
  status: 429,
  title: 'Too many requests at once from this address',
  error_name: 'too_many_requests',
};

/**
 * Passes sign-in, files, links in mails, recipients' pages and reports on deliveries on to the platform. Anybody may ask for these, as slowly as they like: a
 * body is read whole before the platform is asked and an answer before it is sent, so that nobody holds a connection to the platform
 * for longer than the platform takes. Uploads stream, on connections of their own.
 */
export async function passThrough(
  app: FastifyInstance,
  { upstreams, publicUrl, timeout }: { upstreams: Upstreams; publicUrl: string; timeout: number },
): Promise<void> {
  const site = new URL(publicUrl);
  const ask = (
    upstream: Upstream,
    request: FastifyRequest,
    { body, signal }: { body: Buffer | Readable | null; signal: AbortSignal },
  ) => {
    const headers = forwardedRequest(request, site);
    if (!(body instanceof PassThrough)) delete headers['content-length']; // counted again
    return upstream.request({ path: request.url, method: request.method as Method, headers, body, signal });
  };

  await app.register(async (visits) => {
    visits.removeAllContentTypeParsers();
    const whole = { parseAs: 'buffer' as const, bodyLimit: LONGEST_BODY };
    visits.addContentTypeParser('*', whole, (_request, body, done) => done(null, body));
    const places = concurrencyLimit(MAX_CONCURRENT_REQUESTS);
    visits.addHook('onRequest', async (request, reply) => {
      const leave = places.enter(addressKey(request.ip), request.raw.socket);
      if (!leave) return reply.code(429).header('retry-after', '1').send(BUSY);
      reply.raw.once('close', leave);
    });
    for (const { url, method } of FORWARDED_ROUTES) {
      visits.route({
        method,
        url,
        handler: async (request, reply) => {
          const signal = AbortSignal.any([whenGone(reply), AbortSignal.timeout(timeout)]);
          try {
            const body = (request.body as Buffer | undefined) ?? null;
            const answer = await ask(upstreams.visitors, request, { body, signal });
            const bytes = await readWhole(answer.body, LONGEST_ANSWER);
            forwardAnswer(reply, answer);
            if (bytes.length === 0) return reply.send();
            return reply.send(SIGN_IN_PAGE.test(request.url) ? await compress(request, reply, bytes) : bytes);
          } catch {
            return unavailable(reply);
          }
        },
      });
    }
  });

  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
    uploads.put(UPLOADS, { config: { isUpload: true } }, async (request, reply) => {
      const body = streamOf(request);
      try {
        const answer = await ask(upstreams.streams, request, { body, signal: whenGone(reply) });
        forwardAnswer(reply, answer);
        reply.raw.once('finish', () => linger(request));
        return reply.send(await readWhole(answer.body, LONGEST_BODY));
      } catch {
        return unavailable(reply);
      }
    });
  });
}

function unavailable(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '2').send({ status: 503, title: 'Unavailable' });
}

/** Closes the connection after `LINGER_MS` if the client still sends a body that was refused. */
function linger({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS).unref();
}

/** A signal that aborts when the client disconnects. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The body of a request as a stream of its own: when the platform stops reading it, the connection stays open for the response. */
function streamOf({ raw }: FastifyRequest): Readable {
  const body = new PassThrough();
  body.on('error', () => {}); // the reader gets the error; while the call waits for a connection there is none
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('The request was not sent to its end'));
  });
  body.once('close', () => raw.unpipe(body).resume());
  return raw.pipe(body);
}

async function readWhole(body: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new Error('An answer of the platform is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
