// Rows of recipients that break no rule and may still not be what their sender means. The browser and the platform tell them alike; the sender decides.
import { isPlaceholderCompany, isPlaceholderName } from '../foundation/text/personNames.ts';
import { changedToDates } from './orderId.ts';
import { RECIPIENT_FIELDS, type RecipientColumn, type RecipientRow } from './recipientColumns.ts';

/** The codes of warnings about rows, in the order in which they are told. */
export const ROW_WARNINGS = [
  'messages_unread',
  'texts_garbled',
  'names_odd',
  'quotes_kept',
  'order_ids_dates',
] as const;
export type RowWarningCode = (typeof ROW_WARNINGS)[number];

/** A warning about a cell; `n` is its row, `text` what looks wrong in it. */
export interface RowWarning {
  n: number;
  column: RecipientColumn;
  code: RowWarningCode;
  text: string;
}

/** The replacement character, and UTF-8 that was read as Windows-1252: `FranÃ§ois`, `Lâ€™Hôte`. */
const GARBLED = /\ufffd|[ÃÂ][\u0080-\u00bf\u0152-\u0192\u2013-\u2122]|â€/;

const TEXTS = ['first_name', 'last_name', 'company_name', 'message'] as const;
const NAMES = ['first_name', 'last_name'] as const;
const COMPANIES = ['company_name'] as const;
const QUOTED = ['order_id', 'external_ref', 'company_name', 'first_name', 'last_name'] as const;

/** True if quotes that a file meant for its cells may be part of the text: with a blank before them they are not taken off. */
const keepsQuotes = (text: string): boolean => text.startsWith('"') || text.split('"').length % 2 === 0;

interface Sent {
  channel: 'email' | 'sms';
  /** Prefix of all order IDs; null if each row has its own order ID. */
  orderId: string | null;
}

/** Messages that an SMS does not contain, letters of another encoding, words in place of a name, quotes in a text, order IDs that a spreadsheet made dates. */
export function rowWarnings(rows: readonly RecipientRow[], { channel, orderId }: Sent): RowWarning[] {
  const dates = new Set(orderId === null ? changedToDates(rows.flatMap((row) => row.orderId ?? [])) : []);
  return rows.flatMap((row): RowWarning[] => {
    const { n, message } = row;
    const cell = (column: RecipientColumn) => row[RECIPIENT_FIELDS[column]] ?? '';
    const garbled = TEXTS.flatMap((column) =>
      cell(column)
        .split(/\s+/)
        .filter((word) => GARBLED.test(word))
        .map((text): RowWarning => ({ n, column, code: 'texts_garbled', text })),
    );
    const names = NAMES.filter((column) => isPlaceholderName(cell(column)));
    const companies = COMPANIES.filter((column) => isPlaceholderCompany(cell(column)));
    return [
      ...(channel === 'sms' && message !== null
        ? [{ n, column: 'message', code: 'messages_unread', text: message } as const]
        : []),
      ...garbled,
      ...[...names, ...companies].map(
        (column): RowWarning => ({ n, column, code: 'names_odd', text: cell(column) }),
      ),
      ...QUOTED.filter((column) => keepsQuotes(cell(column))).map(
        (column): RowWarning => ({ n, column, code: 'quotes_kept', text: cell(column) }),
      ),
      ...(row.orderId !== null && dates.has(row.orderId)
        ? [{ n, column: 'order_id', code: 'order_ids_dates', text: row.orderId } as const]
        : []),
    ];
  });
}
