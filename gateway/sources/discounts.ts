import type { AdvertiserDiscountsArgs, UpdateDiscountInput } from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

/** The only file that knows `/advertisers/{id}/discounts`. */
export function discountSource(rest: RestClient) {
  return {
    async page(id: string, { search, sort, page }: AdvertiserDiscountsArgs) {
      const order = sort && `${sort.direction === 'DESC' ? '-' : ''}${sort.field ?? 'label'}`;
      const query = { ...pageQuery(page), search: search || undefined, sort: order };
      return toPage(await rest.call('GET /api/advertisers/{id}/discounts', { path: { id }, query }));
    },
    save: ({ advertiserId: id, version, dryRun, productId, discount }: UpdateDiscountInput) =>
      rest.call('PUT /api/advertisers/{id}/discounts', {
        path: { id },
        ifMatch: version,
        query: { dry_run: dryRun ? true : undefined },
        body: { product_id: productId, discount },
      }),
  };
}
