import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { answerSerializer } from './answerSerializer.ts';
import { inputSchema, type JsonSchema, responseSchemas, schemaName } from './responseSchema.ts';
import { takesVersion } from './wholeBody.ts';

/** Security policy of the reference page: it loads only its own files, and parts of its style sheet are inline. */
const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const refusal = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
};

/** Responses are declared as named zod shapes; their JSON Schema serializes them and appears in the document. */
function nameAnswers(route: RouteOptions): void {
  const { response, ...rest } = (route.schema ?? {}) as FastifySchema & {
    response?: Record<string, unknown>;
  };
  const isFile = response === undefined && 'operationId' in rest; // streamed: only its refusals have a shape
  if (isFile) route.schema = { ...rest, response: { default: refusal } };
  if (!response || 'default' in response) return;
  const answers = Object.entries(response).map(([status, shape]) => {
    if (!(shape instanceof z.ZodType)) return [status, shape];
    const name = schemaName(shape);
    if (!name)
      throw new Error(`The answer ${status} of ${route.method} ${route.url} has no name: use responseSchema`);
    return [status, { description: name, $ref: `${name}#` }];
  });
  route.schema = { ...rest, response: { ...Object.fromEntries(answers), default: refusal } };
}

function describeInput(schema: FastifySchema): FastifySchema {
  const parts = (['body', 'querystring', 'params', 'headers'] as const).map((part) => {
    const declared = schema[part];
    return declared instanceof z.ZodType ? [[part, inputSchema(declared)]] : [];
  });
  return { ...schema, ...Object.fromEntries(parts.flat()) };
}

/** The document does not depend on the order in which routes are registered. */
const byName = <Entries extends object>(entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))) as Entries;

/** Writes the contract from the routes: OpenAPI 3.1 at `/api/openapi.json`, a page to read it at `/api/reference/`. */
export const openapiPlugin = fp(async (app: FastifyInstance) => {
  for (const schema of responseSchemas()) app.addSchema(schema);
  app.setSerializerCompiler(answerSerializer);
  app.addHook('onRoute', nameAnswers);

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Guerdon platform',
        version: '1',
        description:
          'The system of record. Every refusal is an application/problem+json document and carries X-Request-Id.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    refResolver: {
      buildLocalReference: (json, ...[, , index]) => String(json.$id ?? `def-${index}`),
    },
    transform: ({ schema, url, route }) => {
      if (!schema) return { schema: { hide: true }, url };
      const ability = route.config?.ability;
      const input = describeInput(schema);
      const { body, headers } = input as { body?: JsonSchema; headers?: JsonSchema };
      const isVersionedPut = route.method === 'PUT' && body && takesVersion(schema);
      const described = {
        ...input,
        ...(isVersionedPut && { body: app.putBody(url, body), headers: { ...headers, required: [] } }),
        'x-ability': ability,
        ...(route.config?.staffOnly ? { 'x-staff-only': true } : {}),
        ...(route.config?.peopleOnly ? { 'x-people-only': true } : {}),
        ...(ability === 'public' ? {} : { security: [{ bearer: [] }] }),
      };
      return { schema: described, url };
    },
    transformObject: (document) => {
      if ('swaggerObject' in document) return document.swaggerObject;
      const written = document.openapiObject;
      if (written.paths) written.paths = byName(written.paths);
      if (written.components?.schemas) written.components.schemas = byName(written.components.schemas);
      return written;
    },
  });

  app.get('/api/openapi.json', { config: { ability: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );

  await app.register(async (reference) => {
    reference.addHook('onRoute', (route) => {
      route.config = { ...route.config, ability: 'public' };
    });
    reference.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', REFERENCE_POLICY);
    });
    await reference.register(swaggerUi, {
      routePrefix: '/api/reference',
      uiConfig: { validatorUrl: null, tryItOutEnabled: false, supportedSubmitMethods: [] },
    });
  });
});
