import { useKeptList } from '../../../kit/list/useKeptList.ts';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { ADVERTISER_LIST, ADVERTISER_LIST_WITHOUT_BALANCE, KEPT_ADVERTISERS } from './advertiserList.ts';

export type AdvertiserListState = ReturnType<typeof useAdvertiserList>['list'];

/** The list of advertisers at `path`, one of its two addresses (ADVLIST-8). */
export function useAdvertiserList(path: string) {
  const definition = useCan()('viewBudget') ? ADVERTISER_LIST : ADVERTISER_LIST_WITHOUT_BALANCE;
  const list = useKeptList(definition, KEPT_ADVERTISERS, path);
  return { list, variables: { filter: list.sent, sort: list.sortInput, page: list.pageInput } };
}
