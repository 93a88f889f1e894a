import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { identityOf } from './identity.ts';
import { countCall } from './metrics.ts';
import { callerHeaders, type Upstream } from './upstream.ts';

interface FileKind {
  /** The platform's route that writes the file; `{id}` is the advertiser's. */
  route: string;
  /** What of the query string is passed on. */
  keys: readonly string[];
}

/** Every file that a screen lets one take along: `/files/{kind}/{advertiserId}`. */
const KINDS: Record<string, FileKind> = {
  'budget-lines': {
    route: '/api/advertisers/{id}/budget/line_items.csv',
    keys: ['type', 'status', 'search', 'from', 'to', 'as_of'],
  },
  discounts: { route: '/api/advertisers/{id}/discounts.csv', keys: ['search', 'sort'] },
};

const PASSED_ON = ['content-type', 'content-disposition', 'cache-control', 'retry-after'];

/** The caller's token; who has none is refused by status, as outside the graph. */
function callerOf(request: FastifyRequest, origin: string): { token: string } {
  try {
    return identityOf(request, origin);
  } catch (error) {
    const { status } = (error as GraphQLError).extensions;
    throw Object.assign(error as Error, { statusCode: typeof status === 'number' ? status : 500 });
  }
}

/** Streams the platform's files as the caller, by session or bearer token; a refusal comes as the platform words it. */
export async function files(
  app: FastifyInstance,
  { upstream, origin }: { upstream: Upstream; origin: string },
): Promise<void> {
  app.get<{ Params: { kind: string; id: string }; Querystring: Record<string, unknown> }>(
    '/files/:kind/:id',
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('vary', 'authorization, cookie');
      const { token } = callerOf(request, origin);
      const kind = Object.hasOwn(KINDS, request.params.kind) ? KINDS[request.params.kind] : undefined;
      if (!kind || !/^\d{1,18}$/.test(request.params.id)) return reply.callNotFound();
      const query = kind.keys.flatMap((key) => {
        const value = request.query[key];
        return typeof value === 'string' && value ? [`${key}=${encodeURIComponent(value)}`] : [];
      });
      const path = kind.route.replace('{id}', request.params.id);
      countCall(`GET ${kind.route}`);
      const answer = await upstream
        .request({
          method: 'GET',
          path: query.length ? `${path}?${query.join('&')}` : path,
          headers: callerHeaders({
            token,
            language: request.headers['accept-language'],
            requestId: request.id,
          }),
        })
        .catch(() => null);
      if (!answer || answer.statusCode >= 500) {
        await answer?.body.dump();
        return reply
          .code(503)
          .header('retry-after', '2')
          .type('application/problem+json')
          .send({ status: 503, title: 'Unavailable' });
      }
      for (const name of PASSED_ON) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.body);
    },
  );
}
