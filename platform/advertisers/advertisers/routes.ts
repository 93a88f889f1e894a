import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { advertiserDraft, contactPhoneText } from '../../../schema/advertisers/advertisers.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { contactPhone } from '../../foundation/http/contactPhone.ts';
import { idParams, ifMatch, maybeKeyed } from '../../foundation/http/requests.ts';
import { createAdvertiser, newAdvertiserBody } from './create.ts';
import { advertiserQuery, listAdvertisers } from './list.ts';
import { advertiserOptionQuery, advertiserOptionsShape, searchAdvertisers } from './options.ts';
import { advertiser, advertiserPage, savedAdvertiser } from './shape.ts';
import { readAdvertiser, updateAdvertiser } from './store.ts';

const advertiserBody = snakeCased(
  advertiserDraft.extend({
    contactPhone: contactPhone(contactPhoneText, 'advertiser_phone_warning').optional(),
  }),
);

/** Advertisers: list, read, create, save. */
export const advertiserRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/advertisers',
    {
      config: { ability: 'viewAdvertisers' },
      schema: {
        operationId: 'listAdvertisers',
        summary: 'Advertisers that the caller may see',
        tags: ['advertisers'],
        querystring: advertiserQuery,
        response: { 200: advertiserPage },
      },
    },
    ({ scope, query }) => listAdvertisers(scope, query),
  );

  app.get(
    '/api/advertiser_options',
    {
      // Users of the report or of quotas choose an advertiser by name, even without access to advertisers (ROLES-27).
      config: { ability: ['viewAdvertisers', 'viewAllocationsReport', 'editRedemptionsQuota'] },
      schema: {
        operationId: 'searchAdvertisers',
        summary: 'Advertisers by name, for a picker',
        tags: ['advertisers'],
        querystring: advertiserOptionQuery,
        response: { 200: advertiserOptionsShape },
      },
    },
    ({ scope, query }) => searchAdvertisers(scope, query),
  );

  app.get(
    '/api/advertisers/:id',
    {
      config: { ability: 'viewAdvertisers' },
      schema: {
        operationId: 'readAdvertiser',
        summary: 'One advertiser',
        tags: ['advertisers'],
        params: idParams,
        response: { 200: advertiser.schema },
      },
    },
    ({ scope, params }) => readAdvertiser(scope, params.id),
  );

  app.post(
    '/api/accounts',
    {
      config: { ability: 'createAdvertisers' },
      schema: {
        operationId: 'createAdvertiser',
        summary: 'Creates an advertiser; the specification names this resource accounts',
        tags: ['advertisers'],
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: newAdvertiserBody,
        response: { 201: advertiser.schema },
      },
    },
    async ({ scope, body, headers }, reply) => {
      const created = await createAdvertiser(scope, body, headers['idempotency-key']);
      if (scope.accountId) app.authentication.forget(scope.accountId);
      return reply.code(201).send(created);
    },
  );

  app.put(
    '/api/advertisers/:id',
    {
      config: {
        ability: 'editAdvertisers',
        repeatedKeys: {
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
        },
      },
      schema: {
        operationId: 'updateAdvertiser',
        summary: 'Saves an advertiser; omitted fields keep their values',
        tags: ['advertisers'],
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: advertiserBody,
        response: { 200: savedAdvertiser },
      },
    },
    ({ scope, params, headers, body }) =>
      updateAdvertiser(scope, params.id, { version: headers['if-match'], draft: body }),
  );
};
