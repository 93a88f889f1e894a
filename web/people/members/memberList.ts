import { ACCOUNT_ROLES } from '../../../schema/foundation/abilities.ts';
import { MEMBER_STATUSES } from '../../../schema/people/members.ts';
import { keptList } from '../../kit/list/keptList.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, search } from '../../kit/list/listFilters.ts';
import { memberListRoute } from '../../routes/members.ts';

/** The list of accounts. */
export const MEMBER_LIST = defineList({
  screen: 'members',
  pageSize: 20,
  filters: { search: search(), role: choice(ACCOUNT_ROLES), status: choice(MEMBER_STATUSES) },
});

/** The same for the back link of an account. */
export const KEPT_MEMBERS = keptList(memberListRoute);
