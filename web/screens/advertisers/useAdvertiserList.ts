import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useList } from '../../kit/list/useList.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { currentUrl, navigate, pathOf } from '../../navigation/hashLocation.ts';
import { ADVERTISER_LIST, ADVERTISER_LIST_WITHOUT_BALANCE } from './advertiserList.ts';
import { type ListPath, listToRestore, saveList } from './savedList.ts';

export type AdvertiserListState = ReturnType<typeof useAdvertiserList>['list'];

/** The list of advertisers at `path`; it is kept for the way back from an advertiser (ADVLIST-8). */
export function useAdvertiserList(path: ListPath) {
  const canViewBudget = useCan()('viewBudget');
  const search = useSearch();
  const [restored] = useState(() => (search === '' ? listToRestore(path) : ''));
  const [isRestoring, setRestoring] = useState(restored !== '');
  const definition = canViewBudget ? ADVERTISER_LIST : ADVERTISER_LIST_WITHOUT_BALANCE;
  const list = useList(definition, isRestoring ? restored : undefined);

  useEffect(() => {
    // On the way to an advertiser this may run once more, with that address: the list is not there.
    if (pathOf(currentUrl()) !== path) return;
    if (!isRestoring) saveList(path, search);
    else {
      navigate(`${path}?${restored}`, { replace: true });
      setRestoring(false);
    }
  }, [path, search, isRestoring, restored]);

  return { list, variables: { filter: list.sent, sort: list.sortInput, page: list.pageInput } };
}
