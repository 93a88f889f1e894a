import { ADVERTISER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { keptList } from '../../../kit/list/keptList.ts';
import { defineList } from '../../../kit/list/listDefinition.ts';
import { choice, search } from '../../../kit/list/listFilters.ts';
import { advertiserDashboardRoute, advertiserListingRoute } from '../../../routes/advertisers.ts';

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
