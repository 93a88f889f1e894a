import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { manyDecisions, rejection } from '../../../../schema/money/allocations/allocationRequests.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../../foundation/http/casing.ts';
import { dueKey, idParams, ifMatch, keyed } from '../../../foundation/http/requests.ts';
import { decideRequest } from './decisions/decide.ts';
import { decideRequests } from './decisions/decideMany.ts';
import type { Verdict } from './decisions/deciding.ts';
import { decisionsShape } from './decisions/decisionsShape.ts';
import { allocationDecisionShape } from './shape.ts';

const tags = ['allocation requests'];
const headers = ifMatch.extend(keyed.shape);
const byStaff = { ability: 'viewAllocationsReport', staffOnly: true } as const;
const one = { tags, params: idParams, headers, querystring: dryRunQuery };
const response = { 200: allocationDecisionShape };

/** Path and headers of a decision. */
interface Sent {
  params: { id: string };
  headers: { 'if-match': number; 'idempotency-key'?: string | undefined };
}

const decisionOf = ({ params, headers }: Sent, verdict: Verdict, reason: string | null = null) => ({
  id: params.id,
  verdict,
  reason,
  version: headers['if-match'],
  key: dueKey(headers),
});

/** The second person's decision about a request, or about several, and its withdrawal by the requester. */
export const allocationRequestRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/allocation_requests/:id/approve',
    {
      config: byStaff,
      schema: {
        operationId: 'approveAllocationRequest',
        summary: "Approves another person's request: the money moves",
        ...one,
        response,
      },
    },
    (request) => decideRequest(request.scope, decisionOf(request, 'approved')),
  );

  app.post(
    '/api/allocation_requests/:id/reject',
    {
      config: byStaff,
      schema: {
        operationId: 'rejectAllocationRequest',
        summary: "Rejects another person's request, with a reason: no money moves",
        ...one,
        body: snakeCased(rejection),
        response,
      },
    },
    (request) => decideRequest(request.scope, decisionOf(request, 'rejected', request.body.reason)),
  );

  app.post(
    '/api/allocation_requests/:id/withdraw',
    {
      config: { ability: 'createInventory' },
      schema: {
        operationId: 'withdrawAllocationRequest',
        summary:
          "Withdraws the caller's own undecided request, or for operator staff anybody's: no money moves",
        ...one,
        response,
      },
    },
    (request) => decideRequest(request.scope, decisionOf(request, 'withdrawn')),
  );

  app.post(
    '/api/allocation_requests/decide',
    {
      config: byStaff,
      schema: {
        operationId: 'decideAllocationRequests',
        summary: 'Approves or rejects several requests at once; those that cannot be decided are listed',
        tags,
        headers: keyed,
        querystring: dryRunQuery,
        body: snakeCased(manyDecisions),
        response: { 200: decisionsShape },
      },
    },
    ({ scope, headers, body: { decision, reason, requests } }) =>
      decideRequests(scope, {
        requests,
        verdict: decision === 'approve' ? 'approved' : 'rejected',
        reason: decision === 'approve' ? null : (reason ?? null),
        key: dueKey(headers),
      }),
  );
};
