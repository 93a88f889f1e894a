// The rules of a file of recipients (SEND), judged alike by the browser's worker and by the platform.
import { isRewardValueTooHigh, parseMoney } from '../money.ts';
import type { Slices } from '../slices.ts';
import { orderIdText } from './dispatches.ts';
import { EMAIL, PHONE } from './patterns.ts';

/** Columns of a file of recipients (SEND-9). */
export const RECIPIENT_COLUMNS = [
  'order_id',
  'external_ref',
  'company_name',
  'sku',
  'value',
  'email',
  'phone_number',
  'first_name',
  'last_name',
  'custom_image',
  'message',
] as const;
export type RecipientColumn = (typeof RECIPIENT_COLUMNS)[number];

export const MAX_RECIPIENT_ROWS = 10_000;
export const MAX_MESSAGE = 240;

/** What a file is judged for. `orderId` is what every order ID begins with, where the option is on. */
export interface RecipientFileFacts {
  channel: 'email' | 'sms';
  orderId: string | null;
  rewards: readonly { sku: string; isVariable: boolean; faceValue: string; currency: string }[];
  /** Whether each recipient redeems once. */
  isUnique: boolean;
}

/** A row as it is read; `n` counts rows from 1. */
export interface RecipientRow {
  n: number;
  orderId: string | null;
  externalRef: string | null;
  companyName: string | null;
  sku: string;
  value: string;
  email: string | null;
  phoneNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  customImage: string | null;
  message: string | null;
}

export const RECIPIENT_RULES = [
  'missing_column',
  'too_many_rows',
  'no_rows',
  'unknown_column',
  'order_id_invalid',
  'order_id_duplicate',
  'value_format',
  'value_not_face_value',
  'value_too_small',
  'value_too_high',
  'email_format',
  'phone_format',
  'image_url',
  'message_too_long',
  'unknown_sku',
  'recipient_twice',
  'hidden_characters',
] as const;
export type RecipientRule = (typeof RECIPIENT_RULES)[number];

/** A broken rule of a row, or of the file where `n` is null. */
export interface RowIssue {
  n: number | null;
  column: RecipientColumn | null;
  rule: RecipientRule;
  limit?: string;
}

/** What cannot be seen and changes what is: it comes of copying, or of malice. */
export const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** What each column is called in a row. */
export const RECIPIENT_FIELDS: Readonly<Record<RecipientColumn, Exclude<keyof RecipientRow, 'n'>>> = {
  order_id: 'orderId',
  external_ref: 'externalRef',
  company_name: 'companyName',
  sku: 'sku',
  value: 'value',
  email: 'email',
  phone_number: 'phoneNumber',
  first_name: 'firstName',
  last_name: 'lastName',
  custom_image: 'customImage',
  message: 'message',
};

/** Columns a file must have (SEND-12, SEND-13, SEND-14). */
export const dueColumns = ({ channel }: Pick<RecipientFileFacts, 'channel'>): RecipientColumn[] => [
  'sku',
  'value',
  channel === 'sms' ? 'phone_number' : 'email',
];

/** Rows that are judged without a pause. */
const SLICE_ROWS = 200;

/** Reads and judges a whole file: its columns first, then each row, then what rows share. */
export function* judgeRecipients(
  header: readonly string[],
  lines: readonly (readonly string[])[],
  facts: RecipientFileFacts,
): Slices<{ rows: RecipientRow[]; issues: RowIssue[] }> {
  const ofFile = (rule: RecipientRule, limit?: string): RowIssue => ({
    ...{ n: null, column: null, rule },
    ...(limit === undefined ? {} : { limit }),
  });
  const missing = dueColumns(facts).filter((column) => !header.includes(column));
  if (missing.length > 0)
    return { rows: [], issues: missing.map((column) => ofFile('missing_column', column)) };
  if (lines.length === 0) return { rows: [], issues: [ofFile('no_rows')] };
  if (lines.length > MAX_RECIPIENT_ROWS)
    return { rows: [], issues: [ofFile('too_many_rows', String(MAX_RECIPIENT_ROWS))] };
  const rows = lines.map((cells, at) => rowOf(header, cells, at + 1));
  return { rows, issues: yield* judgeRows(rows, facts, header.includes('order_id')) };
}

/** Judges rows, each by itself and among the others. `hasOrderIds`: each must have one (SEND-17). */
export function* judgeRows(
  rows: readonly RecipientRow[],
  facts: RecipientFileFacts,
  hasOrderIds: boolean,
): Slices<RowIssue[]> {
  const rewards = rewardsBySku(facts);
  const issues: RowIssue[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % SLICE_ROWS === 0) yield;
    issues.push(...issuesOf(row, { facts, rewards, hasOrderIds }));
  }
  yield;
  return [...issues, ...sharedIssues(rows, facts)].sort((one, other) => (one.n ?? 0) - (other.n ?? 0));
}

/** Validates one row again, after an edit. */
export const judgeRow = (row: RecipientRow, facts: RecipientFileFacts, hasOrderIds = false): RowIssue[] =>
  issuesOf(row, { facts, rewards: rewardsBySku(facts), hasOrderIds });

/** A row of a file by the columns of its header. */
export function rowOf(header: readonly string[], cells: readonly string[], n: number): RecipientRow {
  const row: Record<string, string | number | null> = { n };
  for (const column of RECIPIENT_COLUMNS) {
    const at = header.indexOf(column);
    const cell = (at === -1 ? '' : (cells[at] ?? '')).trim();
    const isDue = column === 'sku' || column === 'value';
    row[RECIPIENT_FIELDS[column]] = cell === '' && !isDue ? null : cell;
  }
  return row as unknown as RecipientRow;
}

interface Judge {
  facts: RecipientFileFacts;
  rewards: ReadonlyMap<string, RecipientFileFacts['rewards'][number]>;
  hasOrderIds: boolean;
}

const rewardsBySku = ({ rewards }: RecipientFileFacts) => new Map(rewards.map((one) => [one.sku, one]));

function issuesOf(row: RecipientRow, { facts, rewards, hasOrderIds }: Judge): RowIssue[] {
  const issues: RowIssue[] = [];
  const add = (column: RecipientColumn, rule: RecipientRule, limit?: string) =>
    void issues.push({ n: row.n, column, rule, ...(limit === undefined ? {} : { limit }) });
  if (facts.orderId === null && (hasOrderIds || row.orderId !== null)) {
    if (row.orderId !== null && HIDDEN.test(row.orderId)) add('order_id', 'hidden_characters');
    else if (!orderIdText.safeParse(row.orderId ?? '').success) add('order_id', 'order_id_invalid');
  }
  judgeValue(row, rewards.get(row.sku), add);
  judgeAddress(row, facts, add);
  if (row.customImage !== null && !isPicture(row.customImage)) add('custom_image', 'image_url');
  if (row.message !== null && [...row.message].length > MAX_MESSAGE)
    add('message', 'message_too_long', String(MAX_MESSAGE));
  return issues;
}

type Add = (column: RecipientColumn, rule: RecipientRule, limit?: string) => void;

function judgeValue(
  { value }: RecipientRow,
  reward: RecipientFileFacts['rewards'][number] | undefined,
  add: Add,
): void {
  if (!reward) add('sku', 'unknown_sku');
  // A minus is no part of the format (SEND-21).
  const minor = value.startsWith('-') ? null : parseMoney(value, reward?.currency ?? 'EUR');
  if (minor === null) add('value', 'value_format');
  else if (reward?.isVariable && minor < 1n) add('value', 'value_too_small', '0.01');
  else if (reward?.isVariable && isRewardValueTooHigh(minor, reward.currency)) add('value', 'value_too_high');
  else if (reward && !reward.isVariable && minor !== parseMoney(reward.faceValue, reward.currency))
    add('value', 'value_not_face_value', reward.faceValue);
}

function judgeAddress({ email, phoneNumber }: RecipientRow, { channel }: RecipientFileFacts, add: Add): void {
  if (email !== null && HIDDEN.test(email)) add('email', 'hidden_characters');
  else if (email === null ? channel === 'email' : !isEmail(email)) add('email', 'email_format');
  if (phoneNumber === null ? channel === 'sms' : phoneUid(phoneNumber) === null)
    add('phone_number', 'phone_format');
}

function sharedIssues(
  rows: readonly RecipientRow[],
  { orderId, channel, isUnique }: RecipientFileFacts,
): RowIssue[] {
  const orders = new Set<string>();
  const people = new Set<string>();
  return rows.flatMap((row): RowIssue[] => {
    const issues: RowIssue[] = [];
    if (orderId === null && row.orderId !== null) {
      if (orders.has(row.orderId))
        issues.push({ n: row.n, column: 'order_id', rule: 'order_id_duplicate', limit: String(row.n) });
      orders.add(row.orderId);
    }
    const uid =
      channel === 'sms' ? row.phoneNumber && phoneUid(row.phoneNumber) : row.email && emailUid(row.email);
    if (isUnique && uid) {
      const column = channel === 'sms' ? 'phone_number' : 'email';
      if (people.has(uid)) issues.push({ n: row.n, column, rule: 'recipient_twice' });
      people.add(uid);
    }
    return issues;
  });
}

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

/** An e-mail address as recipients are known by it. */
export const emailUid = (email: string): string => email.trim().toLowerCase();

/** A phone number as digits of E.164; null where it is none in international form: with a plus or two zeros before its country. */
export function phoneUid(phone: string): string | null {
  const international = phone.trim().replace(/^00/, '+');
  if (!PHONE.test(international)) return null;
  const digits = international.replace(/[^\d+]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits.slice(1) : null;
}

const isPicture = (text: string): boolean =>
  text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
