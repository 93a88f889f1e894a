import { isPlaceholderName } from '../../../../schema/foundation/text/personNames.ts';
import type { FileWarning } from '../../../../schema/foundation/text/textFile.ts';
import { changedToDates } from '../../../../schema/fulfillment/orderId.ts';
import { RECIPIENT_FIELDS, type RecipientRow } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { DeskFacts } from '../file/suggestions.ts';

/** The replacement character, and UTF-8 that was read as Windows-1252: `FranÃ§ois`, `Lâ€™Hôte`. */
const GARBLED = /\ufffd|[ÃÂ][\u0080-\u00bf\u0152-\u0192\u2013-\u2122]|â€/;

const TEXTS = ['first_name', 'last_name', 'company_name', 'message'] as const;
const MAX_SAMPLES = 5;

/** Warnings about rows that break no rule; the sender decides. Messages that an SMS does not contain, and cells that look wrong. */
export function rowWarnings(rows: readonly RecipientRow[], { channel, orderId }: DeskFacts): FileWarning[] {
  const unread = channel === 'sms' ? rows.filter(({ message }) => message !== null).length : 0;
  const garbled = rows.flatMap((row) => {
    const words = TEXTS.flatMap((column) => (row[RECIPIENT_FIELDS[column]] ?? '').split(/\s+/));
    return words.filter((word) => GARBLED.test(word));
  });
  const names = rows.flatMap(({ firstName, lastName }) =>
    [firstName, lastName].flatMap((name) => (name !== null && isPlaceholderName(name) ? [name] : [])),
  );
  const dates = orderId === null ? changedToDates(rows.flatMap((row) => row.orderId ?? [])) : [];
  return [
    ...(unread > 0 ? [{ rule: 'messages_unread', limit: String(unread) }] : []),
    ...warned('texts_garbled', garbled),
    ...warned('names_odd', names),
    ...warned('order_ids_dates', dates),
  ];
}

/** A warning about cells, with the first of them. */
function warned(rule: string, cells: readonly string[]): FileWarning[] {
  if (cells.length === 0) return [];
  const more = cells.length > MAX_SAMPLES ? ', …' : '';
  const limit = [...new Set(cells)].slice(0, MAX_SAMPLES).join(', ') + more;
  return [{ rule, limit, count: cells.length }];
}
