import { manyDecisions, rejection } from '../../../../schema/money/allocations/allocationRequests.ts';
import { command, endpoints } from '../../../foundation/endpoints/endpoints.ts';
import { decideRequest } from './decisions/decide.ts';
import { decideRequests } from './decisions/decideMany.ts';
import { decisionsShape } from './decisions/decisionsShape.ts';
import { allocationDecisionShape } from './shape.ts';

/** The second person's decision about a request, or about several, and its withdrawal by the requester. */
export const allocationRequestEndpoints = endpoints(
  { tag: 'allocation requests', edit: { ability: 'viewAllocationsReport', staffOnly: true } },
  {
    approveAllocationRequest: command('/api/allocation_requests/:id/approve', {
      summary: "Approves another person's request: the money moves",
      versioned: true,
      key: 'required',
      answer: allocationDecisionShape,
      run: ({ scope, id, version, key }) =>
        decideRequest(scope, { id, verdict: 'approved', reason: null, version, key }),
    }),
    rejectAllocationRequest: command('/api/allocation_requests/:id/reject', {
      summary: "Rejects another person's request, with a reason: no money moves",
      versioned: true,
      key: 'required',
      body: rejection,
      answer: allocationDecisionShape,
      run: ({ scope, id, version, key, body: { reason } }) =>
        decideRequest(scope, { id, verdict: 'rejected', reason, version, key }),
    }),
    withdrawAllocationRequest: command('/api/allocation_requests/:id/withdraw', {
      summary:
        "Withdraws the caller's own undecided request, or for operator staff anybody's: no money moves",
      access: { ability: 'createInventory' },
      versioned: true,
      key: 'required',
      answer: allocationDecisionShape,
      run: ({ scope, id, version, key }) =>
        decideRequest(scope, { id, verdict: 'withdrawn', reason: null, version, key }),
    }),
    decideAllocationRequests: command('/api/allocation_requests/decide', {
      summary: 'Approves or rejects several requests at once; those that cannot be decided are listed',
      key: 'required',
      body: manyDecisions,
      answer: decisionsShape,
      run: ({ scope, key, body: { decision, reason, requests } }) =>
        decideRequests(scope, {
          requests,
          verdict: decision === 'approve' ? 'approved' : 'rejected',
          reason: decision === 'approve' ? null : (reason ?? null),
          key,
        }),
    }),
  },
);
