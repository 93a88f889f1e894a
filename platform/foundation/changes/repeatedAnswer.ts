import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { isNestedTooDeep } from '../../../schema/foundation/process/nesting.ts';
import { mayEnter } from '../access/authorization.ts';
import { compile } from '../http/answerSerializer.ts';
import { invalidField, Refusal } from '../http/refusals/refusal.ts';
import { inputSchema, type JsonSchema, schemaName } from '../http/responseSchema.ts';
import { changesOf, propertiesOf, type RepeatedKeys, repeated, takesVersion } from '../http/wholeBody.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a PUT reads keys of GET's answer that it cannot change; without it, they must be as GET answers them. */
    repeatedKeys?: RepeatedKeys;
  }
}

const BODY_VERSION: JsonSchema = {
  type: 'integer',
  minimum: 0,
  description: 'Version last received, unless If-Match names it',
};
const REPEATED = { description: repeated.description };

type Fields = Record<string, unknown>;

/** A GET and the shape of its answer. */
interface ReadRoute {
  route: RouteOptions;
  answer: z.ZodObject;
}

/**
 * Every PUT that takes a version takes GET's own answer (PROMO-59, decision 0073): the version may stand in the body, and a body with a version,
 * or with all other keys of GET's answer, may repeat what it cannot change. What equals GET's answer is left out before the body is validated, so
 * that routes and stores see only changes. A body that is valid as it is costs nothing.
 */
export const repeatedAnswerPlugin = fp(async (app: FastifyInstance) => {
  const reads = new Map<string, ReadRoute>();
  app.addHook('onRoute', (route) => {
    const answer = (route.schema?.response as Record<string, unknown> | undefined)?.['200'];
    if ([route.method].flat().includes('GET') && answer instanceof z.ZodObject)
      reads.set(route.url, { route, answer });
  });
  app.decorate('putBody', (url: string, body: JsonSchema): JsonSchema => {
    const bodyProperties = propertiesOf(body) ?? {};
    const shape = reads.get(url)?.answer.shape ?? {};
    // A list or a page at the same address has no version and is not sent back.
    const answered = 'version' in shape ? Object.keys(shape) : [];
    const others = answered.filter((key) => !(key in bodyProperties) && key !== 'version');
    const more = Object.fromEntries(others.map((key) => [key, REPEATED]));
    return { ...body, properties: { ...bodyProperties, ...more, version: BODY_VERSION } };
  });
  app.addHook('preValidation', async (request) => {
    const { method, schema, url = '', config } = request.routeOptions;
    const { body } = request;
    if (method !== 'PUT' || !takesVersion(schema) || !isFields(body) || isNestedTooDeep(body)) return;
    const { version, ...rest } = body;
    nameVersion(request, version);
    request.body = rest;
    const accepted = schema?.body;
    if (!(accepted instanceof z.ZodType) || accepted.safeParse(rest).success) return;
    const read = reads.get(url);
    const current = read && 'version' in read.answer.shape ? await answerOfGet(app, read, request) : null;
    if (!current || !(version !== undefined || isWhole(rest, current))) return;
    const isStale = Number(String(request.headers['if-match']).replaceAll('"', '')) !== current.version;
    const record = { ...config.repeatedKeys, current, schema: inputSchema(accepted), isStale };
    request.body = changesOf(rest, record);
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** The JSON Schema of a PUT's body together with what it may repeat of GET's answer. */
    putBody(url: string, body: JsonSchema): JsonSchema;
  }
}

/** A body without a version is GET's answer if it has every other key of it. A partial body has no reason to repeat keys that it cannot change. */
const isWhole = (body: Fields, current: Fields): boolean =>
  Object.keys(current).every((key) => key === 'version' || key in body);

/**
 * Takes the version from the body where If-Match names none; the header's own rule refuses a request without any.
 * @throws Refusal version version_number; version versions_differ where body and header name two
 */
function nameVersion({ headers }: FastifyRequest, version: unknown): void {
  if (version === undefined) return;
  if (!z.int().min(0).max(999_999_999).safeParse(version).success)
    throw invalidField('version', 'version_number');
  const text = headers['if-match'];
  if (text !== undefined && text.replaceAll('"', '') !== String(version))
    throw invalidField('version', 'versions_differ');
  headers['if-match'] = String(version);
}

/** Reads the record as GET of the same address answers it to this caller; null where the caller may not read it or there is no record. */
async function answerOfGet(
  app: FastifyInstance,
  { route, answer }: ReadRoute,
  { scope, params, log }: FastifyRequest,
): Promise<Fields | null> {
  const { params: ofPath, querystring } = (route.schema ?? {}) as Record<string, z.ZodType | undefined>;
  const path = (ofPath ?? z.unknown()).safeParse(params);
  if (!path.success || !mayEnter(scope, route.config?.ability)) return null;
  const request = { scope, params: path.data, query: querystring?.parse({}) ?? {}, log };
  try {
    // Handlers of records read nothing else of a request, and answer by what they return.
    const record: unknown = await Reflect.apply(route.handler, app, [request, null]);
    return JSON.parse(compile({ $ref: `${schemaName(answer)}#` })(record)) as Fields;
  } catch (error) {
    if (error instanceof Refusal) return null; // the route refuses by itself
    throw error;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
