import { PRODUCT_LOCALES } from '../foundation/contacts/languages.ts';
import type { FieldError } from '../foundation/text/fieldErrors.ts';

/** Rows that one call takes, and that one file may have. */
export const MAX_IMPORT_ROWS = 500;
export const MAX_FILE_ROWS = 50_000;

/** Columns that say what a row is about; they are read and never written. */
export const SHOWN_COLUMNS = ['brand_id', 'brand_name', 'product_id', 'product_name'] as const;
const TEXT_COLUMNS = PRODUCT_LOCALES.flatMap(
  (locale) => [`name_${locale}`, `description_${locale}`] as const,
);
const OWN_COLUMNS = [
  ...(['ean', 'face_value', 'currency', 'variable_value'] as const),
  ...(['catalog_price', 'catalog_currency', 'featured'] as const),
] as const;

/** The columns of every file, in the order they are exported; those of dimensions follow, one each: `dimension_size`. */
export const FIXED_COLUMNS: readonly string[] = [
  ...SHOWN_COLUMNS,
  ...['sku', 'version', 'status', 'default_locale'],
  ...TEXT_COLUMNS,
  ...OWN_COLUMNS,
];
const DIMENSION = 'dimension_';

/** The dimension that a column holds values of; null for every other column. */
export const dimensionOf = (column: string): string | null =>
  column.startsWith(DIMENSION) ? column.slice(DIMENSION.length) : null;
export const columnOf = (dimensionId: string): string => `${DIMENSION}${dimensionId}`;

/** Several values of one dimension in a cell. */
export const BETWEEN_VALUES = ' | ';

/** Cells of a row by column. */
export type Cells = Readonly<Record<string, string>>;

/** A column as it is compared: `Brand ID` is `brand_id`. */
export const columnName = (cell: string): string =>
  trimmedCell(cell)
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** White space around a cell, and characters that nobody sees: `trim` leaves the zero-width ones. */
const INVISIBLE = /[\s\u200b-\u200d\u2060\ufeff]/;

/** A cell without what surrounds it invisibly. Two cells that look the same have the same value. */
export function trimmedCell(cell: string): string {
  let [start, end] = [0, cell.length];
  while (start < end && INVISIBLE.test(cell.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(cell.charAt(end - 1))) end -= 1;
  return cell.slice(start, end);
}

/**
 * Everything that is wrong with the columns of a file. A column that is missing leaves its values as they are. Only `sku` and `product_id`
 * may not both be missing: without them a row names neither a SKU nor the product of a new one. A column is quoted as the file writes it.
 */
export function headerErrors(header: readonly string[], dimensions: readonly string[]): FieldError[] {
  const columns = header.map(columnName);
  const written = (column: string, at = columns.indexOf(column)) => trimmedCell(header[at] ?? '');
  const error = (rule: string, limit: string) => ({ field: 'columns', rule, limit });
  const isKnown = (column: string) => {
    const dimension = dimensionOf(column);
    return dimension === null ? FIXED_COLUMNS.includes(column) : dimensions.includes(dimension);
  };
  return [
    ...(columns.includes('sku') || columns.includes('product_id') ? [] : [error('missing_column', 'sku')]),
    ...[...new Set(columns)]
      .filter((column) => !isKnown(column))
      .map((column) =>
        error(dimensionOf(column) === null ? 'unknown_column' : 'unknown_dimension_column', written(column)),
      ),
    ...[...new Set(columns.filter((column, at) => columns.indexOf(column) !== at))]
      .filter(isKnown)
      .map((column) => error('doubled_column', written(column, columns.lastIndexOf(column)))),
  ];
}

/** Columns whose value a row may clear with `-`. Every other value of a SKU is always there. */
const CLEARABLE_COLUMNS: readonly string[] = [...TEXT_COLUMNS, 'ean', 'catalog_price', 'catalog_currency'];
export const isClearable = (column: string): boolean =>
  CLEARABLE_COLUMNS.includes(column) || dimensionOf(column) !== null;
