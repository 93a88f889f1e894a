// The rules of a file of recipients (SEND), judged alike by the browser's worker and by the platform. Without zod, which the worker does not load.
import { emailIssue, emailUid } from '../foundation/contacts/emailAddress.ts';
import { hasLostDigits, phoneRule } from '../foundation/contacts/phoneNumbers.ts';
import { isSpreadsheetError } from '../foundation/csv/mangledCode.ts';
import { parseMoney } from '../foundation/money/money.ts';
import type { Slices } from '../foundation/process/slices.ts';
import { webAddressIn } from '../foundation/text/personNames.ts';
import { refusedCharacter } from '../foundation/text/refusedCharacter.ts';
import { brokenFaceValue } from '../money/faceValue.ts';
import { composedOrderId, isOrderId, MAX_ORDER_ID } from './orderId.ts';
import {
  type ColumnPlan,
  dueColumns,
  MAX_MESSAGE,
  MAX_RECIPIENT_ROWS,
  RECIPIENT_COLUMNS,
  RECIPIENT_FIELDS,
  RECIPIENT_LIMITS,
  type RecipientColumn,
  type RecipientRow,
  rowOf,
  surplusOf,
} from './recipientColumns.ts';
import type { RecipientFileFacts, RecipientJudge, RecipientRule, RowIssue } from './recipientRules.ts';

/** Invisible characters that change a value: they come of copying, or of malice. */
export const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** Rows that are judged without a pause. */
const SLICE_ROWS = 200;

/** The cells of a file, and what they are. */
export interface RecipientCells {
  columns: ColumnPlan;
  lines: readonly (readonly string[])[];
  /** Cells whose quotes are faulty, by the index of their row. */
  faultyCells?: readonly { row: number; at: number }[];
}

/** Reads and judges a whole file: its columns first, then each row, then what rows share. */
export function* judgeRecipients(
  { columns, lines, faultyCells = [] }: RecipientCells,
  judge: RecipientJudge,
): Slices<{ rows: RecipientRow[]; issues: RowIssue[] }> {
  const ofFile = (rule: RecipientRule, limit?: string): RowIssue => ({
    n: null,
    column: null,
    rule,
    ...(limit === undefined ? {} : { limit }),
  });
  const doubled = columns.filter((column, at) => column !== null && columns.indexOf(column) !== at);
  const missing = dueColumns(judge).filter((column) => !columns.includes(column));
  const wrong = [
    ...missing.map((column) => ofFile('missing_column', column)),
    ...[...new Set(doubled)].map((column) => ofFile('doubled_column', column ?? '')),
  ];
  if (wrong.length > 0) return { rows: [], issues: wrong };
  if (lines.length === 0) return { rows: [], issues: [ofFile('no_rows')] };
  if (lines.length > MAX_RECIPIENT_ROWS)
    return { rows: [], issues: [ofFile('too_many_rows', String(MAX_RECIPIENT_ROWS))] };
  const rows = lines.map((cells, at) => rowOf(columns, cells, at + 1));
  const beyond = lines.flatMap((cells, at) => surplusIssue(columns, cells, at + 1) ?? []);
  const faulty = faultyCells.flatMap(({ row, at }): RowIssue[] => {
    const column = columns[at] ?? null;
    return column === null ? [] : [{ n: row + 1, column, rule: 'quotes_faulty' }];
  });
  const judged = yield* judgeRows(rows, judge, columns.includes('order_id'));
  // The text of a cell with faulty quotes is not certain: it has no other issue.
  const isFaulty = new Set(faulty.map(({ n, column }) => `${n} ${column}`));
  const others = judged.filter(({ n, column }) => !isFaulty.has(`${n} ${column}`));
  return { rows, issues: [...beyond, ...faulty, ...others].sort(byRow) };
}

const byRow = (one: RowIssue, other: RowIssue): number => (one.n ?? 0) - (other.n ?? 0);

/** The issue of a row with more cells than the header: it stands at the last column that is read, and names the cells. */
function surplusIssue(columns: ColumnPlan, cells: readonly string[], n: number): RowIssue | null {
  const surplus = surplusOf(columns, cells);
  if (surplus === '') return null;
  return {
    n,
    column: columns.findLast((column) => column !== null) ?? null,
    rule: 'too_many_cells',
    limit: surplus,
  };
}

/** Judges rows, each by itself and among the others. `hasOrderIds`: each must have one (SEND-17). */
export function* judgeRows(
  rows: readonly RecipientRow[],
  judge: RecipientJudge,
  hasOrderIds: boolean,
): Slices<RowIssue[]> {
  const rewards = rewardsBySku(judge);
  const issues: RowIssue[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % SLICE_ROWS === 0) yield;
    issues.push(...issuesOf(row, { judge, rewards, hasOrderIds }));
  }
  yield;
  return [...issues, ...sharedIssues(rows, judge)].sort(byRow);
}

/** Validates one row again, after an edit. */
export const judgeRow = (row: RecipientRow, judge: RecipientJudge, hasOrderIds = false): RowIssue[] =>
  issuesOf(row, { judge, rewards: rewardsBySku(judge), hasOrderIds });

interface JudgedBy {
  judge: RecipientJudge;
  rewards: ReadonlyMap<string, RecipientFileFacts['rewards'][number]>;
  hasOrderIds: boolean;
}

const rewardsBySku = ({ rewards }: RecipientFileFacts) => new Map(rewards.map((one) => [one.sku, one]));

function issuesOf(row: RecipientRow, { judge, rewards, hasOrderIds }: JudgedBy): RowIssue[] {
  const issues: RowIssue[] = [];
  const add = (column: RecipientColumn, rule: RecipientRule, limit?: string) =>
    void issues.push({ n: row.n, column, rule, ...(limit === undefined ? {} : { limit }) });
  if (judge.orderId === null && (hasOrderIds || row.orderId !== null)) {
    if (row.orderId !== null && HIDDEN.test(row.orderId)) add('order_id', 'hidden_characters');
    else if (composedOrderId((row.orderId ?? '').trim()).length > MAX_ORDER_ID)
      add('order_id', 'text_too_long', String(MAX_ORDER_ID));
    else if (!isOrderId(row.orderId ?? '')) add('order_id', 'order_id_invalid');
  }
  judgeValue(row, rewards.get(row.sku), add);
  judgeAddress(row, judge, add);
  judgeTexts(row, add);
  for (const column of NUMBERED)
    if (hasLostDigits(row[RECIPIENT_FIELDS[column]] ?? '')) add(column, 'digits_lost');
  if (row.customImage !== null && !isPicture(row.customImage)) add('custom_image', 'image_url');
  const errors = RECIPIENT_COLUMNS.filter((column) =>
    isSpreadsheetError(row[RECIPIENT_FIELDS[column]] ?? ''),
  );
  if (errors.length === 0) return issues;
  // A cell that holds an error in place of a value has no other issue.
  return [
    ...errors.map((column): RowIssue => ({ n: row.n, column, rule: 'spreadsheet_error' })),
    ...issues.filter(({ column }) => column === null || !errors.includes(column)),
  ];
}

/** Columns in which a spreadsheet takes a long number for one to be rounded. */
const NUMBERED = ['order_id', 'external_ref'] as const;

type FileReward = RecipientFileFacts['rewards'][number];
type Add = (column: RecipientColumn, rule: RecipientRule, limit?: string) => void;

/** Rules of a value that is written as the file needs it (SEND-21). A minus is no part of the format. */
const OF_SIZE: readonly string[] = ['value_too_small', 'value_too_high'];

function judgeValue({ value }: RecipientRow, reward: FileReward | undefined, add: Add): void {
  if (!reward) add('sku', 'unknown_sku');
  const currency = reward?.currency ?? 'EUR';
  const broken = brokenFaceValue(value, currency);
  if (broken && !OF_SIZE.includes(broken.rule)) add('value', 'value_format');
  else if (reward?.isVariable && broken)
    add('value', broken.rule as 'value_too_small' | 'value_too_high', broken.limit);
  else if (reward && !reward.isVariable && parseMoney(value, currency) !== ownValue(reward))
    add('value', 'value_not_face_value', reward.faceValue);
}

const ownValue = ({ faceValue, currency }: FileReward) => parseMoney(faceValue, currency);

function judgeAddress(
  { email, phoneNumber }: RecipientRow,
  { channel, readPhone }: RecipientJudge,
  add: Add,
): void {
  if (email !== null && HIDDEN.test(email)) add('email', 'hidden_characters');
  else if (email !== null) {
    const issue = emailIssue(email);
    if (issue) add('email', issue.rule, 'limit' in issue ? issue.limit : undefined);
  } else if (channel === 'email') add('email', 'email_format');
  const rule =
    phoneNumber === null
      ? channel === 'sms' && 'phone_format'
      : phoneRule(phoneNumber, { readPhone, isForSms: channel === 'sms' });
  if (rule) add('phone_number', rule);
}

const NAMES: readonly RecipientColumn[] = ['first_name', 'last_name'];

/** Texts have the same limits as in a request (`givenRow`). */
function judgeTexts(row: RecipientRow, add: Add): void {
  for (const column of RECIPIENT_COLUMNS) {
    const text = row[RECIPIENT_FIELDS[column]];
    const isMessage = column === 'message';
    const most = isMessage ? MAX_MESSAGE : (RECIPIENT_LIMITS as Partial<Record<string, number>>)[column];
    if (text === null || most === undefined) continue;
    const refused = refusedCharacter(text, { hasLines: isMessage });
    const address = NAMES.includes(column) ? webAddressIn(text) : null;
    if (refused) add(column, refused.rule, refused.character);
    else if (address !== null) add(column, 'text_web_address', address);
    else if ([...text].length > most)
      add(column, isMessage ? 'message_too_long' : 'text_too_long', String(most));
  }
}

function sharedIssues(
  rows: readonly RecipientRow[],
  { orderId, channel, isUnique, readPhone }: RecipientJudge,
): RowIssue[] {
  const orders = new Set<string>();
  const people = new Set<string>();
  const uidOf = ({ email, phoneNumber }: RecipientRow) =>
    channel === 'sms' ? phoneNumber && readPhone(phoneNumber)?.number : email && emailUid(email);
  return rows.flatMap((row): RowIssue[] => {
    const issues: RowIssue[] = [];
    if (orderId === null && row.orderId !== null) {
      const id = composedOrderId(row.orderId);
      if (orders.has(id))
        issues.push({ n: row.n, column: 'order_id', rule: 'order_id_duplicate', limit: String(row.n) });
      orders.add(id);
    }
    const uid = isUnique ? uidOf(row) : null;
    if (uid) {
      const column = channel === 'sms' ? 'phone_number' : 'email';
      if (people.has(uid)) issues.push({ n: row.n, column, rule: 'recipient_twice' });
      people.add(uid);
    }
    return issues;
  });
}

const isPicture = (text: string): boolean =>
  text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
