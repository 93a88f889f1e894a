import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import css from './FormRows.module.css';
import type { FormRow, FormRowsApi } from './formApi.ts';
import { RowActions } from './RowActions.tsx';

export interface FormRowsProps<Row> {
  rows: FormRowsApi<Row>;
  /** Name of the list. */
  label: string;
  /** Name of a row by its number, from 1: "Reward 2". */
  numberLabel: (number: number) => string;
  /** Names a row by its content, where that is clearer. */
  nameOf?: ((row: Row) => string | undefined) | undefined;
  /** Fields of a row, in the order of the columns. They rest while the row does, if they are a memoized component. */
  children: (row: FormRow<Row>) => ReactNode;
  /** Widths of the fields as grid columns; on a narrow place the first field takes a line, the others stand by twos. */
  columns: string;
  /** Rows can be added and removed; without it the list is as it is. */
  adding?: { label: string; newRow: () => Row; max?: number | undefined } | undefined;
  /** The order means something: rows can be moved. */
  isOrdered?: boolean | undefined;
  /** Beside the button that adds: a sum. */
  foot?: ReactNode;
}

/** The rows of a form: fields of one kind again and again, each a card on a phone; rows are added, removed and moved by keyboard too. */
export function FormRows<Row>(props: FormRowsProps<Row>) {
  const { rows, label, numberLabel, nameOf, children, columns, adding, isOrdered = false, foot } = props;
  const { t } = useTranslation('kit');
  const { items } = rows;
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [moved, setMoved] = useState<{ key: string; by: number } | null>(null);
  const nameAt = (row: FormRow<Row>) => nameOf?.(row.values) || numberLabel(row.index + 1);

  // A row that moves in the document loses the focus: it goes back to the button pressed, at an edge to the other one.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-row="${moved.key}"]`);
    const button = (by: number) => row?.querySelector<HTMLElement>(`[data-move="${by}"]:not([disabled])`);
    (button(moved.by) ?? button(-moved.by))?.focus();
    setMoved(null);
  }, [moved]);

  function move(row: FormRow<Row>, by: number) {
    rows.move(row.key, by);
    setAnnouncement(t('row_moved', { name: nameAt(row), place: row.index + 1 + by, count: items.length }));
    setMoved({ key: row.key, by });
  }
  function remove(row: FormRow<Row>) {
    rows.remove(row.key);
    setAnnouncement(t('row_removed', { name: nameAt(row) }));
  }
  return (
    <div className={css.list} style={{ '--row-columns': columns } as CSSProperties}>
      {items.length > 0 && (
        <ol ref={list} className={css.rows} aria-label={label}>
          {items.map((row) => (
            <li key={row.key} data-row={row.key} className={css.row} aria-label={numberLabel(row.index + 1)}>
              <span className={css.number} aria-hidden="true">
                {numberLabel(row.index + 1)}
              </span>
              <div className={css.fields}>{children(row)}</div>
              {(adding || isOrdered) && (
                <RowActions
                  name={nameAt(row)}
                  index={row.index}
                  count={items.length}
                  onMove={isOrdered ? (by) => move(row, by) : undefined}
                  onRemove={adding && (() => remove(row))}
                />
              )}
              {row.error && (
                <p className={css.error} role="alert">
                  {row.error}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {(adding || foot) && (
        <div className={css.foot}>
          {adding && (
            <span data-field={rows.name}>
              <Button
                icon="plus"
                onPress={() => rows.add(adding.newRow())}
                isDisabled={items.length >= (adding.max ?? Number.POSITIVE_INFINITY)}
              >
                {adding.label}
              </Button>
            </span>
          )}
          {foot}
        </div>
      )}
      {rows.error && (
        <p className={classes(css.error, css.ofList)} role="alert">
          {rows.error}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
