import type { RestClient } from '../../foundation/rest/client.ts';
import { pageQuery } from '../../foundation/rest/paging.ts';
import { nullIfNotFound } from '../../foundation/rest/refusal.ts';
import type {
  AddCatalogueImportRowsInput,
  CatalogueFileImportRowsArgs,
  CreateCatalogueImportInput,
  MutationStartCatalogueImportArgs,
  QueryCatalogueImportsArgs,
} from '../../sdl/types.generated.ts';

/** The only file that knows `/catalogue/imports`. */
export function catalogueImportSource(rest: RestClient) {
  return {
    byId: async (id: string) =>
      nullIfNotFound(rest.call('GET /api/catalogue/imports/{id}', { path: { id } })),
    page: async ({ page }: QueryCatalogueImportsArgs) =>
      rest.call('GET /api/catalogue/imports', { query: pageQuery(page) }),
    rows: async (id: string, { outcomes, page }: CatalogueFileImportRowsArgs) =>
      nullIfNotFound(
        rest.call('GET /api/catalogue/imports/{id}/rows', {
          path: { id },
          query: { ...pageQuery(page), outcomes: outcomes?.join(',') },
        }),
      ),
    create: ({ idempotencyKey, dryRun, name, columns, total }: CreateCatalogueImportInput) =>
      rest.call('POST /api/catalogue/imports', {
        idempotencyKey,
        dryRun,
        body: { name, columns: [...columns], total },
      }),
    addRows: ({ id, dryRun, rows }: AddCatalogueImportRowsInput) =>
      rest.call('POST /api/catalogue/imports/{id}/rows', {
        path: { id },
        dryRun,
        body: { rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })) },
      }),
    start: ({ id, dryRun }: MutationStartCatalogueImportArgs) =>
      rest.call('POST /api/catalogue/imports/{id}/start', { path: { id }, dryRun }),
  };
}
