import { hash } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNestedTooDeep, MAX_NESTING } from '../../../schema/foundation/process/nesting.ts';
import { type GraphContext, makeContext, type SharedContext } from '../../context/context.ts';
import { compress } from '../http/compression.ts';
import type { CallerLimit } from '../limits/callerLimit.ts';
import { tooManyRequests } from '../limits/rateLimit.ts';
import { requestCosts } from '../limits/requestCost.ts';
import { MAX_BODY_BYTES } from '../limits/shapeRule.ts';
import { ETAG_TO_COME } from './graphServer.ts';

/** The request cannot be understood: HTTP 400. */
class MalformedRequest extends Error {
  readonly statusCode = 400;
}

/** Refuses by 400 what Apollo, the schema and whatever calls itself would break on: a host that is none, values nested too deep, and a hash that is none. */
function checkWellFormed({ body, query, hostname }: FastifyRequest): void {
  if (!URL.canParse(`http://${hostname}/`)) throw new MalformedRequest('The host is none.');
  const payload = (body ?? query) as Record<string, unknown> | null;
  if (typeof payload !== 'object' || payload === null) return;
  const variables = parsed(payload.variables);
  const extensions = parsed(payload.extensions);
  if ([payload, variables, extensions].some(isNestedTooDeep))
    throw new MalformedRequest(`Values stand within each other more than ${MAX_NESTING} levels deep.`);
  const hashed = (extensions as Record<string, unknown> | null | undefined)?.persistedQuery;
  if (hashed !== undefined && hashed !== null && !isPersisted(hashed))
    throw new MalformedRequest(
      'extensions.persistedQuery has to be an object with version 1 and sha256Hash.',
    );
}

function isPersisted(value: unknown): boolean {
  const { version, sha256Hash } = value as { version?: unknown; sha256Hash?: unknown };
  return version === 1 && typeof sha256Hash === 'string';
}

/** By GET variables and extensions are texts of JSON; a text that is none is Apollo's to refuse. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** `/graphql` by GET and POST. A response with an ETag is 304 when the client holds the same in its memory; long ones are compressed. Every answer says what it cost. */
export async function graphRoute(
  app: FastifyInstance,
  {
    apollo,
    callerLimit,
    shared,
  }: { apollo: ApolloServer<GraphContext>; callerLimit: CallerLimit; shared: SharedContext },
): Promise<void> {
  const costs = requestCosts({ callerLimit, origin: shared.origin });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding, accept-language, authorization, cookie');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const extensions = await costs.report(request, reply);
    // The ETag is that of the answer without its cost: what the caller has left differs each time, and would make every ETag a new one.
    if (reply.getHeader('etag') === ETAG_TO_COME) {
      const etag = `W/"${hash('sha1', payload, 'base64')}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        reply.code(304).removeHeader('content-length');
        return '';
      }
    }
    const answer = withExtensions(payload, extensions);
    reply.removeHeader('content-length');
    return mayCompress(request) ? compress(request, reply, answer) : answer;
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: MAX_BODY_BYTES,
    preHandler: async (request) => checkWellFormed(request),
    handler: fastifyApolloHandler(apollo, {
      context: async (request) => {
        try {
          return makeContext(request, shared, (points) => costs.take(request, points));
        } catch (refusal) {
          const allowance = await costs.take(request);
          throw allowance.wait > 0 ? tooManyRequests(allowance, 1) : refusal;
        }
      },
    }),
  });
}

/** Adds `extensions` to the text of an answer, which has none. Whatever refuses a request before the graph answers in its own form. */
function withExtensions(answer: string, extensions: string): string {
  const isOfGraph = answer.startsWith('{"data"') || answer.startsWith('{"errors"');
  return isOfGraph ? `${answer.slice(0, answer.lastIndexOf('}'))},"extensions":${extensions}}` : answer;
}

/** Responses to posts of a session may contain codes and secrets beside its input, so their length must reveal nothing. */
const mayCompress = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || headers.authorization !== undefined;
