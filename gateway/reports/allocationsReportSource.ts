import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import type {
  DecideAllocationRequestsInput,
  QueryAllocationsReportArgs,
  RejectAllocationRequestInput,
} from '../sdl/types.generated.ts';

/** The allocations report, and decisions with a reason. */
export function allocationsReportSource(rest: RestClient) {
  return {
    page: async ({ filter, sort, page }: Partial<QueryAllocationsReportArgs>) =>
      rest.call('GET /api/me/allocations_report', {
        names: { client_id: 'advertiserId', waiting: 'waitingForMe' },
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
    reject: ({ id, version, reason, idempotencyKey, dryRun }: RejectAllocationRequestInput) =>
      rest.call('POST /api/allocation_requests/{id}/reject', {
        path: { id },
        ifMatch: version,
        idempotencyKey,
        dryRun,
        body: { reason: reason ?? '' },
      }),
    decide: ({ idempotencyKey, dryRun, decision, reason, requests }: DecideAllocationRequestsInput) =>
      rest.call('POST /api/allocation_requests/decide', {
        idempotencyKey,
        dryRun,
        body: {
          decision,
          requests: requests.map(({ id, version }) => ({ id, version })),
          ...(reason == null ? {} : { reason }),
        },
      }),
  };
}
