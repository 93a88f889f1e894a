import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GatewayConfig } from '../../config.ts';
import type { GraphContext } from '../../context/context.ts';
import { ruleMessage } from '../errors/ruleWords.ts';
import { INTROSPECTION_ROUTE, limitsPlugin } from '../limits/limitsPlugin.ts';
import { SHAPE_LIMITS, shapeRule } from '../limits/shapeRule.ts';
import type { TrustedDocuments } from '../limits/trustedDocuments.ts';
import { countOperation } from '../metrics/metrics.ts';
import { jitExecutor } from './jitExecutor.ts';
import { groupErrors, isUnexpected, maskError } from './maskErrors.ts';
import { gatewaySchema } from './schema.ts';
import { hasHints, withHints, withoutHints } from './schemaHints.ts';

/** Apollo Server over the stitched schema; graphql-jit executes the operations. */
export function graphServer(
  config: GatewayConfig,
  { documents, log }: { documents: TrustedDocuments; log: FastifyBaseLogger },
): ApolloServer<GraphContext> {
  const schema = gatewaySchema();
  const execute = jitExecutor(schema);
  return new ApolloServer<GraphContext>({
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      async load() {
        return {
          executor: ({ document, queryHash, request, context }) =>
            withDeadline(config.timeouts.request, context as GraphContext, () =>
              execute({
                document,
                hash: queryHash,
                operationName: request.operationName ?? null,
                variables: request.variables ?? {},
                context: context as GraphContext,
              }),
            ),
        };
      },
      async stop() {},
    },
    introspection: true,
    nodeEnv: 'production',
    includeStacktraceInErrorResponses: false,
    // `responsePlugin` hides them from callers who may not introspect.
    hideSchemaDetailsFromClientErrors: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    csrfPrevention: {
      // A page of another site can send none of these without a preflight, which the gateway refuses. Programs send the last one, by GET too.
      requestHeaders: [
        'x-guerdon-client',
        'apollo-require-preflight',
        'x-apollo-operation-name',
        'authorization',
      ],
    },
    parseOptions: { maxTokens: SHAPE_LIMITS.tokens },
    validationRules: [shapeRule],
    persistedQueries: { cache: documents.cache, ttl: null },
    formatError: maskError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      limitsPlugin({
        documents,
        trustedDocumentsOnly: config.trustedDocumentsOnly,
      }),
      responsePlugin(log, schema),
    ],
  });
}

/** For clients without `application/graphql-response+json`, status 200 shows that the answer comes from GraphQL, not from a proxy. */
const isPlainJson = (accept: string | undefined) => !accept?.includes('application/graphql-response+json');

/** True if the document or its variables are at fault. */
const isOfDocument = ({ extensions }: { extensions?: Record<string, unknown> }) =>
  ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'].includes(String(extensions?.code));

/** Aborts the upstream calls that are still open after `limit` milliseconds; their fields become null. */
async function withDeadline<Result>(
  limit: number,
  { abort }: GraphContext,
  run: () => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => abort.abort(), limit);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}

/** True for callers whom the platform knows; above their rate, it is not asked. */
async function mayIntrospect({ rows, take }: GraphContext): Promise<boolean> {
  if ((await take(0)).wait > 0) return false;
  return rows.once(INTROSPECTION_ROUTE).then(
    () => true,
    () => false,
  );
}

/** Adds the message of each broken rule, in the language of the request. */
function withMessages(
  extensions: Record<string, unknown> | undefined,
  { locale }: GraphContext,
): Record<string, unknown> {
  const fieldErrors = extensions?.fieldErrors as { rule: string; limit?: string }[] | undefined;
  if (!fieldErrors) return { ...extensions };
  return {
    ...extensions,
    fieldErrors: fieldErrors.map((error) => ({ ...error, message: ruleMessage(error, locale) })),
  };
}

/** Stands in a response for its ETag until the route has its text. */
export const ETAG_TO_COME = 'W/""';

/**
 * Headers, request id and log of a response. No response is stored on a disk. A GET of a trusted document without errors has an ETag, by which a
 * caller can keep it in memory.
 */
function responsePlugin(log: FastifyBaseLogger, schema: GraphQLSchema): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          const place = { requestId: contextValue.requestId, operationName };
          for (const { originalError, message, path, extensions } of errors) {
            const about = { ...place, path: path?.join('.'), err: originalError?.cause ?? originalError };
            if (extensions.code === 'UNAVAILABLE' || extensions.code === 'INDEX_UNAVAILABLE')
              log.warn(about, message);
            else if (!extensions.code || isUnexpected(originalError)) log.error(about, message);
          }
        },
        async willSendResponse({ request, response, metrics, contextValue }) {
          const { body, http } = response;
          if (body.kind !== 'single') return;
          const { errors } = body.singleResult;
          http.headers.set('cache-control', 'no-store');
          if (!errors?.length && metrics.persistedQueryHit && request.http?.method === 'GET')
            http.headers.set('etag', ETAG_TO_COME);
          if (isPlainJson(request.http?.headers.get('accept')) && errors?.every(isOfDocument))
            http.status = 200;
          countOperation(errors?.length ? String(errors[0]?.extensions?.code ?? 'INTERNAL') : 'ok');
          if (!errors?.length) return;
          const groups = groupErrors(errors);
          const isKnown = groups.some(hasHints) && (await mayIntrospect(contextValue));
          body.singleResult.errors = groups
            .map((error) => (isKnown ? withHints(error, schema) : withoutHints(error)))
            .map((error) => ({
              ...error,
              extensions: {
                ...withMessages(error.extensions, contextValue),
                requestId: contextValue.requestId,
              },
            }));
        },
      };
    },
  };
}
