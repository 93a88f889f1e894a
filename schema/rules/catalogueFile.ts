import { PRODUCT_LOCALES } from '../languages.ts';
import { SALE_STATUSES, type SaleStatus } from '../transitions.ts';
import {
  type DimensionFacts,
  type DimensionValue,
  type DimensionValues,
  dimensionIssue,
} from './dimensions.ts';
import { dimensionValueOf } from './dimensionTexts.ts';
import { type FieldError, fieldErrorsOf } from './fieldErrors.ts';
import { type NewSku, newSku } from './skus.ts';

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

/** What is wrong with the columns of a file: each of ours is there once, and no other. */
export function headerErrors(columns: readonly string[], dimensions: readonly string[]): FieldError[] {
  const error = (rule: string, limit: string) => ({ field: 'columns', rule, limit });
  const isKnown = (column: string) => {
    const dimension = dimensionOf(column);
    return dimension === null ? FIXED_COLUMNS.includes(column) : dimensions.includes(dimension);
  };
  return [
    ...FIXED_COLUMNS.filter((column) => !columns.includes(column)).map((one) => error('missing_column', one)),
    ...columns
      .filter((column) => !isKnown(column))
      .map((column) =>
        error(dimensionOf(column) === null ? 'unknown_column' : 'unknown_dimension_column', column),
      ),
    ...columns
      .filter((column, at) => columns.indexOf(column) !== at)
      .map((column) => error('doubled_column', column)),
  ];
}

/** White space that a spreadsheet may drop before a formula: the same as in the guard of exported texts. */
const BLANK = '[\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200b\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';
const GUARDED = new RegExp(`^'+(?:${BLANK}*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]|[\\t\\r\\n])`);

/** A text as it was before the export put an apostrophe before what looks like a formula. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** An amount in a cell, with a point where a spreadsheet wrote a comma. */
export const amountIn = (cells: Cells, column: string): string =>
  (cells[column] ?? '').trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');

/** A file says nothing of who supplies a SKU: that stays as it is. */
const fileSku = newSku.omit({ providerId: true });

/** What a row says of a SKU, as far as its cells can be read; the broken rules name columns. */
export interface ReadRow {
  sku: Omit<NewSku, 'status' | 'providerId'> & { status: SaleStatus };
  dimensionValues: DimensionValues;
  errors: FieldError[];
}

const WORDS: Record<string, boolean> = {
  ...{ true: true, vrai: true, '1': true, yes: true, oui: true },
  ...{ false: false, faux: false, '0': false, no: false, non: false, '': false },
};

/** Reads a row by the rules of a SKU; what several fields decide together is judged where it is saved. */
export function readCells(cells: Cells, dimensions: ReadonlyMap<string, DimensionFacts>): ReadRow {
  const cell = (column: string) => (cells[column] ?? '').trim();
  const errors: FieldError[] = [];
  const said = cell('default_locale') || 'en';
  const locale = PRODUCT_LOCALES.find((one) => one === said) ?? 'en';
  if (locale !== said) errors.push({ field: 'default_locale', rule: 'choice' });
  const flag = (column: string) => {
    const word = WORDS[cell(column).toLowerCase()];
    if (word === undefined) errors.push({ field: column, rule: 'true_or_false' });
    return word ?? false;
  };
  const amount = (column: string) => amountIn(cells, column);
  const read = {
    name: cell(`name_${locale}`),
    description: cell(`description_${locale}`),
    defaultLocale: locale,
    translations: Object.fromEntries(
      PRODUCT_LOCALES.filter((one) => one !== locale)
        .map((one) => [one, { name: cell(`name_${one}`), description: cell(`description_${one}`) }] as const)
        .filter(([, { name, description }]) => name !== '' || description !== ''),
    ),
    status: (cell('status').toLowerCase() || 'enabled') as SaleStatus,
    ean: cell('ean') || null,
    faceValue: amount('face_value'),
    currency: cell('currency').toUpperCase(),
    variableValue: flag('variable_value'),
    catalogPrice: amount('catalog_price') || null,
    catalogCurrency: cell('catalog_currency').toUpperCase() || null,
    featured: flag('featured'),
  };
  if (!(SALE_STATUSES as readonly string[]).includes(read.status))
    errors.push({ field: 'status', rule: 'choice' });
  const judged = fileSku.safeParse({ ...read, status: 'enabled' }, { reportInput: true });
  if (!judged.success)
    errors.push(
      ...fieldErrorsOf(judged.error).map((one) => ({ ...one, field: columnAt(one.field, locale) })),
    );
  const dimensionValues: Record<string, DimensionValue> = {};
  for (const column of Object.keys(cells)) {
    const facts = dimensions.get(dimensionOf(column) ?? '');
    if (!facts || cell(column) === '') continue;
    const value = dimensionValueOf(facts, cell(column).split(BETWEEN_VALUES));
    const issue = dimensionIssue(facts, value);
    if (issue) errors.push({ field: column, rule: issue });
    dimensionValues[facts.id] = value;
  }
  const sku = judged.success ? { ...judged.data, status: read.status } : read;
  return { sku, dimensionValues, errors };
}

/** The column of a field as rules and the platform name it. */
export function columnAt(field: string, locale: string): string {
  const [first = '', second = '', third] = field.split('.');
  if (first === 'translations') return second && third ? `${third}_${second}` : 'default_locale';
  if (first === 'dimension_values' || first === 'dimensionValues')
    return second ? columnOf(second) : 'variable_value';
  if (first === 'name' || first === 'description') return `${first}_${locale}`;
  return first.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
