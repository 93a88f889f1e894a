// biome-ignore-all lint/a11y/useSemanticElements: a table would have to hold all its rows, and to lie where tables lie
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import css from './Sheet.module.css';
import { SheetLine } from './SheetLine.tsx';
import {
  NUMBER_WIDTH,
  placeAfter,
  ROW_HEIGHT,
  type SheetColumn,
  type SheetEdits,
  type SheetPlace,
  type SheetRows,
} from './sheetModel.ts';
import { useSheetWindow } from './useSheetWindow.ts';

/** Room below the last row for the notes of its cells. Together with the header, it is the height besides the rows. */
const BELOW = 2.5;
const AROUND_ROWS = BELOW + 1;

/** Commands of a screen to its sheet. */
export interface SheetHandle {
  /** Shows a cell and gives it the focus. */
  go: (place: SheetPlace) => void;
}

export interface SheetProps extends SheetEdits {
  ref?: Ref<SheetHandle>;
  label: string;
  /** Text that explains the keys to screen readers: how to change a cell, how to reach the next note. */
  help: string;
  columns: readonly SheetColumn[];
  rows: SheetRows;
  /** Hears the cell that has the focus. */
  onPlace: (place: SheetPlace) => void;
  /** F8, and with Shift the other way. */
  onNext: (step: 1 | -1) => void;
}

/**
 * Rows of cells that are changed where they stand, as in a spreadsheet: arrows lead, Enter and letters change, Escape leaves as it was, copied cells
 * are pasted. Only the rows near the window are in the document, however many there are.
 */
export function Sheet({ ref, label, help, columns, rows, onPlace, onNext, onEdit, onPaste }: SheetProps) {
  const id = useId();
  const [place, setPlace] = useState<SheetPlace>({ row: 0, column: 0 });
  /** The text that a cell is begun to be changed with; null while none is. */
  const [draftText, setDraftText] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** The cell that is to get the focus. */
  const nextFocus = useRef<SheetPlace | null>(null);
  const { first, last, page } = useSheetWindow(frame, rows);
  const active = { row: Math.min(place.row, Math.max(0, rows.count - 1)), column: place.column };

  function go(next: SheetPlace) {
    setDraftText(null);
    setPlace(next);
    onPlace(next);
    showPlace(frame.current, next, columns);
    // The cell exists already, or the next render adds it.
    nextFocus.current = next;
    cellOf(frame.current, next)?.focus({ preventScroll: true });
  }
  useLayoutEffect(() => {
    const cell = nextFocus.current && cellOf(frame.current, nextFocus.current);
    if (!cell) return;
    nextFocus.current = null;
    cell.focus({ preventScroll: true });
  });
  // A late answer does not move the person away from a cell that they are changing.
  useImperativeHandle(ref, () => ({
    go: (next) => {
      if (draftText === null) go(next);
    },
  }));

  function leave(text: string | null, key: string) {
    setDraftText(null);
    if (text !== null) onEdit(active, text);
    const step = key === 'Enter' ? 'ArrowDown' : key === 'Tab' ? 'ArrowRight' : '';
    const facts = { rows: rows.count, columns: columns.length, page, isFar: false };
    if (key !== 'blur') go(placeAfter(step, active, facts) ?? active);
  }

  /** Copied cells are cells even where one of them is being changed. */
  function pasteCells(text: string) {
    go(active);
    onPaste(active, text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (draftText !== null) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'F8') {
      event.preventDefault();
      return onNext(shiftKey ? -1 : 1);
    }
    const note = rows.at(active.row)?.notes.find(({ column }) => column === columns[active.column]?.id);
    if (altKey && key === 'Enter') {
      event.preventDefault();
      if (note?.fix != null) onEdit(active, note.fix);
      return;
    }
    const facts = { rows: rows.count, columns: columns.length, page, isFar: ctrlKey || metaKey };
    const next = altKey ? null : placeAfter(key, active, facts);
    if (next) {
      event.preventDefault();
      return go(next);
    }
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      setDraftText(rows.at(active.row)?.cells[active.column] ?? '');
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      onEdit(active, '');
    } else if (key.length === 1) {
      event.preventDefault();
      setDraftText(key);
    }
  }

  function onClip(event: ClipboardEvent, isCopy: boolean) {
    if (draftText !== null) return;
    event.preventDefault();
    if (isCopy) event.clipboardData.setData('text/plain', rows.at(active.row)?.cells[active.column] ?? '');
    else onPaste(active, event.clipboardData.getData('text/plain'));
  }

  const template = `${NUMBER_WIDTH}px ${columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')}`;
  const width = NUMBER_WIDTH + columns.reduce((sum, column) => sum + column.width, 0);
  const drawn = Array.from({ length: last - first }, (_, at) => first + at);
  // The row that has the focus stays in the document wherever one has scrolled to, and in its order there: a row that is moved loses the focus.
  const isAway = rows.count > 0 && (active.row < first || active.row >= last);
  const renderedRows = isAway ? [...drawn, active.row].sort((one, other) => one - other) : drawn;
  return (
    <div className={css.frame}>
      <p id={`${id}help`} className="visually-hidden">
        {help}
      </p>
      <div
        ref={frame}
        role="grid"
        aria-label={label}
        aria-describedby={`${id}help`}
        aria-rowcount={rows.count + 1}
        aria-colcount={columns.length + 1}
        tabIndex={-1}
        className={css.grid}
        style={{ height: (rows.count + AROUND_ROWS) * ROW_HEIGHT }}
        onKeyDown={onKeyDown}
        onCopy={(event) => onClip(event, true)}
        onPaste={(event) => onClip(event, false)}
      >
        <div
          role="row"
          tabIndex={-1}
          aria-rowindex={1}
          className={css.head}
          style={{ gridTemplateColumns: template, minWidth: width }}
        >
          <span role="columnheader" tabIndex={-1} className={css.number}>
            #
          </span>
          {columns.map((column) => (
            <span key={column.id} role="columnheader" tabIndex={-1} className={css.header}>
              {column.header}
            </span>
          ))}
        </div>
        <div
          className={css.body}
          role="presentation"
          style={{ height: (rows.count + BELOW) * ROW_HEIGHT, minWidth: width }}
        >
          {renderedRows.map((at) => (
            <SheetLine
              key={at}
              id={`${id}${at}`}
              at={at}
              row={rows.at(at)}
              columns={columns}
              template={template}
              active={active.row === at ? active.column : null}
              begun={active.row === at ? draftText : null}
              onPress={(column) => go({ row: at, column })}
              onBegin={(text) => setDraftText(text)}
              onLeave={leave}
              onPasteCells={pasteCells}
              onFix={(column, text) => onEdit({ row: at, column }, text)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const cellOf = (frame: HTMLElement | null, { row, column }: SheetPlace) =>
  frame?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

/** Scrolls no farther than it has to. */
function showPlace(frame: HTMLElement | null, { row, column }: SheetPlace, columns: readonly SheetColumn[]) {
  if (!frame) return;
  const top = row * ROW_HEIGHT;
  // Below the header, and with room for what is said of the cell.
  const seen = frame.clientHeight - 3 * ROW_HEIGHT;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (seen > 0 && top > frame.scrollTop + seen) frame.scrollTop = top - seen;
  const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
  const right = left + (columns[column]?.width ?? 0) + NUMBER_WIDTH;
  if (left < frame.scrollLeft) frame.scrollLeft = left;
  else if (frame.clientWidth > 0 && right > frame.scrollLeft + frame.clientWidth)
    frame.scrollLeft = right - frame.clientWidth;
}
