import { sql } from 'drizzle-orm';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { CsvFile } from '../../foundation/http/csv.ts';
import { dimensionFacts } from '../dimensions/store.ts';
import { columnsOf, fileCells, source } from './cells.ts';

/**
 * The whole catalog as a file that can be imported again: a row for each SKU of a product, with its product's and its brand's names. A template
 * has the columns alone.
 */
export async function exportCatalogue(
  scope: Scope,
  { isTemplate }: { isTemplate: boolean },
): Promise<CsvFile> {
  const dimensions = await scope.read(async (tx) =>
    [...(await dimensionFacts(tx)).values()].filter(({ mayVary }) => mayVary).map(({ id }) => id),
  );
  return {
    name: isTemplate ? 'catalogue-template.csv' : `catalogue-${dayIn(scope.timezone)}.csv`,
    columns: columnsOf(dimensions),
    lines: () =>
      scope.csv({
        cells: fileCells(dimensions, scope.locale),
        from: sql`${source} ${isTemplate ? sql`where false` : sql``} order by s.sku collate "C"`,
      }),
  };
}
