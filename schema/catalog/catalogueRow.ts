import { PRODUCT_LOCALES } from '../foundation/contacts/languages.ts';
import { withoutGuard } from '../foundation/csv/formulaGuard.ts';
import { isRoundedNumber, isSpreadsheetError, withoutQuotedForm } from '../foundation/csv/mangledCode.ts';
import {
  certainDecimal,
  languageOfNumbers,
  typedDecimal,
  unclearDecimal,
} from '../foundation/money/decimals.ts';
import { type FieldError, fieldErrorsOf } from '../foundation/text/fieldErrors.ts';
import { SALE_STATUSES, type SaleStatus } from '../foundation/transitions.ts';
import {
  BETWEEN_VALUES,
  type Cells,
  columnOf,
  dimensionOf,
  isClearable,
  trimmedCell,
} from './catalogueFile.ts';
import {
  type DimensionFacts,
  type DimensionValue,
  type DimensionValues,
  dimensionIssue,
} from './dimensions.ts';
import { dimensionValueOf } from './dimensionTexts.ts';
import { type NewSku, newSku } from './skus.ts';

/** Columns of numbers that a spreadsheet takes for amounts: exports write them as `="4006381333931"`. */
const NUMBER_COLUMNS: readonly string[] = ['ean', 'sku', 'product_id', 'brand_id'];

/** Content of a cell that clears its value. A text that is a hyphen stands in a file as `'-`. */
const CLEARS = '-';

/**
 * The cells of a row as a file means them, by column. A blank cell is absent: it leaves the value as it is. `-` clears the value and is empty
 * here. A new SKU has no value that could stay, so that both mean the default.
 */
export function meantCells(columns: readonly string[], cells: readonly string[]): Cells {
  const entries = columns.flatMap((column, at): [string, string][] => {
    const cell = trimmedCell(cells[at] ?? '');
    if (cell === '') return [];
    if (NUMBER_COLUMNS.includes(column)) {
      const text = trimmedCell(withoutQuotedForm(cell));
      if (text !== cell) return text === '' ? [] : [[column, text]];
    }
    return [[column, cell === CLEARS ? '' : trimmedCell(withoutGuard(cell))]];
  });
  return Object.fromEntries(entries);
}

/**
 * Cells that cannot be a value: `-` in a column that always has one, an error of a spreadsheet, and a number whose digits a spreadsheet
 * has rounded away. An amount is judged as a number.
 */
export const unusableCells = (cells: Cells): FieldError[] =>
  Object.entries(cells).flatMap(([column, cell]) => {
    if (cell === '') return isClearable(column) ? [] : [{ field: column, rule: 'not_clearable' }];
    if (isSpreadsheetError(cell)) return [{ field: column, rule: 'spreadsheet_error' }];
    return isRoundedNumber(cell) && !AMOUNT_COLUMNS.includes(column)
      ? [{ field: column, rule: 'digits_lost' }]
      : [];
  });

/**
 * Numbers with a comma, each with its one reading where it has one. A call may hold a part of a file, and another part another reading of `1,234`: a program
 * writes a point before decimals and no comma.
 */
export const commaCells = (cells: Cells, dimensions: ReadonlyMap<string, DimensionFacts>): FieldError[] =>
  Object.entries(cells).flatMap(([column, cell]) => {
    const isNumber =
      AMOUNT_COLUMNS.includes(column) || dimensions.get(dimensionOf(column) ?? '')?.type === 'number';
    if (!isNumber || !cell.includes(',')) return [];
    const certain = certainDecimal(cell);
    return [{ field: column, rule: 'comma_in_number', ...(certain === null ? {} : { limit: certain }) }];
  });

/** Columns of amounts. */
export const AMOUNT_COLUMNS: readonly string[] = ['face_value', 'catalog_price'];

/** An amount as a decimal string, by the same rule as a form's field: one reader decides what a comma means. */
export const amountIn = (cells: Cells, column: string, language: string): string =>
  typedDecimal(cells[column] ?? '', language);

/**
 * The language of the numbers of a file: its amounts and numbers of dimensions show it, and where they do not, it is the person's.
 * @param columns the columns of numbers, in the order of the cells
 */
export const fileLanguage = (
  columns: readonly string[],
  rows: readonly { cells: readonly string[] }[],
  personLanguage: string,
): string =>
  languageOfNumbers(
    rows.flatMap(({ cells }) => Object.values(meantCells(columns, cells))),
    personLanguage,
  );

/** A file says nothing of who supplies a SKU: that stays as it is. */
const fileSku = newSku.omit({ providerId: true });

/** The SKU of a row, as far as its cells can be read; the broken rules name columns. */
export interface ReadRow {
  sku: Omit<NewSku, 'status' | 'providerId'> & { status: SaleStatus };
  dimensionValues: DimensionValues;
  errors: FieldError[];
}

const WORDS: Record<string, boolean> = {
  true: true,
  vrai: true,
  '1': true,
  yes: true,
  oui: true,
  false: false,
  faux: false,
  '0': false,
  no: false,
  non: false,
  '': false,
};

/** Context for reading cells: the dimensions of the catalog, and the person's language, which decides the form of numbers. */
export interface CellReading {
  dimensions: ReadonlyMap<string, DimensionFacts>;
  language: string;
  /** True if a number with a comma is refused, whatever the language is. */
  isPointOnly: boolean;
}

/** Reads a row by the rules of a SKU; what several fields decide together is judged where it is saved. */
export function readCells(cells: Cells, { dimensions, language }: Omit<CellReading, 'isPointOnly'>): ReadRow {
  const cell = (column: string) => trimmedCell(cells[column] ?? '');
  const errors: FieldError[] = [];
  const localeCell = cell('default_locale') || 'en';
  const locale = PRODUCT_LOCALES.find((one) => one === localeCell) ?? 'en';
  if (locale !== localeCell) errors.push({ field: 'default_locale', rule: 'choice' });
  const flag = (column: string) => {
    const word = WORDS[cell(column).toLowerCase()];
    if (word === undefined) errors.push({ field: column, rule: 'true_or_false' });
    return word ?? false;
  };
  const amount = (column: string) => amountIn(cells, column, language);
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
  const unclear = AMOUNT_COLUMNS.flatMap((column) => unclearNumber(column, cell(column), language));
  errors.push(...unclear);
  const judged = fileSku.safeParse({ ...read, status: 'enabled' }, { reportInput: true });
  if (!judged.success)
    errors.push(
      ...fieldErrorsOf(judged.error)
        .map((one) => ({ ...one, field: columnAt(one.field, locale), rule: cellRule(one.rule) }))
        .filter(({ field }) => !unclear.some((one) => one.field === field)),
    );
  const dimensionValues: Record<string, DimensionValue> = {};
  for (const column of Object.keys(cells)) {
    const facts = dimensions.get(dimensionOf(column) ?? '');
    if (!facts || cell(column) === '') continue;
    const texts = cell(column).split(BETWEEN_VALUES);
    const unclearTexts =
      facts.type === 'number' ? texts.flatMap((text) => unclearNumber(column, text, language)) : [];
    const value = dimensionValueOf(
      facts,
      texts.map((text) => textIn(text, facts, language)),
    );
    const issue = dimensionIssue(facts, value);
    if (unclearTexts[0]) errors.push(unclearTexts[0]);
    else if (issue) errors.push({ field: column, rule: issue });
    dimensionValues[facts.id] = value;
  }
  const sku = judged.success ? { ...judged.data, status: read.status } : read;
  return { sku, dimensionValues, errors };
}

/** The error of a number that its file's language writes otherwise, with its reading where there is only one. */
function unclearNumber(field: string, text: string, language: string): FieldError[] {
  const reading = unclearDecimal(text, language);
  if (reading === null) return [];
  return 'certain' in reading
    ? [{ field, rule: 'decimal_comma', limit: reading.certain }]
    : [{ field, rule: 'unclear_number' }];
}

/** A cell is far from any field that shows how an amount is written, so that its message says it. */
const cellRule = (rule: string): string => (rule === 'expect_a_number' ? 'amount_format' : rule);

/** A value of a dimension as rules write it, from what a spreadsheet makes of it. */
function textIn(text: string, { type }: DimensionFacts, language: string): string {
  if (type === 'number') return typedDecimal(text, language);
  const word = type === 'boolean' ? WORDS[text.toLowerCase()] : undefined;
  return word === undefined ? text : String(word);
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
