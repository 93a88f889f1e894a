// biome-ignore-all lint/a11y/useSemanticElements: a table would have to hold all its rows, and to lie where tables lie
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import css from './Sheet.module.css';
import { areCells, ROW_HEIGHT, type SheetColumn, type SheetNote, type SheetRow } from './sheetModel.ts';

interface SheetLineProps {
  id: string;
  at: number;
  /** Undefined until it comes. */
  row: SheetRow | undefined;
  columns: readonly SheetColumn[];
  template: string;
  /** Column that has the focus; null in every other row. */
  active: number | null;
  /** The text it is begun to be changed with. */
  begun: string | null;
  onPress: (column: number) => void;
  onBegin: (text: string) => void;
  /** Ends the change: with its text, or null where it stays as it was, and the key that ended it. */
  onLeave: (text: string | null, key: string) => void;
  /** Takes several cells that were pasted into the one that is being changed. */
  onPasteCells: (text: string) => void;
  onFix: (column: number, text: string) => void;
}

/** One row of a sheet. The note of a focused cell is below the cell, and screen readers read both together. */
export function SheetLine(props: SheetLineProps) {
  const { id, at, row, columns, template, active, begun } = props;
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={at + 2}
      className={classes(css.row, active !== null && css.active)}
      style={{ top: at * ROW_HEIGHT, gridTemplateColumns: template }}
    >
      <span
        role="rowheader"
        tabIndex={-1}
        className={classes(css.number, row?.notes.some(({ isHint }) => !isHint) && css.wrong)}
      >
        {row?.number}
      </span>
      {columns.map((column, place) => {
        const note = row?.notes.find((one) => one.column === column.id);
        const text = row?.cells[place] ?? '';
        const isActive = active === place;
        if (isActive && begun !== null)
          return (
            <EditedCell
              key={column.id}
              label={column.header}
              begun={begun}
              onLeave={props.onLeave}
              onPasteCells={props.onPasteCells}
            />
          );
        const noteId = `${id}-${column.id}`;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears its keys
          <div
            key={column.id}
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            data-row={at}
            data-column={place}
            aria-colindex={place + 2}
            // A certain suggestion is seen without the focus; it is read with the note.
            data-fix={(!note?.isHint && note?.fix) || undefined}
            aria-invalid={note && !note.isHint ? true : undefined}
            // Screen readers read the note after the cell, not as a part of its text.
            aria-label={note && text !== '' ? text : undefined}
            aria-describedby={note && noteId}
            className={classes(css.cell, note && (note.isHint ? css.hint : css.error))}
            onClick={() => props.onPress(place)}
            onDoubleClick={() => props.onBegin(text)}
          >
            <span className={css.text}>{text}</span>
            {note && (
              <Note id={noteId} note={note} isShown={isActive} onFix={(fix) => props.onFix(place, fix)} />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Note({
  id,
  note: { text, fix, isHint },
  isShown,
  onFix,
}: {
  id: string;
  note: SheetNote;
  isShown: boolean;
  onFix: (fix: string) => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <span className={isShown ? classes(css.note, isHint && css.soft) : 'visually-hidden'}>
      <span id={id}>
        {text}
        {fix !== null && <span className="visually-hidden"> {t('sheet_fix_key', { fix })}</span>}
      </span>
      {fix !== null && isShown && (
        <button
          type="button"
          tabIndex={-1}
          className={css.fix}
          onClick={(event) => {
            event.stopPropagation();
            onFix(fix);
          }}
        >
          <Icon name="check" size={14} />
          {t('sheet_fix', { fix })}
        </button>
      )}
    </span>
  );
}

function EditedCell({
  label,
  begun,
  onLeave,
  onPasteCells,
}: Pick<SheetLineProps, 'onLeave' | 'onPasteCells'> & { label: string; begun: string }) {
  // Escape and Enter take the field away, and with it the focus: that is not leaving it once more.
  const isLeft = useRef(false);
  function leave(text: string | null, key: string) {
    if (isLeft.current) return;
    isLeft.current = true;
    onLeave(text, key);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    leave(event.key === 'Escape' ? null : event.currentTarget.value, event.key);
  }
  return (
    <div role="gridcell" tabIndex={-1} className={css.cell}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell that was just begun to be changed
        autoFocus
        aria-label={label}
        defaultValue={begun}
        className={css.input}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          event.stopPropagation();
          if (!areCells(text)) return;
          event.preventDefault();
          isLeft.current = true;
          onPasteCells(text);
        }}
        onBlur={(event) => leave(event.currentTarget.value, 'blur')}
      />
    </div>
  );
}
