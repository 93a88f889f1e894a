import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { TextField } from '../fields/TextField.tsx';
import css from './SheetCards.module.css';
import { areCells, type SheetColumn, type SheetEdits, type SheetRow, type SheetRows } from './sheetModel.ts';

/** Cards that are shown at first, and more each time. */
const STEP_CARDS = 20;

export interface SheetCardsProps extends SheetEdits {
  label: string;
  columns: readonly SheetColumn[];
  rows: SheetRows;
  /** Takes a row out, by its number. */
  onRemove: (number: number) => void;
}

/** The same rows where there is no room for a sheet: a card for each, with the cells that something is said of. */
export function SheetCards({ label, columns, rows, onEdit, onPaste, onRemove }: SheetCardsProps) {
  const { t } = useTranslation('kit');
  const [visibleCount, setVisibleCount] = useState(STEP_CARDS);
  const last = Math.min(visibleCount, rows.count);
  const { onWindow } = rows;
  useEffect(() => onWindow(0, last), [onWindow, last]);
  return (
    <>
      <ul aria-label={label} className={css.cards}>
        {Array.from({ length: last }, (_, at) => {
          const row = rows.at(at);
          return row ? (
            <Card
              key={row.number}
              at={at}
              row={row}
              columns={columns}
              onEdit={onEdit}
              onPaste={onPaste}
              onRemove={onRemove}
            />
          ) : null;
        })}
      </ul>
      {last < rows.count && (
        <Button onPress={() => setVisibleCount(visibleCount + STEP_CARDS)}>{t('sheet_more')}</Button>
      )}
    </>
  );
}

interface CardProps extends Pick<SheetCardsProps, 'columns' | 'onEdit' | 'onPaste' | 'onRemove'> {
  at: number;
  row: SheetRow;
}

function Card({ at, row, columns, onEdit, onPaste, onRemove }: CardProps) {
  const { t } = useTranslation('kit');
  const noted = columns.flatMap((column, place) => {
    const note = row.notes.find((one) => one.column === column.id);
    return note ? [{ column, place, note }] : [];
  });
  const facts = columns.filter(
    (column, place) => row.cells[place] && !noted.some((one) => one.column === column),
  );
  return (
    <li className={css.card}>
      <div className={css.head}>
        <p className={css.number}>{t('sheet_row', { number: row.number })}</p>
        <IconButton
          icon="trash"
          label={t('sheet_remove', { number: row.number })}
          onPress={() => onRemove(row.number)}
        />
      </div>
      <p className={css.facts}>{facts.map((column) => row.cells[columns.indexOf(column)]).join(' · ')}</p>
      {noted.map(({ column, place, note }) => (
        <CardField
          // The cell's current value resets its field.
          key={`${column.id} ${row.cells[place]}`}
          label={column.header}
          text={row.cells[place] ?? ''}
          note={note}
          onEdit={(text) => onEdit({ row: at, column: place }, text)}
          onPasteCells={(text) => onPaste({ row: at, column: place }, text)}
        />
      ))}
    </li>
  );
}

interface CardFieldProps {
  label: string;
  text: string;
  note: SheetRow['notes'][number];
  onEdit: (text: string) => void;
  /** Takes several cells that were pasted into this one. */
  onPasteCells: (text: string) => void;
}

function CardField({ label, text, note, onEdit, onPasteCells }: CardFieldProps) {
  const { t } = useTranslation('kit');
  const [typed, setTyped] = useState(text);
  return (
    <div
      className={css.field}
      onPaste={(event) => {
        const copied = event.clipboardData.getData('text/plain');
        if (!areCells(copied)) return;
        event.preventDefault();
        onPasteCells(copied);
      }}
    >
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        onBlur={() => typed !== text && onEdit(typed)}
        {...(note.isHint ? { hint: note.text } : { error: note.text })}
      />
      {note.fix !== null && (
        <Button size="small" icon="check" onPress={() => onEdit(note.fix ?? '')}>
          {t('sheet_fix', { fix: note.fix })}
        </Button>
      )}
    </div>
  );
}
