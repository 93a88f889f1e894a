import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { dropPrefetched, writePrefetched } from './client/prefetchedAnswer.ts';
import type { CallFailure } from './failures/callError.ts';
import { type Parts, useKeptParts } from './useKeptParts.ts';

export interface ScreenQuery<TData> {
  /** The answer, or what of it came; the former one while the next page of the same screen is fetched. */
  data: TData | undefined;
  /** True while an answer to these variables is awaited. */
  isLoading: boolean;
  /** Returns why the part at this path ('advertiser.alerts') is missing; null if nothing failed there, so that null data means "not found". */
  errorAt: (path: string) => CallFailure | null;
  /** Asks again. */
  refetch: () => void;
}

/**
 * The one way a screen asks: its own query, once, shown from the cache at once and brought up to date. A screen that does not know yet
 * what to ask for waits: `isAsked` is false, and there is neither data nor an error. `parts` fail by themselves; a constant.
 */
export function useScreenQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { isAsked = true, parts }: { isAsked?: boolean; parts?: Parts } = {},
): ScreenQuery<TData> {
  const isFilled = useFilled(document, variables, isAsked);
  const query = useQuery(document as TypedDocumentNode<TData, OperationVariables>, {
    variables,
    errorPolicy: 'all',
    fetchPolicy: isFilled ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    skip: !isAsked,
  });
  const { refetch } = query;
  const answer = { data: query.data as TData | undefined, error: query.error, variables };
  const { data: current, errorAt } = useKeptParts(answer, parts);
  return {
    data: current ?? (query.loading ? (query.previousData as TData | undefined) : undefined),
    isLoading: query.loading && current === undefined,
    errorAt,
    refetch: useCallback(() => void refetch().catch(() => undefined), [refetch]),
  };
}

/** Returns true if early data for these variables has just filled the cache, so that no request is needed. It never returns true for later variables. */
function useFilled(document: DocumentNode, variables: OperationVariables, isAsked: boolean): boolean {
  const { cache } = useApolloClient();
  const variablesText = JSON.stringify(variables);
  const [filled, setFilled] = useState(() =>
    isAsked && writePrefetched(cache, document, variables) ? { asked: variablesText, variables } : null,
  );
  useEffect(() => {
    if (filled) dropPrefetched(document, filled.variables);
  }, [document, filled]);
  if (filled && filled.asked !== variablesText) setFilled(null);
  return filled?.asked === variablesText;
}
