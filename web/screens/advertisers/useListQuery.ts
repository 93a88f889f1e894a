import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { currentUrl, navigate, pathOf } from '../../navigation/hashLocation.ts';
import { readQuery, type SetQuery, useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { LIST_DEFAULTS, type ListQuery, type ListValues, readListQuery } from './listQuery.ts';
import { type ListPath, listToRestore, saveList } from './savedList.ts';

/** State of the list at `path`: its address, and how to change it. A change of anything but the page shows the first page. */
export interface ListState {
  query: ListQuery;
  change: (change: Partial<ListValues>) => void;
}

/** Keeps the state of the list in its address and, for the way back from an advertiser, in this tab's memory. */
export function useListQuery(path: ListPath): ListState {
  const canViewBudget = useCan()('viewBudget');
  const search = useSearch();
  const [values, setValues] = useUrlQuery(LIST_DEFAULTS);
  const [restored] = useState(() => (search === '' ? listToRestore(path) : ''));
  const [isRestoring, setRestoring] = useState(restored !== '');

  useEffect(() => {
    // On the way to an advertiser this may run once more, with that address: the list is not there.
    if (pathOf(currentUrl()) !== path) return;
    if (!isRestoring) saveList(path, search);
    else {
      navigate(`${path}?${restored}`, { replace: true });
      setRestoring(false);
    }
  }, [path, search, isRestoring, restored]);

  const query = useMemo(
    () => readListQuery(isRestoring ? readQuery(restored, LIST_DEFAULTS) : values, canViewBudget),
    [isRestoring, restored, values, canViewBudget],
  );
  return { query, change: toFirstPage(setValues) };
}

function toFirstPage(setValues: SetQuery<ListValues>): ListState['change'] {
  return (change) => setValues({ page: 1, ...change }, { replace: true });
}
