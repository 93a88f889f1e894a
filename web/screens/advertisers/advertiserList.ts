import { ADVERTISER_STATUSES } from '../../../schema/transitions.ts';
import { keptList } from '../../kit/list/keptList.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, search } from '../../kit/list/listFilters.ts';
import { advertiserDashboardRoute, advertiserListingRoute } from '../../routes/advertisers.ts';

type SortField = 'name' | 'status' | 'balance' | 'last_7_days_redemptions';

/** What can be chosen as status; `all` filters nothing. */
export const STATUS_CHOICES = [...ADVERTISER_STATUSES, 'all'] as const;

const sortedBy = (fields: readonly SortField[]) =>
  defineList({
    screen: 'advertisers',
    pageSize: 10,
    filters: { search: search(), status: choice(ADVERTISER_STATUSES, 'enabled') },
    sort: { fields, initial: { by: 'last_7_days_redemptions', direction: 'DESC' } },
  });

/** The list of advertisers (ADVLIST-2, ADVLIST-3, ADVLIST-6, ADVLIST-7), as holders of viewBudget sort it (ADVLIST-15). */
export const ADVERTISER_LIST = sortedBy(['name', 'status', 'balance', 'last_7_days_redemptions']);

/** The same for everybody else: the balance sorts nothing. */
export const ADVERTISER_LIST_WITHOUT_BALANCE = sortedBy(['name', 'status', 'last_7_days_redemptions']);

/** Both places of the list, for the way back from an advertiser (ADVLIST-8). */
export const KEPT_ADVERTISERS = keptList(advertiserDashboardRoute, advertiserListingRoute);
