import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { currentUrl, navigate, pathOf } from '../../navigation/hashLocation.ts';
import type { ViewedList } from './listDefinition.ts';
import { useOpeningView } from './ViewsContext.tsx';
import { isUntouched, withView } from './viewQuery.ts';

/**
 * The query string that a list is opened with instead of the address's, until it stands there: `left`, as the list was left, else the view
 * that it opens with. Undefined where the address speaks.
 */
export function useOpening(definition: ViewedList, left: string): string | undefined {
  const search = useSearch();
  const view = useOpeningView(definition.screen);
  const [opening, setOpening] = useState(() => {
    if (left !== '') return left;
    return view && isUntouched(definition, search) ? withView(definition, search, view) : undefined;
  });
  const [path] = useState(() => pathOf(currentUrl()));
  useEffect(() => {
    // This may run again during the navigation to the record, with the record's address. The list is not there.
    if (opening === undefined || pathOf(currentUrl()) !== path) return;
    navigate(`${path}?${opening}`, { replace: true });
    setOpening(undefined);
  }, [opening, path]);
  return opening;
}
