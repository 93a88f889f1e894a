import { addDays, isDay } from '../../../schema/foundation/dates/dates.ts';
import type { ImportedCodes } from './importCodes.ts';
import type { LineProblem } from './poolFile.ts';

type Refusal = LineProblem | ImportedCodes['refused'][number]['reason'];

const ORIGINAL = 'take it from the file of the provider and format its column as text';

/** Instructions for an operator, by the reason that a line is refused; those of dates follow what their cell says. */
const REMEDIES: Readonly<Record<Refusal, string>> = {
  sku_missing: 'the line names no SKU; write the SKU of its reward',
  code_missing: 'the line has no code; write it, or remove the line',
  code_too_long:
    'the code has more than 200 characters, as a web address 2,000; check that a separator or a line end is not missing',
  code_unseen: `the code holds characters that nobody sees; ${ORIGINAL}`,
  code_formula: `a spreadsheet has put a formula or an error in place of the code; ${ORIGINAL}`,
  code_rounded: `a spreadsheet has rounded this number, and its last digits are lost; ${ORIGINAL}`,
  code_decimal: `a spreadsheet has made a decimal of this number; ${ORIGINAL}`,
  code_boolean: `a spreadsheet has made true or false of this code; ${ORIGINAL}`,
  code_date: `a spreadsheet has made a date of this code; ${ORIGINAL}`,
  code_full_width: 'the code has full-width letters or digits; write it with those of a keyboard',
  code_blank: 'the code has a blank within; write it without, or one code a line',
  expires_at_invalid: 'write the last day as YYYY-MM-DD, or an instant with its offset',
  expires_at_past: 'the code has expired and could never be given; remove the line, or correct the date',
  available_at_invalid: 'write the first day as YYYY-MM-DD, or an instant with its offset',
  dates_reversed:
    'the code expires before it becomes available, so that it could never be given; correct one of the dates',
  batch_no_too_long: 'the batch number has more than 100 characters; shorten it',
  cell_count: 'the line has more cells than there are columns; put a cell that holds the separator in quotes',
  duplicate_code: 'the code is in this file, in a pool or was issued before; remove the line',
  unknown_sku: 'no reward has this SKU; correct it, or create the SKU first',
  variable_sku: 'the value of this reward is chosen, so that it has no pool; name a SKU of a fixed value',
};

/** The reason of a refused line with its remedy. It quotes a date only: any other cell may hold the code. */
export function refusalText({ reason, cell }: { reason: Refusal; cell?: string }): string {
  const date = cell !== undefined && DATE_LIKE.test(cell) ? cell : null;
  if (date === null) return `${reason}: ${REMEDIES[reason]}`;
  if (reason === 'expires_at_past') return `${reason}: ${date} is over; ${REMEDIES[reason]}`;
  const last = lastDayOfMonth(date);
  if (last === null) return `${reason}: ${date} is not written as a date is here; ${REMEDIES[reason]}`;
  const day = reason === 'expires_at_invalid' ? 'last' : 'first';
  return `${reason}: ${date} is no day; write the ${day} day as ${last}`;
}

/** Digits of a day, however they are separated, and perhaps a time. */
const DATE_LIKE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ][\d:.+\-Z]{1,30})?$/;

/** The last day of the month of a day that the month does not have; null where the text names no month. */
function lastDayOfMonth(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const first = `${year}-${month}-01`;
  if (!isDay(first) || Number(day) < 1 || Number(day) > 31) return null;
  const next = addDays(first, 31);
  return addDays(`${next.slice(0, 7)}-01`, -1);
}
