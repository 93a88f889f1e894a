import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { currentUrl, pathOf } from '../../navigation/hashLocation.ts';
import type { KeptList } from './keptList.ts';
import type { Filters, ListDefinition } from './listDefinition.ts';
import { type ListState, useList } from './useList.ts';

/** Works like `useList`. A record opened from the list at `path` leads back to the list in the state that it was left. */
export function useKeptList<All extends Filters, Field extends string>(
  definition: ListDefinition<All, Field>,
  storedList: KeptList,
  path: string,
): ListState<All, Field> {
  const search = useSearch();
  const [left] = useState(() => (search === '' ? storedList.toRestore(path) : ''));
  const list = useList(definition, left);
  const { isOpening } = list;

  useEffect(() => {
    // This may run again during the navigation to the record, with the record's address. The list is not there.
    if (pathOf(currentUrl()) === path && !isOpening) storedList.keep(path, search);
  }, [storedList, path, search, isOpening]);

  return list;
}
