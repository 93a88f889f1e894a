import type { FileWarning } from '../../../../schema/foundation/csv/textFile.ts';
import { ROW_WARNINGS, type RowWarning } from '../../../../schema/fulfillment/rowWarnings.ts';

const MAX_SAMPLES = 5;

/** One note for each kind of warning about rows: how many cells it concerns, and the first of them. */
export const warningNotes = (warnings: readonly RowWarning[]): FileWarning[] =>
  ROW_WARNINGS.flatMap((code): FileWarning[] => {
    const texts = warnings.flatMap((one) => (one.code === code ? [one.text] : []));
    if (texts.length === 0) return [];
    if (code === 'messages_unread') return [{ rule: code, limit: String(texts.length) }];
    const more = texts.length > MAX_SAMPLES ? ', …' : '';
    const limit = [...new Set(texts)].slice(0, MAX_SAMPLES).join(', ') + more;
    return [{ rule: code, limit, count: texts.length }];
  });
