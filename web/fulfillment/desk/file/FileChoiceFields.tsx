import { useTranslation } from 'react-i18next';
import { RadioField } from '../../../kit/fields/RadioField.tsx';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import type { FileSource } from '../deskModel.ts';
import type { DeskHook } from '../useDesk.ts';
import css from './ColumnFields.module.css';
import type { FileChoices } from './readDeskFile.ts';

interface Props {
  rows: DeskHook;
  source: FileSource | null;
}

/** Characters of a line that are shown at most. */
const MAX_LINE_TEXT = 160;

/** Choices about a file that only a person can make: its sheet, its hidden rows, and its first line as recipient or header. */
export function FileChoiceFields({ rows: { desk, change }, source }: Props) {
  const { t } = useTranslation('desk');
  if (source === null) return null;
  const { choices, firstLine, sheets, hiddenRows } = source;
  const choose = (choice: Partial<FileChoices>) => void change(desk().choose(choice));
  const line = (firstLine ?? []).filter((cell) => cell.trim() !== '').join(' · ');
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          label={t('sheet')}
          hint={t('sheet_hint')}
          options={sheets.map(({ name, place }) => ({ id: String(place), label: name }))}
          value={String(choices.sheet)}
          onChange={(id) => choose({ sheet: Number(id), areHiddenRead: false })}
        />
      )}
      {hiddenRows > 0 && (
        <RadioField
          label={t('hidden_rows', { count: hiddenRows })}
          hint={t('hidden_rows_hint')}
          options={[
            { id: 'left', label: t('hidden_rows_leave') },
            { id: 'read', label: t('hidden_rows_send') },
          ]}
          value={choices.areHiddenRead ? 'read' : 'left'}
          onChange={(id) => choose({ areHiddenRead: id === 'read' })}
        />
      )}
      {firstLine !== null && (
        <Stack gap={2}>
          <RadioField
            label={t('first_line')}
            options={[
              { id: 'row', label: t('first_line_row') },
              { id: 'names', label: t('first_line_names') },
            ]}
            value={choices.isFirstLineRow ? 'row' : 'names'}
            onChange={(id) => choose({ isFirstLineRow: id === 'row' })}
          />
          <p className={css.line}>{line.slice(0, MAX_LINE_TEXT)}</p>
          {!choices.isFirstLineRow && (
            <Text as="p" tone="muted">
              {t('first_line_unsent')}
            </Text>
          )}
        </Stack>
      )}
    </>
  );
}
