import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { dueKey, idParams, ifMatch, keyed } from '../../foundation/http/requests.ts';
import { allocationChangeBody, giveBackBody, newAllocationBody } from './body.ts';
import { giveBackAllocation } from './giveBack.ts';
import {
  allocationParams,
  allocationQuery,
  allocationsQuery,
  committedQuery,
  listAllocations,
  listSeveral,
  readAllocation,
  readOpenAllocation,
  readOpenRewards,
} from './read.ts';
import { createAllocation } from './request.ts';
import { allocationUpdateShape } from './requests/shape.ts';
import {
  allocatedRewardListShape,
  allocationListShape,
  allocationPageShape,
  allocationShape,
  COMPUTED_OF_ALLOCATION,
} from './shape.ts';
import { listSummaries, readSummary, summariesQuery, summaryListShape, summaryShape } from './summary.ts';
import { updateAllocation } from './update.ts';

const config = { ability: 'viewInventory' } as const;
const tags = ['allocations'];
const params = idParams;

const openQuery = z.strictObject({
  include_rewards: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether to include its rewards' }),
});

/** Allocations of advertisers: read, asked for, changed while they wait. */
export const allocationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/allocations',
    {
      config,
      schema: {
        operationId: 'listSeveralAllocations',
        summary: 'Allocations by their ids, or the open ones of several advertisers, with their rewards',
        tags,
        querystring: allocationsQuery,
        response: { 200: allocationListShape },
      },
    },
    ({ scope, query }) => listSeveral(scope, query),
  );

  app.get(
    '/api/advertisers/:id/allocations',
    {
      config,
      schema: {
        operationId: 'listAllocations',
        summary: 'Allocations of an advertiser, by displayed status',
        tags,
        params,
        querystring: allocationQuery,
        response: { 200: allocationPageShape },
      },
    },
    ({ scope, params, query }) => listAllocations(scope, params.id, query),
  );

  app.get(
    '/api/advertisers/:id/committed_allocations',
    {
      config,
      schema: {
        operationId: 'listCommittedAllocations',
        summary: 'Committed allocations of an advertiser, by displayed status',
        tags,
        params,
        querystring: committedQuery,
        response: { 200: allocationPageShape },
      },
    },
    ({ scope, params, query }) => listAllocations(scope, params.id, { ...query, type: 'committed' }),
  );

  app.get(
    '/api/advertisers/:id/committed_allocations_summary',
    {
      config,
      schema: {
        operationId: 'readCommittedAllocationsSummary',
        summary: "Totals of an advertiser's committed allocations",
        tags,
        params,
        response: { 200: summaryShape },
      },
    },
    ({ scope, params }) => readSummary(scope, params.id),
  );

  app.get(
    '/api/committed_allocations_summaries',
    {
      config,
      schema: {
        operationId: 'listCommittedAllocationsSummaries',
        summary: "Totals of several advertisers' committed allocations",
        tags,
        querystring: summariesQuery,
        response: { 200: summaryListShape },
      },
    },
    ({ scope, query }) => listSummaries(scope, query.advertiser_ids),
  );

  app.get(
    '/api/advertisers/:id/open_allocation',
    {
      config,
      schema: {
        operationId: 'readOpenAllocation',
        summary: 'The open allocation of an advertiser',
        tags,
        params,
        querystring: openQuery,
        response: { 200: allocationShape },
      },
    },
    ({ scope, params, query }) => readOpenAllocation(scope, params.id, query.include_rewards),
  );

  app.get(
    '/api/advertisers/:id/open_allocation_rewards',
    {
      config,
      schema: {
        operationId: 'readOpenAllocationRewards',
        summary: 'The rewards of the open allocation of an advertiser',
        tags,
        params,
        response: { 200: allocatedRewardListShape },
      },
    },
    ({ scope, params }) => readOpenRewards(scope, params.id),
  );

  app.get(
    '/api/advertisers/:id/open_allocation_with_rewards',
    {
      config,
      schema: {
        operationId: 'readOpenAllocationWithRewards',
        summary: 'The open allocation of an advertiser with its rewards',
        tags,
        params,
        response: { 200: allocationShape },
      },
    },
    ({ scope, params }) => readOpenAllocation(scope, params.id, true),
  );

  app.get(
    '/api/advertisers/:id/allocations/:allocationId',
    {
      config,
      schema: {
        operationId: 'readAllocation',
        summary: 'One allocation with its rewards',
        tags,
        params: allocationParams,
        response: { 200: allocationShape },
      },
    },
    ({ scope, params }) => readAllocation(scope, params.id, params.allocationId),
  );

  app.post(
    '/api/advertisers/:id/allocations',
    {
      config: { ability: 'createInventory' },
      schema: {
        operationId: 'createAllocation',
        summary: 'Requests an allocation, which a second person must approve',
        tags,
        params,
        headers: keyed,
        querystring: dryRunQuery,
        body: newAllocationBody,
        response: { 201: allocationUpdateShape },
      },
    },
    async ({ scope, params, headers, body }, reply) => {
      const request = { key: dueKey(headers), body };
      return reply.code(201).send(await createAllocation(scope, params.id, request));
    },
  );

  app.post(
    '/api/advertisers/:id/allocations/:allocationId/give_back',
    {
      config: { ability: 'createInventory' },
      schema: {
        operationId: 'giveBackAllocation',
        summary:
          'Requests to give back the amount left in an expired committed allocation, which a second person must approve',
        tags,
        params: allocationParams,
        headers: keyed,
        querystring: dryRunQuery,
        body: giveBackBody,
        response: { 201: allocationUpdateShape },
      },
    },
    async ({ scope, params, headers, body }, reply) => {
      const place = { advertiserId: params.id, id: params.allocationId };
      const request = { key: dueKey(headers), body };
      return reply.code(201).send(await giveBackAllocation(scope, place, request));
    },
  );

  app.put(
    '/api/advertisers/:id/allocations/:allocationId',
    {
      config: { ability: 'editInventory', repeatedKeys: { computed: COMPUTED_OF_ALLOCATION } },
      schema: {
        operationId: 'updateAllocation',
        summary: 'Changes an allocation that waits for its first decision; omitted fields keep their values',
        tags,
        params: allocationParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: allocationChangeBody,
        response: { 200: allocationUpdateShape },
      },
    },
    ({ scope, params, headers, body }) =>
      updateAllocation(
        scope,
        { advertiserId: params.id, id: params.allocationId },
        { version: headers['if-match'], body },
      ),
  );
};
