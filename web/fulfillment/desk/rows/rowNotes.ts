import {
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
  rowOf,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import type { DeskNote } from '../deskModel.ts';
import type { DeskIssue } from '../file/fileMessages.ts';
import type { suggestionsFor } from '../file/suggestions.ts';
import type { Refusal } from './refusals.ts';

/** The rule of an address that only looks mistyped. */
const DOMAIN_TYPO = 'domain_typo';

/** The rule of a row that an earlier dispatch refused. The reason may be gone by now: the row can be sent. */
const REFUSED_BEFORE = 'refused_before';

/** A cell of a row with its current value. */
export const textOf = (row: RecipientRow, column: RecipientColumn): string =>
  row[RECIPIENT_FIELDS[column]] ?? '';

export const isFilled = (row: RecipientRow): boolean =>
  RECIPIENT_COLUMNS.some((column) => textOf(row, column) !== '');

export const emptyRow = (n: number): RecipientRow => rowOf([], [], n);

interface Noted {
  issues: readonly DeskIssue[];
  /** The suggestion for its address. */
  hint: string | undefined;
  /** Its refusal in an earlier dispatch. */
  refusal: Refusal | null;
  suggest: ReturnType<typeof suggestionsFor>;
}

/** The issues of a row's cells, each with its suggestion. */
export function rowNotes(row: RecipientRow, { issues, hint, refusal, suggest }: Noted): DeskNote[] {
  const broken = issues.flatMap(({ column, rule, limit = null }): DeskNote[] =>
    column === null
      ? []
      : [{ column, rule, limit, fix: suggest.fixOf(row, { column, rule }), isHint: false }],
  );
  const isSkuWrong = broken.some(({ column }) => column === 'sku');
  const before: DeskNote[] =
    refusal?.reason && !isSkuWrong
      ? [{ column: 'sku', rule: REFUSED_BEFORE, limit: refusal.reason, fix: null, isHint: true }]
      : [];
  if (hint === undefined) return [...broken, ...before];
  return [...broken, ...before, { column: 'email', rule: DOMAIN_TYPO, limit: null, fix: hint, isHint: true }];
}
