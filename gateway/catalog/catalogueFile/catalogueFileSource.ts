import type { RestClient } from '../../foundation/rest/client.ts';
import { pageQuery } from '../../foundation/rest/paging.ts';
import { nullIfNotFound } from '../../foundation/rest/refusal.ts';
import type {
  AddCatalogueImportRowsInput,
  CatalogueFileImportRowsArgs,
  CreateCatalogueImportInput,
  ImportCatalogueInput,
  MutationStartCatalogueImportArgs,
  QueryCatalogueChangesArgs,
  QueryCatalogueImportsArgs,
} from '../../sdl/types.generated.ts';

/** The only file that knows `/catalogue/import`. */
export function catalogueFileSource(rest: RestClient) {
  return {
    importRows: ({ idempotencyKey, dryRun, columns, rows }: ImportCatalogueInput) =>
      rest.call('POST /api/catalogue/import', {
        idempotencyKey,
        dryRun,
        body: { columns: [...columns], rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })) },
      }),
  };
}

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

/** The only file that knows `/catalogue_changes`. */
export function catalogueChangeSource(rest: RestClient) {
  return {
    page: async ({ filter, since, page }: QueryCatalogueChangesArgs) =>
      rest.call('GET /api/catalogue_changes', {
        query: {
          ...pageQuery(page),
          since: since ?? undefined,
          noun: filter?.noun,
          kind: filter?.kind,
          from: filter?.from,
          to: filter?.to,
        },
      }),
  };
}
