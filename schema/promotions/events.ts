import { z } from 'zod';
import { changedFields, eventId } from '../foundation/changes/eventData.ts';
import { eventFamily } from '../foundation/changes/eventFamily.ts';
import { PROMOTION_STATES, PROMOTION_STATUSES } from '../foundation/transitions.ts';

export const promotionEvents = eventFamily({
  noun: 'promotions',
  subject: 'promotion',
  ability: 'viewPromotions',
  data: z.object({
    promotionId: eventId,
    advertiserId: eventId,
    name: z.string(),
    status: z.enum(PROMOTION_STATUSES),
    state: z.enum(PROMOTION_STATES).describe('By its status and its dates'),
    changedFields,
  }),
  example: {
    promotionId: '101',
    advertiserId: '1',
    name: 'Spring bonus',
    status: 'enabled',
    state: 'ready',
    changedFields: ['endDatetime'],
  },
  words: {
    created: 'A promotion was created.',
    updated: 'The settings of a promotion changed.',
    enabled: 'A promotion was enabled: it runs within its dates.',
    paused: 'A promotion was paused.',
    completed: 'A promotion was completed.',
    deleted: 'A promotion was deleted.',
    started: 'The start of a promotion has passed.',
    ended: 'The end of a promotion has passed.',
    pages_changed: 'The pages or messages of a promotion changed.',
    rewards_changed: 'The rewards of a promotion, or the status of one of them, changed.',
  },
  actions: {
    created: 'created',
    updated: {
      status: { enabled: 'enabled', paused: 'paused', completed: 'completed', disabled: 'deleted' },
      otherwise: 'updated',
    },
    screens_saved: 'pages_changed',
    rewards_chosen: 'rewards_changed',
    reward_status: 'rewards_changed',
    started: 'started',
    ended: 'ended',
  },
});
