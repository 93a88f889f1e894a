// The rules that a file of recipients can break, and the facts that it is judged by.
import type { ReadPhone } from '../foundation/contacts/phoneNumbers.ts';
import type { RecipientColumn } from './recipientColumns.ts';

/** Facts by which a file is judged. `orderId` is the prefix of every order ID, where the option is on. */
export interface RecipientFileFacts {
  channel: 'email' | 'sms';
  orderId: string | null;
  rewards: readonly { sku: string; isVariable: boolean; faceValue: string; currency: string }[];
  /** True if each recipient redeems once. */
  isUnique: boolean;
}

/** The facts, and the reader of phone numbers. */
export interface RecipientJudge extends RecipientFileFacts {
  readPhone: ReadPhone;
}

export const RECIPIENT_RULES = [
  'missing_column',
  'doubled_column',
  'too_many_rows',
  'no_rows',
  'too_many_cells',
  'quotes_faulty',
  'spreadsheet_error',
  'order_id_invalid',
  'order_id_duplicate',
  'value_format',
  'value_not_face_value',
  'value_too_small',
  'value_too_high',
  'email_format',
  'email_character',
  'phone_format',
  'digits_lost',
  'phone_not_mobile',
  'image_url',
  'message_too_long',
  'text_too_long',
  'text_line_break',
  'text_control_character',
  'text_direction_character',
  'text_invisible_character',
  'text_web_address',
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
