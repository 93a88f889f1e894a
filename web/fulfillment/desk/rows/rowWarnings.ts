import type { FileWarning } from '../../../../schema/foundation/text/textFile.ts';
import { RECIPIENT_FIELDS, type RecipientRow } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { DeskFacts } from '../file/suggestions.ts';

/** The replacement character, and UTF-8 that was read as Windows-1252: `FranÃ§ois`, `Lâ€™Hôte`. */
const GARBLED = /\ufffd|[ÃÂ][\u0080-\u00bf\u0152-\u0192\u2013-\u2122]|â€/;

const TEXTS = ['first_name', 'last_name', 'company_name', 'message'] as const;
const MAX_SAMPLES = 5;

/** Warnings about rows that break no rule: messages that an SMS does not contain, and texts whose letters look wrong. */
export function rowWarnings(rows: readonly RecipientRow[], { channel }: DeskFacts): FileWarning[] {
  const unread = channel === 'sms' ? rows.filter(({ message }) => message !== null).length : 0;
  const garbled = rows.flatMap((row) => {
    const words = TEXTS.flatMap((column) => (row[RECIPIENT_FIELDS[column]] ?? '').split(/\s+/));
    return words.filter((word) => GARBLED.test(word));
  });
  const more = garbled.length > MAX_SAMPLES ? ', …' : '';
  return [
    ...(unread > 0 ? [{ rule: 'messages_unread', limit: String(unread) }] : []),
    ...(garbled.length > 0
      ? [{ rule: 'texts_garbled', limit: [...new Set(garbled)].slice(0, MAX_SAMPLES).join(', ') + more }]
      : []),
  ];
}
