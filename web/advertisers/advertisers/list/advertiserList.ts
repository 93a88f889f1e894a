import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { ADVERTISER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { keptList } from '../../../kit/list/keptList.ts';
import { defineList } from '../../../kit/list/listDefinition.ts';
import { choice, search } from '../../../kit/list/listFilters.ts';
import { useKeptList } from '../../../kit/list/useKeptList.ts';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { advertiserDashboardRoute, advertiserListingRoute } from '../../../routes/advertisers.ts';
import { useViewer } from '../../../session/viewer.ts';

type SortField = 'name' | 'status' | 'balance' | 'last_7_days_redemptions';

/** The choices of the status filter; `all` filters nothing. */
export const STATUS_CHOICES = [...ADVERTISER_STATUSES, 'all'] as const;

const sortedBy = (fields: readonly SortField[]) =>
  defineList({
    screen: 'advertisers',
    pageSize: 10,
    filters: { search: search(), status: choice(ADVERTISER_STATUSES, 'enabled') },
    sort: { fields, initial: { by: 'last_7_days_redemptions', direction: 'DESC' } },
  });

/** The list of advertisers (ADVLIST-2, ADVLIST-3, ADVLIST-6, ADVLIST-7), with the sorts for holders of viewBudget (ADVLIST-15). */
export const ADVERTISER_LIST = sortedBy(['name', 'status', 'balance', 'last_7_days_redemptions']);

/** The same for everybody else: the balance is not sortable. */
export const ADVERTISER_LIST_WITHOUT_BALANCE = sortedBy(['name', 'status', 'last_7_days_redemptions']);

/** Both addresses of the list, for the back link of an advertiser (ADVLIST-8). */
export const KEPT_ADVERTISERS = keptList(advertiserDashboardRoute, advertiserListingRoute);

export type AdvertiserListState = ReturnType<typeof useAdvertiserList>['list'];

/** The list of advertisers at `path`, one of its two addresses (ADVLIST-8). */
export function useAdvertiserList(path: string) {
  const definition = useCan()('viewBudget') ? ADVERTISER_LIST : ADVERTISER_LIST_WITHOUT_BALANCE;
  const list = useKeptList(definition, KEPT_ADVERTISERS, path);
  return { list, variables: { filter: list.sent, sort: list.sortInput, page: list.pageInput } };
}

/** Drops the cached lists of advertisers: their rows and counts have changed. */
export function invalidateAdvertiserLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'advertisers' });
}

/** The link from an advertiser back to the list in its previous state; none for people with at most one advertiser, who have no list (SHELL-15). */
export function useBackToList(): { href: string; label: string } | undefined {
  const { t } = useTranslation('advertisers');
  const { advertiserCount } = useViewer();
  return advertiserCount > 1 ? { href: KEPT_ADVERTISERS.href(), label: t('back_to_list') } : undefined;
}
