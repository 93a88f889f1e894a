import { advertiserDraft, contactPhoneText } from '../../../schema/advertisers/advertisers.ts';
import type { Authentication } from '../../foundation/access/authentication.ts';
import { endpoints, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import { contactPhone } from '../../foundation/http/contactPhone.ts';
import { createAdvertiser, newAdvertiserBody } from './create.ts';
import { advertiserQuery, listAdvertisers } from './list.ts';
import { advertiserOptionQuery, advertiserOptionsShape, searchAdvertisers } from './options.ts';
import { advertiser, advertiserPage, savedAdvertiser } from './shape.ts';
import { readAdvertiser, updateAdvertiser } from './store.ts';

const advertiserBody = advertiserDraft.extend({
  contactPhone: contactPhone(contactPhoneText, 'advertiser_phone_warning').optional(),
});

/** Advertisers: list, read, create, save. */
export const advertiserEndpoints = ({ authentication }: { authentication: Authentication }) =>
  endpoints(
    {
      tag: 'advertisers',
      view: { ability: 'viewAdvertisers' },
      edit: { ability: 'editAdvertisers' },
    },
    {
      listAdvertisers: get('/api/advertisers', {
        summary: 'Advertisers that the caller may see',
        query: advertiserQuery,
        answer: advertiserPage,
        run: ({ scope, query }) => listAdvertisers(scope, query),
      }),
      searchAdvertisers: get('/api/advertiser_options', {
        summary: 'Advertisers by name, for a picker',
        // Users of the report or of quotas choose an advertiser by name, even without access to advertisers (ROLES-27).
        access: { ability: ['viewAdvertisers', 'viewAllocationsReport', 'editRedemptionsQuota'] },
        query: advertiserOptionQuery,
        answer: advertiserOptionsShape,
        run: ({ scope, query }) => searchAdvertisers(scope, query),
      }),
      readAdvertiser: get('/api/advertisers/:id', {
        summary: 'One advertiser',
        answer: advertiser.schema,
        run: ({ scope, id }) => readAdvertiser(scope, id),
      }),
      createAdvertiser: post('/api/accounts', {
        summary: 'Creates an advertiser; the specification names this resource accounts',
        access: { ability: 'createAdvertisers' },
        key: 'optional',
        body: newAdvertiserBody,
        answer: advertiser.schema,
        run: async ({ scope, key, body }) => {
          const created = await createAdvertiser(scope, body, key);
          if (scope.accountId) authentication.forget(scope.accountId);
          return created;
        },
      }),
      updateAdvertiser: put('/api/advertisers/:id', {
        summary: 'Saves an advertiser; omitted fields keep their values',
        computed: [
          'balance',
          'has_committed_allocation',
          'has_inventory',
          'has_discounts',
          'redemptions',
          'reward_allocations',
          'operating_countries',
          'organization_name',
        ],
        body: advertiserBody,
        answer: savedAdvertiser,
        run: ({ scope, id, version, body }) => updateAdvertiser(scope, id, { version, draft: body }),
      }),
    },
  );
