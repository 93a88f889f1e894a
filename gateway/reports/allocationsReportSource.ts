import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import type {
  ApproveAllocationRequestInput,
  DecideAllocationRequestsInput,
  QueryAllocationsReportArgs,
  RejectAllocationRequestInput,
} from '../sdl/types.generated.ts';

/** The only file that knows the allocations report and the decisions about its requests. */
export function allocationsReportSource(rest: RestClient) {
  const decision = ({ id, version, idempotencyKey, dryRun }: ApproveAllocationRequestInput) => ({
    path: { id },
    ifMatch: version,
    idempotencyKey,
    dryRun,
  });
  return {
    page: async ({ filter, sort, page }: Partial<QueryAllocationsReportArgs>) =>
      rest.call('GET /api/me/allocations_report', {
        query: {
          ...pageQuery(page),
          client_id: filter?.advertiserId,
          statuses: filter?.statuses?.length ? filter.statuses : undefined,
          types: filter?.types?.length ? filter.types : undefined,
          search: filter?.search || undefined,
          waiting: filter?.waitingForMe ? 'me' : undefined,
          sort: sortQuery(sort),
        },
      }),
    approve: (input: ApproveAllocationRequestInput) =>
      rest.call('POST /api/allocation_requests/{id}/approve', decision(input)),
    reject: ({ reason, ...input }: RejectAllocationRequestInput) =>
      rest.call('POST /api/allocation_requests/{id}/reject', {
        ...decision(input),
        body: { reason: reason ?? '' },
      }),
    withdraw: (input: ApproveAllocationRequestInput) =>
      rest.call('POST /api/allocation_requests/{id}/withdraw', decision(input)),
    decide: ({
      idempotencyKey,
      dryRun,
      decision: verdict,
      reason,
      requests,
    }: DecideAllocationRequestsInput) =>
      rest.call('POST /api/allocation_requests/decide', {
        idempotencyKey,
        dryRun,
        body: {
          decision: verdict,
          requests: requests.map(({ id, version }) => ({ id, version })),
          ...(reason == null ? {} : { reason }),
        },
      }),
    toDecide: () => rest.call('GET /api/me/requests_to_decide'),
  };
}
