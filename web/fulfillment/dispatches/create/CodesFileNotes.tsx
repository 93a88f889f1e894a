import { useTranslation } from 'react-i18next';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import css from './Quantity.module.css';
import type { CodesFile } from './quantityRules.ts';

/** Notes about what is not activated; the others say how the file was read. */
const WARNED = ['codes_columns_unused', 'first_line_dropped', 'encoding_windows_1252'];

/** Notes about how a file of codes was read, and about its unused parts. */
export function CodesFileNotes({ file }: { file: CodesFile }) {
  const { t, i18n } = useTranslation('dispatches');
  const notes = [
    ...(file.column === null && file.kind === 'order_id' ? [{ rule: 'unnamed', limit: null }] : []),
    ...file.warnings,
  ];
  /** The columns of a warning as a sentence names them. */
  const named = (rule: string, limit: string) =>
    rule === 'codes_columns_unused' ? new Intl.ListFormat(i18n.language).format(limit.split(', ')) : limit;
  return (
    <Stack gap={1} role="status" className={css.notes}>
      {notes.map(({ rule, limit, count }) => (
        <Text
          key={rule}
          as="p"
          size="small"
          breaks="anywhere"
          tone={WARNED.includes(rule) ? 'warning' : 'muted'}
        >
          {t(`codes_file.note_${rule}`, { limit: named(rule, limit ?? ''), count: count ?? 1 })}
        </Text>
      ))}
    </Stack>
  );
}
