import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { failuresOf } from './callError.ts';
import { showFailedCall } from './failedCall.ts';

export type RunMutation<TData, TVariables> = (variables: TVariables) => Promise<TData | null>;

/**
 * The one way a screen changes something: `const [save, isSaving] = useScreenMutation(SaveDocument)`. The answer is the union as the
 * graph gave it; null means that the call failed, and then the shared error dialog is already open (SHELL-28). What a dry run answers
 * never was, so it stays out of the cache.
 */
export function useScreenMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
): [run: RunMutation<TData, TVariables>, isRunning: boolean] {
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<TData, OperationVariables>);
  const run = useCallback(
    async (variables: TVariables): Promise<TData | null> => {
      try {
        const { data, error } = await mutate({
          variables,
          errorPolicy: 'all',
          ...(isDryRun(variables) && { fetchPolicy: 'no-cache' as const }),
        });
        if (!error) return (data as TData | undefined) ?? null;
        tell(error);
      } catch (error) {
        tell(error);
      }
      return null;
    },
    [mutate],
  );
  return [run, loading];
}

function isDryRun({ input }: OperationVariables): boolean {
  return input?.dryRun === true;
}

function tell(error: unknown): void {
  const failure = failuresOf(error)[0];
  if (failure) showFailedCall(failure);
}
