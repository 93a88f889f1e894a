import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import type { GraphContext } from '../context/context.ts';
import { limitsPlugin } from '../limits/plugin.ts';
import { SHAPE_LIMITS, shapeRule } from '../limits/shape.ts';
import type { CallerShare } from '../limits/share.ts';
import type { TrustedDocuments } from '../limits/trustedDocuments.ts';
import { countOperation } from '../metrics/metrics.ts';
import { jitExecutor } from './jitExecutor.ts';
import { groupErrors, isAccident, maskError } from './maskErrors.ts';
import { gatewaySchema } from './schema.ts';

/** Apollo Server around the stitched schema; graphql-jit carries the operations out. */
export function graphServer(
  config: GatewayConfig,
  { documents, share, log }: { documents: TrustedDocuments; share: CallerShare; log: FastifyBaseLogger },
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
          executor: ({ document, queryHash, operationName, request, context }) =>
            within(config.timeouts.request, context as GraphContext, () =>
              execute({
                document,
                hash: queryHash,
                operationName,
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
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    csrfPrevention: {
      requestHeaders: ['x-guerdon-client', 'apollo-require-preflight', 'x-apollo-operation-name'],
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
        share,
        documents,
        trustedOnly: config.trustedDocumentsOnly,
      }),
      answerPlugin(log),
    ],
  });
}

/** Ends the calls the operation still waits for when its time is over: their fields become null, the rest is answered. */
async function within<Result>(
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

/** Headers, request id and the log of an answer: only an errorless GET of a trusted document may be kept and revalidated. */
function answerPlugin(log: FastifyBaseLogger): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          const place = { requestId: contextValue.requestId, operationName };
          for (const { originalError, message, path, extensions } of errors) {
            const about = { ...place, path: path?.join('.'), err: originalError?.cause ?? originalError };
            if (extensions.code === 'UNAVAILABLE') log.warn(about, message);
            else if (!extensions.code || isAccident(originalError)) log.error(about, message);
          }
        },
        async willSendResponse({ request, response, metrics, contextValue }) {
          const { body, http } = response;
          if (body.kind !== 'single') return;
          const { errors } = body.singleResult;
          const isKept = !errors?.length && metrics.persistedQueryHit && request.http?.method === 'GET';
          http.headers.set('cache-control', isKept ? 'private, no-cache' : 'no-store');
          countOperation(errors?.length ? String(errors[0]?.extensions?.code ?? 'INTERNAL') : 'ok');
          if (!errors?.length) return;
          body.singleResult.errors = groupErrors(errors).map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }));
        },
      };
    },
  };
}
