import type { AllocationFigure, BudgetFigure, PageInput } from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery } from '../rest/paging.ts';

/** Which figure, as of when, and which page of its entries. */
interface Asked<Figure> {
  figure: Figure;
  asOf?: string | null;
  page?: PageInput | null | undefined;
}

/** The only file that knows `/explain`. */
export function explainSource(rest: RestClient) {
  return {
    budget: (id: string, { figure, asOf, page }: Asked<BudgetFigure>) =>
      rest.call('GET /api/advertisers/{id}/budget/explain', {
        path: { id },
        query: { ...pageQuery(page), figure, as_of: asOf },
      }),
    allocation: (
      { advertiserId: id, allocationId }: { advertiserId: string; allocationId: string },
      { figure, asOf, page }: Asked<AllocationFigure>,
    ) =>
      rest.call('GET /api/advertisers/{id}/allocations/{allocationId}/explain', {
        path: { id, allocationId },
        query: { ...pageQuery(page), figure, as_of: asOf },
      }),
  };
}
