import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { addressKey } from '../../../../schema/foundation/contacts/addressKey.ts';
import { activityReportQuery } from '../../../../schema/reports/activityReportRules.ts';
import type { CallerLimit } from '../../limits/callerLimit.ts';
import { rateLimitHeaders, tooManyRequests } from '../../limits/rateLimit.ts';
import type { Upstream } from '../../rest/upstream.ts';
import { type Identity, identityOf } from '../../session/identity.ts';
import { askFile, passFile } from '../passFile.ts';

/** Points of a file: as many as an expensive operation, since it is written row by row. */
export const FILE_COST = 50;

interface FileKind {
  /** The platform's route that writes the file, with one `{id}`. */
  route: string;
  /** Pattern of the id; an advertiser's by default. */
  id?: RegExp;
  /** Parameters of the query string that are passed on. */
  keys: readonly string[];
  /** Parameters whose empty text has a meaning. */
  emptyKeys?: readonly string[];
}

const ADVERTISER_ID = /^\d{1,18}$/;
const CATALOGUE_ID = /^[A-Z0-9-]{1,60}$/;

/** Every file that a screen offers: `/files/{kind}/{id}`. */
const KINDS: Record<string, FileKind> = {
  'activity-report': {
    route: '/api/me/activity_report.csv',
    id: /^all$/,
    keys: [...Object.keys(activityReportQuery), 'sort'],
    emptyKeys: ['group_by'],
  },
  catalog: { route: '/api/advertisers/{id}/catalog.csv', keys: ['search', 'sort'] },
  catalogue: { route: '/api/catalogue.csv', id: /^all$/, keys: ['template'] },
  'budget-lines': {
    route: '/api/advertisers/{id}/budget/line_items.csv',
    keys: ['type', 'status', 'search', 'from', 'to', 'as_of'],
  },
  'inventory-report': {
    route: '/api/me/{id}.csv',
    id: /^inventory_report$/,
    keys: ['reward', 'product', 'brand', 'source', 'hide_unused', 'sort'],
  },
  discounts: { route: '/api/advertisers/{id}/discounts.csv', keys: ['search', 'sort'] },
  'refused-rows': { route: '/api/dispatches/{id}/refused_rows.csv', keys: [] },
  extract: { route: '/api/extracts/{id}/file', keys: ['ticket'] },
  voucher: { route: '/api/vouchers/{id}/file', keys: ['ticket'] },
  'redemption-preview': {
    route: '/api/products/{id}/preview_redemption_pdf',
    id: CATALOGUE_ID,
    keys: ['locale', 'symbology'],
  },
};

/** An error of the graph as HTTP expresses it: status and headers. */
export function asHttpError(refusal: unknown, reply: FastifyReply): Error {
  const { status, http } = (refusal as GraphQLError).extensions as Extensions;
  for (const [name, value] of http?.headers ?? []) reply.header(name, value);
  return Object.assign(refusal as Error, { statusCode: status ?? 500 });
}

interface Extensions {
  status?: number;
  http?: { headers?: Map<string, string> };
}

/**
 * Streams the platform's files to the caller, who is known by session or bearer token. A refusal keeps the platform's words.
 * Files and operations fill the same bucket of the caller.
 */
export async function files(
  app: FastifyInstance,
  { upstream, origin, callerLimit }: { upstream: Upstream; origin: string; callerLimit: CallerLimit },
): Promise<void> {
  async function callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
    try {
      return identityOf(request, origin);
    } catch (refusal) {
      const allowance = await callerLimit({ address: addressKey(request.ip) }, 1);
      throw asHttpError(allowance.wait > 0 ? tooManyRequests(allowance, 1) : refusal, reply);
    }
  }

  app.get<{ Params: { kind: string; id: string }; Querystring: Record<string, unknown> }>(
    '/files/:kind/:id',
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('vary', 'authorization, cookie');
      const identity = await callerOf(request, reply);
      const kind = Object.hasOwn(KINDS, request.params.kind) ? KINDS[request.params.kind] : undefined;
      if (!kind || !(kind.id ?? ADVERTISER_ID).test(request.params.id)) return reply.callNotFound();
      const allowance = await callerLimit(identity, FILE_COST);
      if (allowance.wait > 0) throw asHttpError(tooManyRequests(allowance, FILE_COST), reply);
      reply.headers(rateLimitHeaders(allowance));
      const query = kind.keys.flatMap((key) => {
        const value = request.query[key];
        return typeof value === 'string' && (value || kind.emptyKeys?.includes(key))
          ? [`${key}=${encodeURIComponent(value)}`]
          : [];
      });
      const path = kind.route.replace('{id}', request.params.id);
      const { token } = identity;
      const response = await askFile(request, reply, {
        upstream,
        token,
        route: kind.route,
        path: query.length ? `${path}?${query.join('&')}` : path,
      });
      if (response) return passFile(reply, response);
      return reply
        .code(503)
        .header('retry-after', '2')
        .type('application/problem+json')
        .send({ status: 503, title: 'Unavailable' });
    },
  );
}
