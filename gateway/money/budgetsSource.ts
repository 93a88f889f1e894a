import type DataLoader from 'dataloader';
import { badRequest } from '../foundation/errors/graphErrors.ts';
import type { RestCall, RestClient } from '../foundation/rest/client.ts';
import { MAX_PAGE_SIZE, pageQuery } from '../foundation/rest/paging.ts';
import type { Budget, BudgetLinePage } from '../foundation/rest/rest.generated.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type { BudgetLinesArgs, UpdateBudgetLineInput } from '../sdl/types.generated.ts';

/** Budgets of a moment, and their lines. */
export function budgetSource(rest: RestClient) {
  const loaders = new Map<string | null, DataLoader<string, Budget | null>>();

  /** Budgets of different moments are different rows, so each moment has its own loader. */
  function loaderOf(asOf: string | null): DataLoader<string, Budget | null> {
    const loader =
      loaders.get(asOf) ??
      rowLoader(rest, {
        one: (id) => rest.call('GET /api/advertisers/{id}/budget', { path: { id }, query: { as_of: asOf } }),
        many: (ids) => rest.call('GET /api/budgets', { query: { as_of: asOf, ids } }),
      });
    loaders.set(asOf, loader);
    return loader;
  }

  return {
    ofAdvertiser: (id: string, asOf: string | null) => loaderOf(asOf).load(id),
    /** Lines of a budget at the budget's moment: a numbered page, or the `first` rows after a cursor. */
    async lines(
      { id, as_of }: Budget,
      { filter, page, first, after }: BudgetLinesArgs,
    ): Promise<BudgetLinePage> {
      const ask = (position: RestCall['query']) =>
        rest.call('GET /api/advertisers/{id}/budget/line_items', {
          path: { id },
          names: { type: 'types', status: 'statuses' },
          query: {
            ...position,
            type: filter?.types?.length ? filter.types : undefined,
            status: filter?.statuses?.length ? filter.statuses : undefined,
            search: filter?.search || undefined,
            from: filter?.from,
            to: filter?.to,
            as_of,
          },
        });
      if (first === null || first === undefined) return { ...(await ask(pageQuery(page))), next: null };
      if (first < 1 || first > MAX_PAGE_SIZE) throw badRequest(`first: 1 to ${MAX_PAGE_SIZE} rows.`);
      return ask({ first, after });
    },
    updateLine: ({ advertiserId: id, id: lineId, version, dryRun, description }: UpdateBudgetLineInput) =>
      rest.call('PUT /api/advertisers/{id}/budget/line_items/{lineId}', {
        path: { id, lineId },
        ifMatch: version,
        dryRun,
        query: { description },
      }),
  };
}
