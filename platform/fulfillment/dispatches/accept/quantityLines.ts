import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { type CodesFile, codeCountIssues, readCodesFile } from '../../../../schema/fulfillment/codesFile.ts';
import { mostAtOnce, type NewDispatch } from '../../../../schema/fulfillment/dispatches.ts';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { judgeFaceValue } from '../../../../schema/money/faceValue.ts';
import { invalid } from '../../../foundation/http/refusals/refusal.ts';
import { type DispatchLine, NO_DETAILS } from '../contract.ts';
import { MAX_BROKEN_ROWS } from './checks/claims.ts';
import { freshOrderId } from './checks/orderIds.ts';
import { fileProblem } from './fileProblem.ts';
import type { OfferedReward } from './sources.ts';

/** Lines per slice; the process answers other requests between slices. */
const SLICE_LINES = 1_000;

/** The requested quantities, the rewards of the promotion with their stock, and the files of codes by id. */
export interface Quantities {
  kind: DispatchKind;
  request: Pick<NewDispatch, 'quantities' | 'orderId'>;
  rewards: ReadonlyMap<string, OfferedReward>;
  codes: ReadonlyMap<string, Uint8Array>;
}

/**
 * The lines of quantities (CODES, LINKS, ACTIV): one for each link or code. `warnings` are those of `readCodesFile`,
 * each as `rule:limit`.
 * @throws Refusal of the broken rules by field, `MAX_BROKEN_ROWS` at most:
 * - quantities: quantity_not_specified
 * - quantities.N.sku: unknown_reward, duplicate_value
 * - quantities.N.quantity: max
 * - quantities.N.value: as `judgeFaceValue` (CODES-8, CODES-10, LINKS-2, LINKS-5)
 * - quantities.N.codes_file_id: required; unknown if the dispatch activates no codes; unknown_media; file_ and a problem of `readCodesFile`;
 *   code_count and the rules of `readCodesFile` about the whole file
 * - quantities.N.codes.LINE: the others of its rules; LINE is that of the file
 */
export function* quantityLines(input: Quantities): Slices<{ lines: DispatchLine[]; warnings: string[] }> {
  const { request } = input;
  checkNotEmpty(request);
  const errors: FieldError[] = [];
  const lines: DispatchLine[] = [];
  const warnings = new Set<string>();
  for (const [at, quantity] of request.quantities.entries()) {
    const field = `quantities.${at}`;
    const judged = judgeQuantity(input, at, errors);
    if (!judged) continue;
    const { reward, value } = judged;
    const codes = yield* codesOf(input, { quantity, field }, errors);
    if (errors.length > 0) continue;
    for (const { rule, limit } of codes?.warnings ?? []) warnings.add(`${rule}:${limit ?? ''}`);
    for (let n = 0; n < quantity.quantity; n += 1) {
      if (n % SLICE_LINES === 0) yield;
      const code = codes?.codes[n];
      const line = lines.length + 1;
      lines.push({
        ...NO_DETAILS,
        line,
        sku: reward.sku,
        value,
        currency: reward.currency,
        orderId:
          codes?.kind === 'order_id' && code
            ? code
            : request.orderId
              ? `${request.orderId}-${line}`
              : freshOrderId(),
        entryCode: codes?.kind === 'code' && code ? code : null,
      });
    }
  }
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
  return { lines, warnings: [...warnings] };
}

type Quantity = NewDispatch['quantities'][number];

/** Checks quantities without reading the files of codes, which takes long. @throws Refusal as `quantityLines`, without the rules of files */
export function checkQuantities(input: Omit<Quantities, 'codes'>): void {
  const { request } = input;
  checkNotEmpty(request);
  const errors: FieldError[] = [];
  for (const at of request.quantities.keys()) judgeQuantity(input, at, errors);
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
}

function checkNotEmpty({ quantities }: Quantities['request']): void {
  if (quantities.length === 0) throw invalid([{ field: 'quantities', rule: 'quantity_not_specified' }]);
}

/** The reward of a quantity and the value of each line; null where there is no such reward. */
function judgeQuantity(
  input: Omit<Quantities, 'codes'>,
  at: number,
  errors: FieldError[],
): { reward: OfferedReward; value: bigint } | null {
  const { quantities } = input.request;
  const quantity = quantities[at] as Quantity;
  const field = `quantities.${at}`;
  const reward = input.rewards.get(quantity.sku);
  if (!reward) {
    errors.push({ field: `${field}.sku`, rule: 'unknown_reward' });
    return null;
  }
  if (quantities.findIndex(({ sku }) => sku === quantity.sku) !== at)
    errors.push({ field: `${field}.sku`, rule: 'duplicate_value' });
  const value = judgeFaceValue(quantity.value, reward);
  if ('rule' in value) errors.push({ field: `${field}.value`, ...value });
  checkCount(input, { quantity: quantity.quantity, reward, field }, errors);
  return { reward, value: 'rule' in value ? 0n : value.minor };
}

interface Counted {
  quantity: number;
  reward: OfferedReward;
  field: string;
}

/** Codes are downloaded up to 5000, or up to the stock that is committed (CODES-5, CODES-6). */
function checkCount(
  { kind }: Pick<Quantities, 'kind'>,
  { quantity, reward, field }: Counted,
  errors: FieldError[],
): void {
  const most = mostAtOnce(kind, reward);
  if (quantity > most) errors.push({ field: `${field}.quantity`, rule: 'max', limit: String(most) });
}

/** The codes of an activation (ACTIV-8, ACTIV-11); null for what is downloaded. */
function* codesOf(
  { kind, codes }: Quantities,
  { quantity, field }: { quantity: Quantity; field: string },
  errors: FieldError[],
): Slices<CodesFile | null> {
  if (kind !== 'activate_codes') {
    if (quantity.codesFileId !== null) errors.push({ field: `${field}.codes_file_id`, rule: 'unknown' });
    return null;
  }
  if (quantity.codesFileId === null) {
    errors.push({ field: `${field}.codes_file_id`, rule: 'required' });
    return null;
  }
  const bytes = codes.get(quantity.codesFileId);
  if (!bytes) {
    errors.push({ field: `${field}.codes_file_id`, rule: 'unknown_media' });
    return null;
  }
  const file = yield* readCodesFile(bytes);
  if ('problem' in file) {
    errors.push({ field: `${field}.codes_file_id`, ...fileProblem(file) });
    return null;
  }
  for (const { line, rule, limit } of codeCountIssues(file, quantity.quantity))
    errors.push({
      field: line === null ? `${field}.codes_file_id` : `${field}.codes.${line}`,
      rule,
      ...(limit === undefined ? {} : { limit }),
    });
  return file;
}
