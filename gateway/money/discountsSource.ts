import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import type { SavedDiscount } from '../foundation/rest/rest.generated.ts';
import type { AdvertiserDiscountsArgs, UpdateDiscountInput } from '../sdl/types.generated.ts';

/** A saved discount with its advertiser, which the response of the platform does not name. */
export type UpdateDiscountSuccessRow = SavedDiscount & { advertiser_id: string };

/** The only file that knows `/advertisers/{id}/discounts`. */
export function discountSource(rest: RestClient) {
  return {
    page: async (id: string, { search, sort, page }: AdvertiserDiscountsArgs) =>
      rest.call('GET /api/advertisers/{id}/discounts', {
        path: { id },
        query: { ...pageQuery(page), search: search || undefined, sort: sortQuery(sort) },
      }),
    async save({
      advertiserId: id,
      version,
      dryRun,
      productId,
      discount,
    }: UpdateDiscountInput): Promise<UpdateDiscountSuccessRow> {
      const saved = await rest.call('PUT /api/advertisers/{id}/discounts', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: { product_id: productId, discount },
      });
      return { ...saved, advertiser_id: id };
    },
  };
}
