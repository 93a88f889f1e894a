import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CATALOGUE_PATH, type CatalogueReply } from '../../../schema/catalog/publicCatalogue.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { CATALOGUE_DOCUMENTS } from '../../../schema/remote/publicCatalogue.generated.ts';
import { compress } from '../../foundation/http/compression.ts';
import { pagePolicy } from '../../foundation/http/headers.ts';
import { setFileHeaders } from '../../foundation/http/static/staticFiles.ts';
import type { Upstream } from '../../foundation/rest/upstream.ts';
import { BROWSER_DIST, type BuiltPage, loadBundle } from './bundle.ts';
import { sendCacheable } from './cacheable.ts';
import { type CatalogueDoor, catalogueDoor, DoorClosed, type Visitor } from './door.ts';
import { robots, siteMap } from './siteMap.ts';

/** A reward that becomes private disappears from a CDN within two minutes. */
const PAGE = { fresh: 60, stale: 60, away: 600 };
const MAP = { fresh: 3600, stale: 3600, away: 86_400 };
const HTML = 'text/html; charset=utf-8';

const ALLOWED: ReadonlySet<string> = new Set(Object.values(CATALOGUE_DOCUMENTS));
const LONGEST_VARIABLES = 4000;

interface CatalogueSettings {
  upstream: Upstream;
  /** Public origin. */
  origin: string;
  /** Milliseconds for one response of the platform. */
  timeout: number;
  /** Other origins, besides our own, that pictures may come from. */
  pictures: readonly string[];
}

/** Serves the public catalog to anybody: pages rendered here, the data that their script requests, and the site map for search engines. */
export async function catalogueRoute(app: FastifyInstance, settings: CatalogueSettings): Promise<void> {
  const { origin, upstream, timeout } = settings;
  app.get('/robots.txt', (request, reply) =>
    sendCacheable(request, reply, {
      text: robots(origin),
      type: 'text/plain; charset=utf-8',
      freshness: MAP,
    }),
  );
  app.get(CATALOGUE_PATH.slice(0, -1), async (request, reply) => {
    const { search } = new URL(request.url, origin);
    return reply.redirect(`${CATALOGUE_PATH}${search}`, 308);
  });
  const page = await loadBundle();
  if (!page) {
    app.get(CATALOGUE_PATH, async (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The public catalogue is not built: npm run build.'),
    );
    return;
  }
  const door = catalogueDoor(upstream, timeout);
  serveMap(app, door, origin);
  for (const locale of UI_LOCALES) serveData(app, door, locale);
  servePages(app, { ...settings, door, page });
  await app.register(fastifyStatic, {
    root: `${BROWSER_DIST}/assets`,
    prefix: `${CATALOGUE_PATH}assets/`,
    preCompressed: true,
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: setFileHeaders,
  });
}

const visitorOf = (request: FastifyRequest, locale: string): Visitor => ({
  address: request.ip,
  requestId: request.id,
  locale,
});

function servePages(
  app: FastifyInstance,
  { page, door, origin, pictures }: CatalogueSettings & { page: BuiltPage; door: CatalogueDoor },
): void {
  const { script, letters, style } = page;
  const policy = pagePolicy(style, pictures);

  app.get(`${CATALOGUE_PATH}*`, async (request, reply) => {
    reply.header('content-security-policy', policy);
    const visit = { address: request.url, origin, script, letters, style };
    let closed: unknown;
    const ask = async (question: object, locale: string): Promise<CatalogueReply> => {
      try {
        const { text } = await door.ask(question, visitorOf(request, locale));
        return JSON.parse(text);
      } catch (error) {
        closed = error;
        throw error;
      }
    };
    try {
      const { status, html } = await page.renderPage({ ...visit, ask });
      return sendCacheable(request, reply.code(status), { text: html, type: HTML, freshness: PAGE });
    } catch (error) {
      if (!(closed instanceof DoorClosed)) request.log.error({ err: error }, 'the catalogue page failed');
      const { reason, retryAfter } = closed instanceof DoorClosed ? closed : new DoorClosed('away');
      const { status, html } = page.renderTrouble(visit, reason);
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('retry-after', String(retryAfter))
        .type(HTML);
      return reply.send(await compress(request, reply, html));
    }
  });
}

function serveData(app: FastifyInstance, door: CatalogueDoor, locale: string): void {
  const folder = locale === UI_LOCALES[0] ? CATALOGUE_PATH : `${CATALOGUE_PATH}${locale}/`;
  app.get<{ Querystring: Record<string, unknown> }>(`${folder}data`, async (request, reply) => {
    const { documentId, variables = '{}' } = request.query;
    const read = typeof variables === 'string' ? readObject(variables) : null;
    if (typeof documentId !== 'string' || !ALLOWED.has(documentId) || !read)
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({
          errors: [{ message: 'Send documentId, one of the catalogue’s own, and variables as JSON' }],
        });
    try {
      const { status, text } = await door.ask({ documentId, variables: read }, visitorOf(request, locale));
      const type = 'application/json; charset=utf-8';
      if (status === 200) return sendCacheable(request, reply, { text, type, freshness: PAGE });
      return reply.code(status).header('cache-control', 'no-store').type(type).send(text);
    } catch (error) {
      return closedAnswer(reply, error);
    }
  });
}

function serveMap(app: FastifyInstance, door: CatalogueDoor, origin: string): void {
  app.get(`${CATALOGUE_PATH}sitemap.xml`, async (request, reply) => {
    try {
      const text = siteMap(origin, await door.skus(visitorOf(request, UI_LOCALES[0])));
      return sendCacheable(request, reply, { text, type: 'application/xml; charset=utf-8', freshness: MAP });
    } catch (error) {
      return closedAnswer(reply, error);
    }
  });
}

function closedAnswer(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof DoorClosed)) throw error;
  const status = error.reason === 'busy' ? 429 : 503;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('retry-after', String(error.retryAfter))
    .type('application/problem+json')
    .send({ status, title: status === 429 ? 'Too many requests' : 'Unavailable' });
}

/** A JSON object within the length limit; null for anything else. */
function readObject(text: string): object | null {
  if (text.length > LONGEST_VARIABLES) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
