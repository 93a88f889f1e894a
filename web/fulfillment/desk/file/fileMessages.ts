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
  /** The column of a message about one column, whichever it is. */
  column?: RecipientColumn;
  /** The first rows that break it, each with its value, and its column where the rule does not tell. */
  places: { n: number; line: number | null; text: string; column?: RecipientColumn }[];
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
    'quotes_faulty',
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
/** Rules that cells of several columns can break, so that each place names its column. */
const OF_SEVERAL_COLUMNS = new Set([
  ...['text_line_break', 'text_control_character', 'text_direction_character', 'text_invisible_character'],
  ...['text_web_address', 'hidden_characters', 'format', 'digits_lost', 'spreadsheet_error'],
  ...['formula_without_value', 'doubled_cell', 'quotes_faulty'],
]);
/** The rule whose limit depends on the column: one message for each column. */
const BY_COLUMN = 'text_too_long';
/** Characters of a cell that a message quotes at most. */
const MAX_PLACE_TEXT = 60;

function quoted(cell: string): string {
  const characters = [...cell];
  return characters.length > MAX_PLACE_TEXT ? `${characters.slice(0, MAX_PLACE_TEXT).join('')}…` : cell;
}

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
    const own = EACH.has(rule) ? `${rule} ${limit}` : rule === BY_COLUMN ? `${rule} ${column}` : rule;
    const cell = n === null || column === null ? '' : String(rowAt(n)?.[RECIPIENT_FIELDS[column]] ?? '');
    const text = WITH_OTHERS.has(rule) ? `${quoted(cell)} · ${quoted(limit ?? '')}` : quoted(cell);
    const message: FileMessage = messagesByKey.get(own) ?? {
      rule,
      limit: limit ?? null,
      ...(rule === BY_COLUMN && column !== null && { column }),
      places: [],
      count: 0,
    };
    message.count += 1;
    // All columns that are missing stand in one sentence (SEND-16).
    if (rule === 'missing_column' && message.count > 1) message.limit += `${BETWEEN_COLUMNS}${limit}`;
    const named = OF_SEVERAL_COLUMNS.has(rule) && column !== null && { column };
    if (n !== null && message.places.length < MAX_PLACES)
      message.places.push({ n, line: lineOf(n), text, ...named });
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
