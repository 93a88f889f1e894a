import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { currentUrl, pathOf } from '../../navigation/hashLocation.ts';
import type { KeptList } from './keptList.ts';
import type { Filters, ListDefinition } from './listDefinition.ts';
import { type ListState, useList } from './useList.ts';

/** As `useList`; what is opened from it at `path` leads back to it as it was left. */
export function useKeptList<All extends Filters, Field extends string>(
  definition: ListDefinition<All, Field>,
  kept: KeptList,
  path: string,
): ListState<All, Field> {
  const search = useSearch();
  const [left] = useState(() => (search === '' ? kept.toRestore(path) : ''));
  const list = useList(definition, left);
  const { isOpening } = list;

  useEffect(() => {
    // On the way to what was opened this may run once more, with that address: the list is not there.
    if (pathOf(currentUrl()) === path && !isOpening) kept.keep(path, search);
  }, [kept, path, search, isOpening]);

  return list;
}
