import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { CallFailure } from './callError.ts';
import { fillAhead } from './fillAhead.ts';
import { type Parts, useKeptParts } from './useKeptParts.ts';

export interface ScreenQuery<TData> {
  /** The answer, or what of it came; the former one while the next page of the same screen is fetched. */
  data: TData | undefined;
  /** True while an answer to these variables is awaited. */
  isLoading: boolean;
  /** Why the part at this path ('advertiser.alerts') is missing; null when nothing failed there: then null means "not found". */
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
  const { cache } = useApolloClient();
  useState(() => isAsked && fillAhead(cache, document, variables));
  const query = useQuery(document as TypedDocumentNode<TData, OperationVariables>, {
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
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
