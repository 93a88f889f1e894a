import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { PickerFieldProps, PickerItem } from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';

interface ItemSearch<Data, Variables, Item> {
  variables: (query: PickerQuery) => Variables;
  /** Null or undefined where the answer has none: the picker then shows "Not available". */
  items: (data: Data) => readonly Item[] | null | undefined;
}

/** The search of a picker by a query of the graph, which a later search aborts. Its answers stay out of the cache. */
export function useItemSearch<Data, Variables extends OperationVariables, Item extends PickerItem>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, items }: ItemSearch<Data, Variables, Item>,
): PickerFieldProps<Item>['onSearch'] {
  const client = useApolloClient();
  return async (query, signal) => {
    const { data, error } = await client.query({
      query: document as TypedDocumentNode<Data, OperationVariables>,
      variables: variables(query),
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    const matches = data && items(data);
    if (error || !matches) throw error ?? new Error('No items came');
    return matches;
  };
}
