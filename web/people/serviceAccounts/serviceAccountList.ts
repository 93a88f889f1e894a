import { SERVICE_ACCOUNT_STATUSES } from '../../../schema/people/serviceAccounts.ts';
import { keptList } from '../../kit/list/keptList.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, search } from '../../kit/list/listFilters.ts';
import { serviceAccountListRoute } from '../../routes/serviceAccounts.ts';

/** The list of service accounts. */
export const SERVICE_ACCOUNT_LIST = defineList({
  screen: 'service_accounts',
  pageSize: 20,
  filters: { search: search(), status: choice(SERVICE_ACCOUNT_STATUSES) },
});

/** The same for the back link of a service account. */
export const KEPT_SERVICE_ACCOUNTS = keptList(serviceAccountListRoute);
