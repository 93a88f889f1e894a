import { COPY_PROBLEMS } from '../../../../schema/fulfillment/copiedPictures.ts';
import {
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
} from '../../../../schema/fulfillment/recipientColumns.ts';

/** A broken rule of a row, or of the file if `n` is null; only the platform can check some rules. */
export interface DeskIssue {
  n: number | null;
  column: RecipientColumn | null;
  rule: string;
  limit?: string;
}

/** One message of the failure overlay: its rule, its first occurrence, and the count. */
export interface FileMessage {
  rule: string;
  limit: string | null;
  /** The first rows that break it, each with its value. */
  places: { n: number; line: number | null; text: string }[];
  count: number;
}

/** The order of the messages; unlisted rules come last. */
const ORDER = [
  ...[
    'missing_column',
    'doubled_column',
    'too_many_rows',
    'no_rows',
    'too_many_cells',
    'doubled_cell',
    'spreadsheet_error',
    'formula_without_value',
    'order_id_invalid',
    'order_id_duplicate',
    'order_id_sent',
  ],
  ...[
    'value_format',
    'value_too_small',
    'value_too_high',
    'value_not_face_value',
    'email_format',
    'email_character',
  ],
  ...[
    'phone_format',
    'digits_lost',
    'phone_not_mobile',
    'image_url',
    ...COPY_PROBLEMS.map((problem) => `image_${problem}`),
  ],
  ...[
    'message_too_long',
    'text_too_long',
    'unknown_sku',
    'recipient_twice',
    'recipient_taken',
    'recipient_name_required',
    'hidden_characters',
  ],
];
/** Rules with a separate message for every row (SEND-20) or column, and the maximum number of these and of named positions. */
const EACH = new Set(['doubled_column', 'order_id_duplicate']);
const MAX_PLACES = 20;
/** Rules about a cell and other cells, which the message quotes behind it. */
const WITH_OTHERS = new Set(['too_many_cells', 'doubled_cell']);
/** Characters of a cell that a message quotes at most. */
const MAX_PLACE_TEXT = 200;

/** Separator between the columns of a message about several. */
export const BETWEEN_COLUMNS = ', ';

interface Places {
  rowAt: (n: number) => RecipientRow | undefined;
  /** The line of a row in its file; null for a row that comes from no file. */
  lineOf: (n: number) => number | null;
}

/** The errors of a file, one message per rule; the first one is the heading (SEND-5). */
export function fileMessages(issues: readonly DeskIssue[], { rowAt, lineOf }: Places): FileMessage[] {
  const messagesByKey = new Map<string, FileMessage>();
  for (const { n, column, rule, limit } of issues) {
    const own = EACH.has(rule) ? `${rule} ${limit}` : rule;
    const cell = n === null || column === null ? '' : String(rowAt(n)?.[RECIPIENT_FIELDS[column]] ?? '');
    const text = WITH_OTHERS.has(rule) ? `${cell} · ${limit ?? ''}` : cell.slice(0, MAX_PLACE_TEXT);
    const message = messagesByKey.get(own) ?? { rule, limit: limit ?? null, places: [], count: 0 };
    message.count += 1;
    // All columns that are missing stand in one sentence (SEND-16).
    if (rule === 'missing_column' && message.count > 1) message.limit += `${BETWEEN_COLUMNS}${limit}`;
    if (n !== null && message.places.length < MAX_PLACES) message.places.push({ n, line: lineOf(n), text });
    messagesByKey.set(own, message);
  }
  const place = ({ rule }: FileMessage) => (ORDER.indexOf(rule) + ORDER.length + 1) % (ORDER.length + 1);
  return shortened([...messagesByKey.values()].sort((one, other) => place(one) - place(other)));
}

/** Limits the number of messages that occur once per row. */
function shortened(messages: FileMessage[]): FileMessage[] {
  const duplicates = messages.filter(({ rule }) => rule === 'order_id_duplicate');
  const dropped = new Set(duplicates.slice(MAX_PLACES));
  return messages.filter((message) => !dropped.has(message));
}
