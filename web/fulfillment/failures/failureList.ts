import { FAILURE_KINDS } from '../../../schema/fulfillment/messageRemedy.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, identity, matching } from '../../kit/list/listFilters.ts';

/** The failures of one group: the address contains its kind, reason and advertiser. */
export const FAILURE_LIST = defineList({
  screen: 'failures',
  pageSize: 10,
  filters: {
    advertiser: identity(),
    of: identity(),
    kind: choice(FAILURE_KINDS),
    reason: matching(/^[\w.-]{1,100}$/),
  },
});
