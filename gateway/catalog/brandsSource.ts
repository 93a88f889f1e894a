import { brandDraft, newBrand } from '../../schema/catalog/brands.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type { CreateBrandInput, QueryBrandsArgs, UpdateBrandInput } from '../sdl/types.generated.ts';

const NEW = newBrand.keyof().options;
const DRAFT = brandDraft.keyof().options;

/** The only file that knows `/brands`. */
export function brandSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/brands/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/brands', { query: { ids, per_page: ids.length } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    page: async ({ filter, page }: QueryBrandsArgs) =>
      rest.call('GET /api/brands', {
        query: {
          ...pageQuery(page),
          name_contains: filter?.name || undefined,
          sku_contains: filter?.sku || undefined,
          statuses: filter?.statuses?.join(',') || undefined,
        },
      }),
    create: ({ dryRun, ...draft }: CreateBrandInput) =>
      rest.call('POST /api/brands', { dryRun, body: toRest(draft, NEW) }),
    update: ({ id, version, dryRun, ...draft }: UpdateBrandInput) =>
      rest.call('PUT /api/brands/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
  };
}
