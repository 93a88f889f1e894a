import { JOB_STATES, type JobState } from '../../../schema/transitions.ts';

/** Rows on a page. */
export const PAGE_SIZE = 20;

/** Kinds of work with words of their own, in the order they are offered. */
export const KINDS = ['mail', 'budgetAlert', 'reconcile', 'purge'] as const;
export type Kind = (typeof KINDS)[number];

/** The address of a list nobody has touched; `all` filters nothing. */
export const LIST_DEFAULTS = { state: 'all', kind: 'all', page: 1 };
export type ListValues = typeof LIST_DEFAULTS;

/** State of the list. */
export interface ListQuery {
  state: JobState | 'all';
  kind: Kind | 'all';
  page: number;
}

/** Reads the values of the address; what they say wrongly is the default. */
export function readListQuery({ state, kind, page }: ListValues): ListQuery {
  return {
    state: JOB_STATES.find((known) => known === state) ?? 'all',
    kind: KINDS.find((known) => known === kind) ?? 'all',
    page,
  };
}

/** Variables of the list's request. */
export function listVariables({ state, kind, page }: ListQuery) {
  return {
    filter: { ...(state === 'all' ? {} : { state }), ...(kind === 'all' ? {} : { kind }) },
    page: { number: page, size: PAGE_SIZE },
  };
}
