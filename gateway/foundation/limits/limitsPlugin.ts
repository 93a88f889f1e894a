import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { badRequest, forbidden } from '../errors/graphErrors.ts';
import type { RowReader } from '../rest/rowReader.ts';
import type { Identity } from '../session/identity.ts';
import { type Cost, costOf, MAX_COST } from './cost.ts';
import { type Allowance, tooManyRequests } from './rateLimit.ts';
import { listTooLong, MAX_LIST_VALUES } from './shapeRule.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

export interface Limits {
  documents: TrustedDocuments;
  /** True if browser sessions may only send documents of the manifest. */
  trustedDocumentsOnly: boolean;
}

/** Whoever the platform answers this route to may introspect. */
export const INTROSPECTION_ROUTE = 'GET /api/organizations/mine';

/** What the limits read of a request's context. */
interface LimitedContext {
  identity: Pick<Identity, 'isSession'>;
  rows: Pick<RowReader, 'once'>;
  /** Takes the points of the request from its caller. */
  take(points: number): Promise<Allowance>;
}

/** Refuses untrusted documents, expensive operations and callers above their rate before anything is executed. */
export function limitsPlugin({
  documents,
  trustedDocumentsOnly,
}: Limits): ApolloServerPlugin<LimitedContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request, document, operation, schema, queryHash, contextValue }) {
          // Without an operation, neither its kind nor its cost was checked.
          if (!operation) throw badRequest('operationName has to be that of one of the operations.');
          if (trustedDocumentsOnly && contextValue.identity.isSession && !documents.has(queryHash)) {
            throw forbidden('This document is not one of the application.');
          }
          const variables = request.variables ?? {};
          checkArrays(variables);
          const points = knownCost(operation, { schema, document })(variables);
          const allowance = await contextValue.take(points);
          if (points > MAX_COST) throw tooExpensive(points);
          if (allowance.wait > 0) throw tooManyRequests(allowance, Math.max(points, 1));
          if (isIntrospection(operation.selectionSet)) await contextValue.rows.once(INTROSPECTION_ROUTE);
        },
      };
    },
  };
}

const tooExpensive = (points: number) =>
  badRequest(
    `The operation costs ${points} points, and ${MAX_COST} are the most. Request smaller pages, or fewer lists within lists.`,
    { limit: MAX_COST, value: points },
  );

/** Costs by operation node; Apollo keeps the nodes with the document. */
const costs = new WeakMap<OperationDefinitionNode, Cost>();

function knownCost(
  operation: OperationDefinitionNode,
  { schema, document }: { schema: GraphQLSchema; document: DocumentNode },
): Cost {
  const cachedCost = costs.get(operation);
  if (cachedCost) return cachedCost;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  const newCost = costOf(operation, { schema, fragments });
  costs.set(operation, newCost);
  return newCost;
}

/** Verifies the token of an introspection query by a call to the platform, since introspection itself makes none. */
function isIntrospection({
  selections,
}: {
  selections: readonly { kind: Kind; name?: { value: string } }[];
}): boolean {
  return selections.some(
    ({ kind, name }) => kind !== Kind.FIELD || (name?.value.startsWith('__') && name.value !== '__typename'),
  );
}

function checkArrays(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > MAX_LIST_VALUES) throw listTooLong(value.length);
  for (const inner of Object.values(value)) checkArrays(inner);
}
