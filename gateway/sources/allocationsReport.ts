import type { AllocationRequestPageJson } from '../graph/models.ts';
import type {
  ApproveAllocationRequestInput,
  QueryAllocationsReportArgs,
  WithdrawAllocationRequestInput,
} from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

/** The only file that knows the allocations report and what becomes of its requests. */
export function allocationsReportSource(rest: RestClient) {
  const call = ({ id, version, idempotencyKey, dryRun }: ApproveAllocationRequestInput) => ({
    path: { id },
    ifMatch: version,
    idempotencyKey,
    query: { dry_run: dryRun ? true : undefined },
  });
  return {
    async page({
      filter,
      sort,
      page,
    }: Partial<QueryAllocationsReportArgs>): Promise<AllocationRequestPageJson> {
      const query = {
        ...pageQuery(page),
        client_id: filter?.advertiserId,
        statuses: filter?.statuses?.length ? filter.statuses : undefined,
        types: filter?.types?.length ? filter.types : undefined,
        sort: sort ? `${sort.direction === 'ASC' ? '' : '-'}${sort.field ?? 'updated_at'}` : undefined,
      };
      return toPage(await rest.call('GET /api/me/allocations_report', { query }));
    },
    approve: (input: ApproveAllocationRequestInput) =>
      rest.call('POST /api/allocation_requests/{id}/approve', call(input)),
    reject: (input: ApproveAllocationRequestInput) =>
      rest.call('POST /api/allocation_requests/{id}/reject', call(input)),
    withdraw: (input: WithdrawAllocationRequestInput) =>
      rest.call('POST /api/allocation_requests/{id}/withdraw', call(input)),
  };
}
