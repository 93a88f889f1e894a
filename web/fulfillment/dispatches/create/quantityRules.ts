import type { QuantityRewardFragment } from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { MAX_AMOUNT_TEXT, readDecimal } from '../../../../schema/foundation/money/money.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';
import type { CodesFile as ReadFile } from '../../../../schema/fulfillment/codesFile.ts';
import { mostAtOnce, USUAL_UNDO_SECONDS } from '../../../../schema/fulfillment/dispatches.ts';
import { brokenFaceValue } from '../../../../schema/money/faceValue.ts';
import type { DispatchInput } from '../../shared/dispatches/useCreateDispatch.ts';

/** Dispatches by quantity. */
export type QuantityKind = 'download_codes' | 'download_links' | 'activate_codes';

/** A file of codes that was read here and, if it is valid, uploaded. */
export interface CodesFile extends Pick<ReadFile, 'kind' | 'column' | 'lines' | 'issues' | 'warnings'> {
  name: string;
  /** Number of codes. */
  count: number;
  /** Null if it was not uploaded. */
  mediaId: string | null;
  /** True if its number of codes was taken for the quantity. */
  setsQuantity: boolean;
}

/** One reward in the form. */
export interface QuantityRow {
  sku: string | null | undefined;
  quantity: string | null | undefined;
  value: string | null | undefined;
  codes: CodesFile | null | undefined;
}

const row = z.object({
  sku: z.string(),
  quantity: z.string().trim().max(MAX_AMOUNT_TEXT).nullable(),
  value: z.string().trim().max(MAX_AMOUNT_TEXT).nullable(),
  codes: z.custom<CodesFile | null>(),
});
const shape = { quantities: z.array(row), includePdf: z.boolean(), undoSeconds: z.number() };
const anyQuantities = z.object(shape);
export type QuantityRules = typeof anyQuantities;

/** The initial form: a row per reward, no quantities. */
export const startValues = (rewards: readonly QuantityRewardFragment[]) => ({
  quantities: rewards.map(({ sku }): QuantityRow => ({ sku, quantity: '', value: '', codes: null })),
  includePdf: false,
  undoSeconds: USUAL_UNDO_SECONDS,
});

/** The rules of the form: those of a row depend on its reward. A row without a quantity requests nothing. */
export function quantityRules(kind: QuantityKind, rewards: readonly QuantityRewardFragment[]): QuantityRules {
  const bySku = new Map(rewards.map((reward) => [reward.sku, reward]));
  const judged = row.superRefine((values, context) => {
    const reward = bySku.get(values.sku);
    const errors = reward ? brokenRules(values, reward, kind) : [];
    for (const error of errors) context.addIssue(issueOf(error));
  });
  return z.object({ ...shape, quantities: z.array(judged) });
}

type Row = z.output<typeof row>;

/** A broken rule in zod's terms, which have separate issue codes for bounds. */
function issueOf({ field, rule, limit }: FieldError): Parameters<z.RefinementCtx['addIssue']>[0] {
  const path = [field];
  if (rule === 'min') return { path, code: 'too_small', origin: 'number', minimum: Number(limit) };
  if (rule === 'max') return { path, code: 'too_big', origin: 'number', maximum: Number(limit) };
  return { path, code: 'custom', message: rule, ...(limit === undefined ? {} : { params: { limit } }) };
}

function brokenRules(values: Row, reward: QuantityRewardFragment, kind: QuantityKind): FieldError[] {
  if (!isAsked(values)) return values.codes ? [{ field: 'quantity', rule: 'required' }] : [];
  return [
    ...quantityIssue(values, reward, kind),
    ...(reward.variableValue ? valueIssue(values, reward) : []),
    ...(kind === 'activate_codes' ? codesIssue(values) : []),
  ];
}

/** CODES-4 … CODES-7, LINKS-3, LINKS-4, ACTIV-6, ACTIV-7. */
function quantityIssue({ quantity }: Row, reward: QuantityRewardFragment, kind: QuantityKind): FieldError[] {
  const quantityError = (rule: string, limit?: number): FieldError[] => [
    { field: 'quantity', rule, ...(limit === undefined ? {} : { limit: String(limit) }) },
  ];
  const read = readDecimal(quantity ?? '');
  if (!read) return quantityError('expect_a_number');
  if (quantity?.includes('.')) return quantityError('no_decimals');
  const most = mostAtOnce(kind, { stock: reward.stock, isVariable: reward.variableValue });
  if (Number(quantity) < 1) return quantityError('min', 1);
  return Number(quantity) > most ? quantityError('max', most) : [];
}

/** CODES-8, LINKS-5. */
function valueIssue({ value }: Row, { faceValue: { currency } }: QuantityRewardFragment): FieldError[] {
  const broken = brokenFaceValue(value ?? '', currency);
  return broken ? [{ field: 'value', ...broken }] : [];
}

/** ACTIV-8, ACTIV-11: a file with as many lines as the quantity, none of them wrong. */
function codesIssue({ quantity, codes }: Row): FieldError[] {
  if (!codes) return [{ field: 'codes', rule: 'required' }];
  if (codes.issues.length > 0 || codes.mediaId === null)
    return [{ field: 'codes', rule: 'codes_file_wrong' }];
  return codes.count === Number(quantity)
    ? []
    : [{ field: 'codes', rule: 'code_count', limit: String(codes.count) }];
}

/** True if the row has a quantity. */
export const isAsked = ({ quantity }: Pick<QuantityRow, 'quantity'>): boolean => Boolean(quantity?.trim());

/** The total quantity, as far as the typed values are numbers. */
export const totalAsked = (rows: readonly QuantityRow[]): number =>
  rows.reduce(
    (sum, { quantity }) => sum + (/^\d{1,9}$/.test(quantity?.trim() ?? '') ? Number(quantity) : 0),
    0,
  );

/** CODES-9, LINKS-6, ACTIV-9: no quantity at all; reported before anything else. */
export function nothingAsked({ quantities }: { quantities: readonly QuantityRow[] }): FieldError | null {
  const isNothing = quantities.every((values) => !values.codes && Number(values.quantity?.trim() || 0) === 0);
  return isNothing ? { field: 'quantities', rule: 'quantity_not_specified' } : null;
}

/** The request of a form that passes the rules. */
export function inputOf(
  { quantities, includePdf, undoSeconds }: z.output<QuantityRules>,
  { kind, promotionId, rewards }: QuantityOf,
): DispatchInput {
  const variable = new Set(rewards.flatMap(({ sku, variableValue }) => (variableValue ? [sku] : [])));
  const filledRows = quantities.filter(isAsked);
  const [file] = filledRows.flatMap(({ codes }) => codes ?? []);
  return {
    promotionId,
    kind,
    quantities: filledRows.map(({ sku, quantity, value, codes }) => ({
      sku,
      quantity: Number(quantity),
      ...(variable.has(sku) && { value }),
      ...(kind === 'activate_codes' && codes && { codesFileId: codes.mediaId }),
    })),
    undoSeconds,
    ...(kind === 'download_codes' && { includePdf }),
    ...(kind === 'activate_codes' && file && { fileName: file.name }),
  };
}

/** The subject of a quantity form. */
export interface QuantityOf {
  kind: QuantityKind;
  promotionId: string;
  rewards: readonly QuantityRewardFragment[];
}
