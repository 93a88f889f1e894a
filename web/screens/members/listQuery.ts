import { ACCOUNT_ROLES, type Role } from '../../../schema/abilities.ts';
import { MEMBER_STATUSES, type MemberStatus } from '../../../schema/rules/members.ts';

/** Rows on a page. */
export const PAGE_SIZE = 20;

/** The address of a list nobody has touched; `all` filters nothing. */
export const LIST_DEFAULTS = { search: '', role: 'all', status: 'all', page: 1 };
export type ListValues = typeof LIST_DEFAULTS;

/** State of the list. */
export interface ListQuery {
  search: string;
  role: Role | 'all';
  status: MemberStatus | 'all';
  page: number;
}

/** Reads the values of the address; what they say wrongly is the default. */
export function readListQuery({ search, role, status, page }: ListValues): ListQuery {
  return {
    search: search.trim(),
    role: ACCOUNT_ROLES.find((known) => known === role) ?? 'all',
    status: MEMBER_STATUSES.find((known) => known === status) ?? 'all',
    page,
  };
}

/** Variables of the list's request. A search of one character asks for nothing yet. */
export function listVariables({ search, role, status, page }: ListQuery) {
  return {
    filter: {
      ...(search.length >= 2 ? { search } : {}),
      ...(role === 'all' ? {} : { role }),
      ...(status === 'all' ? {} : { status }),
    },
    page: { number: page, size: PAGE_SIZE },
  };
}
