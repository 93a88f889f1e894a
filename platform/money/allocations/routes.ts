import { z } from 'zod';
import { endpoints, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import { allocationChangeBody, giveBackBody, newAllocationBody } from './body.ts';
import { giveBackAllocation } from './giveBack.ts';
import {
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

const openQuery = z.strictObject({
  include_rewards: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether to include its rewards' }),
});

/** Allocations of advertisers: read, asked for, changed while they wait. */
export const allocationEndpoints = endpoints(
  {
    tag: 'allocations',
    view: { ability: 'viewInventory' },
    edit: { ability: 'createInventory' },
  },
  {
    listSeveralAllocations: get('/api/allocations', {
      summary: 'Allocations by their ids, or the open ones of several advertisers, with their rewards',
      query: allocationsQuery,
      answer: allocationListShape,
      run: ({ scope, query }) => listSeveral(scope, query),
    }),
    listAllocations: get('/api/advertisers/:id/allocations', {
      summary: 'Allocations of an advertiser, by displayed status',
      query: allocationQuery,
      answer: allocationPageShape,
      run: ({ scope, id, query }) => listAllocations(scope, id, query),
    }),
    listCommittedAllocations: get('/api/advertisers/:id/committed_allocations', {
      summary: 'Committed allocations of an advertiser, by displayed status',
      query: committedQuery,
      answer: allocationPageShape,
      run: ({ scope, id, query }) => listAllocations(scope, id, { ...query, type: 'committed' }),
    }),
    readCommittedAllocationsSummary: get('/api/advertisers/:id/committed_allocations_summary', {
      summary: "Totals of an advertiser's committed allocations",
      answer: summaryShape,
      run: ({ scope, id }) => readSummary(scope, id),
    }),
    listCommittedAllocationsSummaries: get('/api/committed_allocations_summaries', {
      summary: "Totals of several advertisers' committed allocations",
      query: summariesQuery,
      answer: summaryListShape,
      run: ({ scope, query }) => listSummaries(scope, query.advertiser_ids),
    }),
    readOpenAllocation: get('/api/advertisers/:id/open_allocation', {
      summary: 'The open allocation of an advertiser',
      query: openQuery,
      answer: allocationShape,
      run: ({ scope, id, query }) => readOpenAllocation(scope, id, query.include_rewards),
    }),
    readOpenAllocationRewards: get('/api/advertisers/:id/open_allocation_rewards', {
      summary: 'The rewards of the open allocation of an advertiser',
      answer: allocatedRewardListShape,
      run: ({ scope, id }) => readOpenRewards(scope, id),
    }),
    readOpenAllocationWithRewards: get('/api/advertisers/:id/open_allocation_with_rewards', {
      summary: 'The open allocation of an advertiser with its rewards',
      answer: allocationShape,
      run: ({ scope, id }) => readOpenAllocation(scope, id, true),
    }),
    readAllocation: get('/api/advertisers/:id/allocations/:allocationId', {
      summary: 'One allocation with its rewards',
      answer: allocationShape,
      run: ({ scope, id, allocationId }) => readAllocation(scope, id, allocationId),
    }),
    createAllocation: post('/api/advertisers/:id/allocations', {
      summary: 'Requests an allocation, which a second person must approve',
      key: 'required',
      body: newAllocationBody,
      answer: allocationUpdateShape,
      run: ({ scope, id, key, body }) => createAllocation(scope, id, { key, body }),
    }),
    giveBackAllocation: post('/api/advertisers/:id/allocations/:allocationId/give_back', {
      summary:
        'Requests to give back the amount left in an expired committed allocation, which a second person must approve',
      key: 'required',
      body: giveBackBody,
      answer: allocationUpdateShape,
      run: ({ scope, id, allocationId, key, body }) =>
        giveBackAllocation(scope, { advertiserId: id, id: allocationId }, { key, body }),
    }),
    updateAllocation: put('/api/advertisers/:id/allocations/:allocationId', {
      summary: 'Changes an allocation that waits for its first decision; omitted fields keep their values',
      access: { ability: 'editInventory' },
      computed: COMPUTED_OF_ALLOCATION,
      body: allocationChangeBody,
      answer: allocationUpdateShape,
      run: ({ scope, id, allocationId, version, body }) =>
        updateAllocation(scope, { advertiserId: id, id: allocationId }, { version, body }),
    }),
  },
);
