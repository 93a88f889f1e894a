import { LINE_STAGES, REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, flag, search } from '../../kit/list/listFilters.ts';
import type { StateOf } from '../../kit/list/useList.ts';

/** The lines of a dispatch; searched by order ID or by the beginning of an address. */
export const DISPATCH_LINES = defineList({
  screen: 'dispatch_lines',
  pageSize: 20,
  filters: {
    search: search({ most: 320 }),
    stage: choice(LINE_STAGES),
    state: choice(REDEMPTION_STATES),
    failed: flag(false),
  },
});

/** The filters in the query's format. */
export const lineFilter = ({
  search: words,
  stage,
  state,
  failed,
}: StateOf<typeof DISPATCH_LINES>['sent']) => ({
  ...(words && { search: words }),
  ...(stage && { stages: [stage] }),
  ...(state && { states: [state] }),
  ...(failed && { failed }),
});
