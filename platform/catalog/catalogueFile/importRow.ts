import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Cells, SHOWN_COLUMNS, trimmedCell } from '../../../schema/catalog/catalogueFile.ts';
import {
  type CellReading,
  commaCells,
  type ReadRow,
  readCells,
  unusableCells,
} from '../../../schema/catalog/catalogueRow.ts';
import type { DimensionValues } from '../../../schema/catalog/dimensions.ts';
import { newSku } from '../../../schema/catalog/skus.ts';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { Refusal } from '../../foundation/http/refusals/refusal.ts';
import { addSku } from '../skus/create.ts';
import { lockSku, saveDraft } from '../skus/store.ts';
import { cellsWhere, type Present, valueKey } from './present.ts';

/** A row is refused for what its cells say; fields are columns. */
export class RowRefused extends Error {
  readonly errors: readonly FieldError[];
  readonly locale: string;

  constructor(errors: readonly FieldError[], locale = 'en') {
    super('refused');
    this.errors = errors;
    this.locale = locale;
  }
}

/** A row with what it is judged by. */
export interface Row {
  line: number;
  /** The cells that hold something; all others leave the value as it is. */
  cells: Cells;
  present: Present;
  reading: CellReading;
  /** Dimensions that the file has a column for. */
  dimensions: readonly string[];
  /** Lines of the rows before that took a value in another transaction which was undone, by that value. */
  earlier?: ReadonlyMap<string, number> | undefined;
  /** A row without a version changes the present one; its answer names that version. */
  takesPresentVersion?: boolean | undefined;
}

/** Result of a row; for a new row, `sku` is the created SKU. */
export interface RowDone {
  outcome: 'created' | 'changed' | 'unchanged';
  sku: string | null;
  /** The product and the value that the SKU has now, for rows behind; absent for an unchanged one. */
  value?: string;
  /** The version that a changed SKU had. */
  version?: string;
}

/** Applies a row. @throws RowRefused, Refusal */
export async function importRow(change: Change, file: Row): Promise<RowDone> {
  const { dimensions, isPointOnly } = file.reading;
  const commas = isPointOnly ? commaCells(file.cells, dimensions) : [];
  const unusable = [...unusableCells(file.cells), ...commas];
  const isUnusable = (column: string) => unusable.some(({ field }) => field === column);
  if (IDENTIFYING_COLUMNS.some(isUnusable)) throw new RowRefused(unusable);
  const cells = Object.fromEntries(Object.entries(file.cells).filter(([column]) => !isUnusable(column)));
  const row = { ...file, cells, isRefused: unusable.length > 0 };
  try {
    return await (cells.sku ? changed(change, row) : created(change, row));
  } catch (error) {
    if (unusable.length === 0 || !(error instanceof RowRefused)) throw error;
    const others = error.errors.filter(({ field }) => !isUnusable(field));
    throw new RowRefused([...unusable, ...others], error.locale);
  }
}

/** Columns that say what a row is about: without them its other cells cannot be judged. */
const IDENTIFYING_COLUMNS = ['sku', 'product_id', 'brand_id', 'version'];

/** A row without its unusable cells; `isRefused` where it has any: its other cells are judged, and nothing is saved. */
type JudgedRow = Row & { isRefused: boolean };

/** A row of an existing SKU: saves the cells that differ, if nobody saved the SKU since the file was made. */
async function changed(change: Change, row: JudgedRow): Promise<RowDone> {
  const { cells, present, reading, dimensions } = row;
  const sku = cells.sku ?? '';
  const now = present.bySku.get(sku);
  if (!now) throw new RowRefused([{ field: 'sku', rule: 'unknown_sku' }]);
  const differing = Object.keys(now).filter(
    (column) => column !== 'version' && column in cells && cells[column] !== trimmedCell(now[column] ?? ''),
  );
  if (differing.length === 0 && !row.isRefused) return { outcome: 'unchanged', sku };
  checkShown(cells, now);
  const merged = { ...now, ...cells };
  const locale = merged.default_locale || 'en';
  const target = readCells(merged, reading);
  const before = readCells(now, reading);
  const draft = differences(before, target);
  // Unchanged cells that already broke a rule are not reported: the rule may be newer than the value.
  const wasWrong = (one: FieldError) => before.errors.some((other) => isDeepStrictEqual(one, other));
  const isChanged = Object.keys(draft).length > 0;
  const errors = [
    ...target.errors.filter((one) => differing.includes(one.field) || !wasWrong(one)),
    ...(isChanged ? versionErrors(row, now.version ?? '') : []),
  ];
  if (errors.length > 0 || row.isRefused) throw new RowRefused(errors, locale);
  if (!isChanged) return { outcome: 'unchanged', sku };
  const version = now.version ?? '';
  requireAbility(change, 'editRewards');
  const locked = await lockSku(change.tx, sku);
  await saveDraft(change, locked, withOthers(draft, locked.row.dimensionValues, dimensions)).catch(
    inLocale(locale),
  );
  present.taken.add(keyOfValue(now.product_id ?? '', target));
  return { outcome: 'changed', sku, version, value: wholeValue(now.product_id ?? '', target) };
}

/** The fault of a row's version; a row without one may have to take the present version. */
function versionErrors({ cells, takesPresentVersion }: JudgedRow, present: string): FieldError[] {
  if (!cells.version) return takesPresentVersion ? [] : [{ field: 'version', rule: 'required' }];
  if (!DIGITS.test(cells.version)) return [{ field: 'version', rule: 'version_no_number', limit: present }];
  return cells.version === present ? [] : [{ field: 'version', rule: 'stale_row', limit: present }];
}

/** A row without a SKU: a new one of its product, unless the product has it already. */
async function created(change: Change, row: JudgedRow): Promise<RowDone> {
  const { line, cells, present, reading } = row;
  const productId = cells.product_id ?? '';
  const brandId = cells.brand_id ?? '';
  if (brandId !== '' && !present.brands.has(brandId))
    throw new RowRefused([{ field: 'brand_id', rule: 'unknown_brand' }]);
  const product = present.products.get(productId);
  if (!product)
    throw new RowRefused([{ field: 'product_id', rule: productId === '' ? 'required' : 'no_such_product' }]);
  checkShown(cells, {
    brand_id: product.brand_id,
    brand_name: product.brand_name,
    product_id: product.id,
    product_name: product.name,
  });
  const read = readCells(cells, reading);
  const version = cells.version ? [{ field: 'version', rule: 'version_of_new' }] : [];
  const status = read.sku.status === 'disabled' ? [{ field: 'status', rule: 'new_is_enabled' }] : [];
  const errors = [...version, ...read.errors, ...status];
  if (errors.length > 0 || row.isRefused) throw new RowRefused(errors, read.sku.defaultLocale);
  const earlier = row.earlier?.get(wholeValue(productId, read));
  if (earlier !== undefined)
    throw new RowRefused([{ field: 'face_value', rule: 'doubled_value', limit: String(earlier) }]);
  const value = keyOfValue(productId, read);
  const alike = sql`s.product_id = ${productId} and s.face_value = ${minorOf(read)} and s.currency = ${read.sku.currency}`;
  const others = present.taken.has(value)
    ? await cellsWhere(change.tx, alike, [...reading.dimensions.keys()])
    : [];
  for (const other of others) {
    const twin = readCells(other, reading);
    if (!isSameValue(twin, read)) continue;
    const sku = other.sku ?? '';
    const twinLine = present.createdAt.get(sku);
    if (twinLine !== undefined)
      throw new RowRefused([{ field: 'face_value', rule: 'doubled_value', limit: String(twinLine) }]);
    if (Object.keys(differences(twin, readCells({ ...other, ...cells }, reading))).length > 0)
      throw new RowRefused([{ field: 'sku', rule: 'sku_exists', limit: sku }]);
    return { outcome: 'unchanged', sku };
  }
  requireAbility(change, 'createRewards');
  const draft = { ...newSku.parse(read.sku), dimensionValues: read.dimensionValues };
  const sku = await addSku(change, productId, draft).catch(inLocale(read.sku.defaultLocale));
  present.taken.add(value);
  present.createdAt.set(sku, line);
  return { outcome: 'created', sku, value: wholeValue(productId, read) };
}

/** Minor units of a row's face value; of one that cannot be read a number that no SKU has. */
const minorOf = ({ sku: { faceValue, currency } }: ReadRow): string =>
  parseMoney(faceValue, currency)?.toString() ?? '-1';

const keyOfValue = (productId: string, row: ReadRow): string =>
  valueKey(productId, minorOf(row), row.sku.currency);

/** Key of a SKU within its product: its value and its dimensions. */
const distinction = ({ sku: { faceValue, currency, variableValue }, dimensionValues }: ReadRow) => [
  ...[Number(faceValue), currency, variableValue],
  Object.entries(dimensionValues).sort(([one], [other]) => (one < other ? -1 : 1)),
];

const wholeValue = (productId: string, row: ReadRow): string =>
  JSON.stringify([productId, ...distinction(row)]);

/** Two SKUs of one product with the same value and the same dimensions would be one thing under two names. */
const isSameValue = (one: ReadRow, other: ReadRow): boolean =>
  isDeepStrictEqual(distinction(one), distinction(other));

/** The fields of a SKU that a row changes, with their new values. */
function differences(before: ReadRow, target: ReadRow) {
  const isAmount = (field: string) => field === 'faceValue' || field === 'catalogPrice';
  const sku = Object.entries(target.sku).filter(([field, value]) => {
    const present = before.sku[field as keyof ReadRow['sku']];
    if (isAmount(field) && value !== null && present !== null) return Number(value) !== Number(present);
    return !isDeepStrictEqual(value, present);
  });
  const isSame = isDeepStrictEqual(before.dimensionValues, target.dimensionValues);
  return {
    ...(Object.fromEntries(sku) as Partial<ReadRow['sku']>),
    ...(isSame ? {} : { dimensionValues: target.dimensionValues }),
  };
}

/** Values of dimensions that the file has no column for stay. */
function withOthers(
  draft: ReturnType<typeof differences>,
  present: DimensionValues,
  dimensions: readonly string[],
) {
  if (!draft.dimensionValues) return draft;
  const others = Object.entries(present).filter(([id]) => !dimensions.includes(id));
  return { ...draft, dimensionValues: { ...Object.fromEntries(others), ...draft.dimensionValues } };
}

/** Brand and product are included for readers of the file; an empty cell leaves them unchanged. */
function checkShown(cells: Cells, now: Cells): void {
  const wrong = SHOWN_COLUMNS.filter(
    (column) => cells[column] && cells[column] !== trimmedCell(now[column] ?? ''),
  );
  if (wrong.length > 0)
    throw new RowRefused(wrong.map((field) => ({ field, rule: 'only_shown', limit: now[field] ?? '' })));
}

function requireAbility({ scope }: Change, ability: Ability): void {
  if (!scope.abilities.has(ability))
    throw new RowRefused([
      { field: 'sku', rule: ability === 'editRewards' ? 'may_not_change' : 'may_not_create' },
    ]);
}

/** Fields of a refusal become columns of the row's own language. */
const inLocale =
  (locale: string) =>
  (error: unknown): never => {
    const fieldErrors = error instanceof Refusal ? (error.detail.fieldErrors ?? []) : [];
    throw fieldErrors.length > 0 ? new RowRefused(fieldErrors, locale) : error;
  };
