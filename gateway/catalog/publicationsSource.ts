import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type { Publication } from '../foundation/rest/rest.generated.ts';
import type { SavePublicationInput } from '../sdl/types.generated.ts';

/** A seller that offers a product, or could offer it; the latter has no identifier. */
export type PublicationRow = Omit<Publication, 'id'> & { id: string | null };

const DRAFT = ['published', 'private'] as const;

/** The only file that knows `/publication_statuses` and `/sellers`. */
export function publicationSource(rest: RestClient) {
  return {
    /** One row for each seller at which the caller can offer the product, in the platform's order of sellers. */
    async ofProduct(id: string): Promise<PublicationRow[]> {
      const [sellers, publications] = await Promise.all([
        rest.call('GET /api/sellers'),
        rest.call('GET /api/products/{id}/publication_statuses', { path: { id } }),
      ]);
      const bySeller = new Map(publications.items.map((publication) => [publication.seller_id, publication]));
      return sellers.items.map(({ id: seller_id, name: seller_name }) => ({
        id: null,
        product_id: id,
        seller_id,
        seller_name,
        published: false,
        private: false,
        version: 0,
        ...bySeller.get(seller_id),
      }));
    },
    save: async ({
      id,
      version,
      productId,
      sellerId,
      dryRun,
      ...draft
    }: SavePublicationInput): Promise<PublicationRow> =>
      id == null
        ? rest.call('POST /api/products/{id}/publication_statuses', {
            path: { id: productId },
            dryRun,
            body: { seller_id: sellerId, ...toRest(draft, DRAFT) },
          })
        : rest.call('PUT /api/publication_statuses/{id}', {
            path: { id },
            ifMatch: version,
            dryRun,
            body: toRest(draft, DRAFT),
          }),
  };
}
