import type { RestClient } from '../../foundation/rest/client.ts';
import type { ImportCatalogueInput } from '../../sdl/types.generated.ts';

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
