import { z } from 'zod';
import { changedFields, eventId } from '../foundation/changes/eventData.ts';
import { eventFamily } from '../foundation/changes/eventFamily.ts';
import { ADVERTISER_STATUSES } from '../foundation/transitions.ts';

export const advertiserEvents = eventFamily({
  noun: 'advertisers',
  subject: 'advertiser',
  ability: 'viewAdvertisers',
  data: z.object({
    advertiserId: eventId,
    name: z.string(),
    status: z.enum(ADVERTISER_STATUSES),
    changedFields,
  }),
  example: { advertiserId: '1', name: 'Northwind', status: 'enabled', changedFields: ['contactEmail'] },
  words: {
    created: 'An advertiser was created.',
    updated: 'The settings of an advertiser changed.',
    enabled: 'An advertiser was enabled: its promotions run again.',
    disabled: 'An advertiser was disabled: its promotions stop.',
  },
  actions: {
    created: 'created',
    updated: { status: { enabled: 'enabled', disabled: 'disabled' }, otherwise: 'updated' },
  },
});

export const credentialEvents = eventFamily({
  noun: 'credentials',
  subject: 'api_key',
  ability: 'viewCredentials',
  data: z.object({ apiKeyId: eventId, advertiserId: eventId, name: z.string().nullable(), changedFields }),
  example: { apiKeyId: '7', advertiserId: '1', name: 'Shop', changedFields: [] },
  words: {
    created: 'An API key was created.',
    updated: 'The name or the roles of an API key changed.',
    deleted: 'An API key was deleted: its programs lose access.',
  },
  actions: { created: 'created', updated: 'updated', deleted: 'deleted' },
});
