import DataLoader from 'dataloader';
import { badRequest } from '../graph/errors.ts';
import type { BudgetJson, BudgetLinePageJson } from '../graph/models.ts';
import { orNull } from '../graph/mutationResults.ts';
import type {
  BudgetLinesArgs,
  UpdateBudgetInput,
  UpdateBudgetLineInput,
} from '../graph/resolvers.generated.ts';
import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { orderByKeys } from '../rest/orderByKeys.ts';
import { MAX_PAGE_SIZE, pageQuery, toPage } from '../rest/paging.ts';

/** The only file that knows `/budgets` and their lines; a list of advertisers asks once a moment. */
export function budgetSource(rest: RestClient) {
  const loaders = new Map<string, DataLoader<string, BudgetJson | null>>();

  function byAdvertiser(asOf: string | null): DataLoader<string, BudgetJson | null> {
    const query = { as_of: asOf };
    const loader =
      loaders.get(asOf ?? '') ??
      new DataLoader<string, BudgetJson | null>(
        async (ids) => {
          const [id] = ids;
          if (ids.length === 1 && id)
            return [await orNull(rest.call('GET /api/advertisers/{id}/budget', { path: { id }, query }))];
          const { items } = await rest.call('GET /api/budgets', { query: { ...query, ids } });
          return orderByKeys(ids, items, (budget) => budget.id);
        },
        { maxBatchSize: 100 },
      );
    loaders.set(asOf ?? '', loader);
    return loader;
  }

  return {
    ofAdvertiser: (id: string, asOf: string | null) => byAdvertiser(asOf).load(id),
    /** Lines of a budget as of the budget's own moment. */
    async lines(
      { id, as_of }: BudgetJson,
      { filter, page, first, after }: BudgetLinesArgs,
    ): Promise<BudgetLinePageJson> {
      const call = (query: Record<string, string | number | readonly string[] | null | undefined>) =>
        rest.call('GET /api/advertisers/{id}/budget/line_items', {
          path: { id },
          query: {
            ...query,
            type: filter?.types?.length ? filter.types : undefined,
            status: filter?.statuses?.length ? filter.statuses : undefined,
            search: filter?.search || undefined,
            from: filter?.from,
            to: filter?.to,
            as_of,
          },
        });
      if (first === null || first === undefined) {
        const list = await call(pageQuery(page));
        const { page: number = 1, per_page = 10, total = 0, total_is_capped = false } = list;
        return {
          ...toPage({ items: list.items, page: number, per_page, total, total_is_capped }),
          next: null,
        };
      }
      if (first < 1 || first > MAX_PAGE_SIZE)
        throw badRequest(`So many rows at once: 1 to ${MAX_PAGE_SIZE}.`);
      const { items, next } = await call({ first, after });
      return { items, page: null, next };
    },
    async update({ id, idempotencyKey, dryRun, ...draft }: UpdateBudgetInput) {
      const saved = await rest.call('PUT /api/advertisers/{id}/budget', {
        path: { id },
        idempotencyKey,
        query: { dry_run: dryRun ? true : undefined },
        body: toRest(draft, ['amount', 'type', 'description', 'externalId']),
      });
      loaders.clear();
      return saved;
    },
    updateLine: ({ advertiserId: id, id: lineId, version, dryRun, description }: UpdateBudgetLineInput) =>
      rest.call('PUT /api/advertisers/{id}/budget/line_items/{lineId}', {
        path: { id, lineId },
        ifMatch: version,
        query: { description, dry_run: dryRun ? true : undefined },
      }),
  };
}
