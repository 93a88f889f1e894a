import type { ExecutionResult } from 'graphql';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphContext } from '../context/context.ts';

/** One operation to carry out. */
export interface Execution {
  document: DocumentNode;
  /** Hash of the document's text: with the operation's name, the key under which its compiled form is kept. */
  hash: string;
  operationName: string | null;
  variables: Record<string, unknown>;
  context: Pick<GraphContext, 'missing'>;
}

/** Compiled documents kept; each is some tens of kilobytes. */
const KEPT = 500;

/** Carries out operations compiled by graphql-jit, each compiled once and kept while it is used. */
export function jitExecutor(schema: GraphQLSchema): (execution: Execution) => Promise<ExecutionResult> {
  const compiled = new LRUCache<string, CompiledQuery>({ max: KEPT });
  return async ({ document, hash, operationName, variables, context }) => {
    const key = `${hash} ${operationName ?? ''}`;
    let query = compiled.get(key);
    if (!query) {
      const fresh = compileQuery(schema, document, operationName ?? undefined, {
        disablingCapturingStackErrors: true,
      });
      if (!isCompiledQuery(fresh)) return fresh;
      query = fresh;
      compiled.set(key, query);
    }
    // Never a shared root value: batched delegation memoises on it and would answer one person from another's rows.
    const result = await query.query({}, context, variables);
    const errors = [...(result.errors?.map(asError) ?? []), ...context.missing.values()];
    return errors.length > 0 ? { ...result, errors } : result;
  };
}

/** graphql-jit's errors lack extensions: made whole here. One without a path is about the request's own variables. */
function asError(error: GraphQLError): GraphQLError {
  const { message, path, locations, originalError } = error;
  const extensions = error.extensions ?? (path ? undefined : { code: 'BAD_REQUEST', status: 400 });
  const whole = new GraphQLError(message, {
    ...(path ? { path } : {}),
    ...(originalError ? { originalError } : {}),
    ...(extensions ? { extensions } : {}),
  });
  return locations ? Object.assign(whole, { locations }) : whole;
}
