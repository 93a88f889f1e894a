import { useTranslation } from 'react-i18next';
import { COPY_PROBLEMS } from '../../../../schema/fulfillment/copiedPictures.ts';
import { MAX_RECIPIENT_ROWS } from '../../../../schema/fulfillment/recipientColumns.ts';
import { RECIPIENT_RULES } from '../../../../schema/fulfillment/recipientRules.ts';
import { ruleMessage } from '../../../kit/form/ruleMessage.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import { BETWEEN_COLUMNS, type FileMessage } from '../file/fileMessages.ts';

/** Rules that only the platform checks. */
const OF_PLATFORM = [
  ...[
    'order_id_sent',
    'row_sent',
    'prefix_sent',
    'recipient_taken',
    'recipient_name_required',
    'refused_row_sent',
    'refused_row_unknown',
  ],
  ...COPY_PROBLEMS.map((problem) => `image_${problem}`),
];

/** Messages about cells and files. */
export function useIssueWords() {
  const { t, i18n } = useTranslation('desk');
  const { t: ofRules } = useTranslation('rules');
  const cell = (rule: string, limit: string | null) =>
    i18n.exists(`desk:rule.${rule}`)
      ? t(`rule.${rule}`, { limit: limit ?? '' })
      : ruleMessage({ field: '', rule, ...(limit !== null && { limit }) }, ofRules, {
          locale: i18n.language,
        });
  return {
    /** The message about one cell. */
    cell,
    /** The texts of every rule, with a placeholder for the limit: the worker writes files with them. */
    ofRules: () =>
      Object.fromEntries([...RECIPIENT_RULES, ...OF_PLATFORM].map((rule) => [rule, cell(rule, '{{limit}}')])),
    /** A message of the failure overlay, and its positions. */
    message({ rule, limit, column, places, count }: FileMessage): { title: string; places: string[] } {
      const [first] = places;
      const max = formatCount(MAX_RECIPIENT_ROWS, 'en').replaceAll(/\D/g, '');
      const columns = column
        ? t(`column.${column}`)
        : (limit ?? '').split(BETWEEN_COLUMNS).join(t('between_columns'));
      const title = i18n.exists(`desk:message.${rule}`)
        ? t(`message.${rule}`, { column: columns, n: first?.n ?? 0, max, limit: limit ?? '' })
        : cell(rule, limit);
      if (first === undefined) return { title, places: [] };
      const named = places.map(({ n, line, text, column: one }) => {
        const row = line === null ? t('place_row', { n }) : t('place_row_line', { n, line });
        const place = one ? t('place_column', { place: row, column: t(`column.${one}`) }) : row;
        return text === '' ? place : t('place', { place, text });
      });
      const more = count - places.length;
      return { title, places: [...named, ...(more > 0 ? [t('places_more', { count: more })] : [])] };
    },
  };
}
