import type { ExecutionResult } from 'graphql';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphContext } from '../../context/context.ts';
import { inputDefaults } from './inputDefaults.ts';

/** One operation to execute. */
export interface Execution {
  document: DocumentNode;
  /** Hash of the document's text; with the operation's name it is the key of the compiled form. */
  hash: string;
  operationName: string | null;
  variables: Record<string, unknown>;
  context: Pick<GraphContext, 'missing'>;
}

interface Compiled {
  query: CompiledQuery['query'];
  fillDefaults: ReturnType<typeof inputDefaults>;
  operation: OperationDefinitionNode | null | undefined;
}

/** Compiled documents kept; each takes some tens of kilobytes. */
const MAX_COMPILED = 500;

/** Compiled operations by schema, shared by all servers of this process. */
const caches = new WeakMap<GraphQLSchema, LRUCache<string, Compiled>>();

/** Executes operations with graphql-jit; each is compiled once and kept while it is in use. */
export function jitExecutor(schema: GraphQLSchema): (execution: Execution) => Promise<ExecutionResult> {
  const cache = caches.get(schema) ?? new LRUCache<string, Compiled>({ max: MAX_COMPILED });
  caches.set(schema, cache);

  function compile(document: DocumentNode, operationName: string | null): Compiled | ExecutionResult {
    const compiled = compileQuery(schema, document, operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) return compiled;
    const operation = getOperationAST(document, operationName);
    return {
      query: compiled.query,
      fillDefaults: operation ? inputDefaults(schema, operation) : null,
      operation,
    };
  }

  return async ({ document, hash, operationName, variables, context }) => {
    const key = `${hash} ${operationName ?? ''}`;
    let compiled = cache.get(key);
    if (!compiled) {
      const fresh = compile(document, operationName);
      if (!('query' in fresh)) return fresh;
      compiled = fresh;
      cache.set(key, compiled);
    }
    const { query, fillDefaults, operation } = compiled;
    // Each request has a root value of its own: batched delegation keeps its loaders by it, and a shared one would give one
    // caller another's rows.
    const result = await query({}, context, fillDefaults ? fillDefaults(variables) : variables);
    const jitErrors = result.errors ?? [];
    // graphql-jit refuses variables without naming the value within an input; graphql names it.
    const refused = jitErrors.some(({ path, extensions }) => !path && !extensions?.code)
      ? variableErrors(schema, operation, variables)
      : [];
    const errors = [...(refused.length > 0 ? refused : jitErrors.map(complete)), ...context.missing.values()];
    return errors.length > 0 ? { ...result, errors } : result;
  };
}

/** Names each variable that the operation does not accept, with the place of the wrong value within it. */
function variableErrors(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | null | undefined,
  variables: Record<string, unknown>,
): GraphQLError[] {
  const { errors = [] } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables);
  return errors.map(
    ({ message, nodes }) =>
      new GraphQLError(message, {
        ...(nodes && { nodes }),
        extensions: { code: 'BAD_USER_INPUT', status: 400, ...inputPathOf(message) },
      }),
  );
}

/** Where in the variables the wrong value is, places from 0: `input.rows.2.email`. graphql names it in the message alone. */
function inputPathOf(message: string): { inputPath?: string } {
  const [, variable, place] =
    /^Variable "\$(\w+)" (?:got invalid value .* at "([\w.[\]]+)"; )?/s.exec(message) ?? [];
  if (!variable) return {};
  return { inputPath: (place ?? variable).replace(/\[(\d+)\]/g, '.$1') };
}

/** Adds what errors of graphql-jit lack. One without a path is about the request's variables. */
function complete(error: GraphQLError): GraphQLError {
  const { message, path, locations, originalError } = error;
  const extensions = error.extensions ?? (path ? undefined : { code: 'BAD_REQUEST', status: 400 });
  const whole = new GraphQLError(message, {
    ...(path ? { path } : {}),
    ...(originalError ? { originalError } : {}),
    ...(extensions ? { extensions } : {}),
  });
  return locations ? Object.assign(whole, { locations }) : whole;
}
