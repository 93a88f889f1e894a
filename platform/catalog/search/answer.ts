import { type DocumentNode, type ExecutionResult, execute, GraphQLError, parse, validate } from 'graphql';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import type { FindCards } from './cards.ts';
import { searchRoot, searchSchema } from './schema.ts';

/** A request of GraphQL over HTTP (API-1). */
export interface SearchRequest {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

/** Maximum number of tokens of a document. The schema bounds its depth, because it has no cycles. */
const MAX_TOKENS = 2000;

/** 400 if the document cannot be run at all, else 200; `failures` are for the log and must not reach the caller. */
export interface SearchAnswer {
  status: 200 | 400;
  body: ExecutionResult;
  failures: Error[];
}

/** Runs one request against the index. */
export async function answerSearch(
  db: Queries,
  scope: Scope,
  request: SearchRequest & { findCards?: FindCards },
): Promise<SearchAnswer> {
  const document = readDocument(request.query);
  if (!('kind' in document)) return { status: 400, body: { errors: document }, failures: [] };
  const { errors, ...rest } = await execute({
    schema: searchSchema,
    document,
    rootValue: searchRoot(db, scope, request.findCards),
    variableValues: request.variables,
    operationName: request.operationName,
  });
  if (!errors) return { status: 200, body: rest, failures: [] };
  const failures = errors.flatMap(({ originalError }) =>
    originalError && !(originalError instanceof GraphQLError) ? [originalError] : [],
  );
  const status = 'data' in rest ? 200 : 400;
  return { status, body: { ...rest, errors: errors.map(publicError) }, failures };
}

const checked = new Map<string, DocumentNode>();
const MAX_CACHED_DOCUMENTS = 500;

/** Returns the parsed and validated document, or its errors. */
function readDocument(query: string): DocumentNode | GraphQLError[] {
  const cached = checked.get(query);
  if (cached) return cached;
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read')];
  }
  const errors = validate(searchSchema, document, undefined, { maxErrors: 5 });
  if (errors.length > 0) return [...errors];
  if (checked.size >= MAX_CACHED_DOCUMENTS) checked.clear();
  checked.set(query, document);
  return document;
}

/** Hides the details of an internal error from the caller. */
function publicError(error: GraphQLError): GraphQLError {
  const { originalError } = error;
  if (!originalError || originalError instanceof GraphQLError) return error;
  const { nodes = null, path = null } = error;
  return new GraphQLError('The index could not answer this', {
    nodes,
    path,
    extensions: { code: 'INTERNAL' },
  });
}
