import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import own from './BodyRow.module.css';
import type { Column } from './column.ts';
import css from './DataTable.module.css';
import { type RowSelection, SelectionBox } from './SelectionBox.tsx';

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  detail: ReactNode;
  isLeaving: boolean;
  selection: RowSelection<Row> | undefined;
}

/** One row of a table: its cells, and below them the content too long for a column. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { columns, detail, isLeaving, selection } = props;
  // Always a fragment: a field in the row keeps the focus while the row below comes and goes.
  return (
    <>
      <Cells {...props} />
      {detail && (
        <tr className={classes(css.row, css.detail, isLeaving && own.leaving)} inert={isLeaving}>
          <td className={css.cell} colSpan={columns.length + (selection ? 1 : 0)}>
            {detail}
          </td>
        </tr>
      )}
    </>
  );
}

function Cells<Row>({ row, columns, href, detail, isLeaving, selection }: BodyRowProps<Row>) {
  const link = Math.max(
    columns.findIndex(({ isLink }) => isLink),
    0,
  );
  const isDetailed = Boolean(detail);
  const isSelected = selection?.isSelected(row) ?? false;
  const ofRow = [
    css.row,
    href && own.linked,
    isSelected && own.selected,
    isDetailed && css.detailed,
    isLeaving && own.leaving,
  ];
  return (
    <tr className={classes(...ofRow)} inert={isLeaving}>
      {selection && (
        <td className={classes(css.cell, css.box)} data-box="">
          {(selection.isSelectable?.(row) ?? true) && (
            <span className={css.value}>
              <SelectionBox
                label={selection.labelOf(row)}
                isSelected={isSelected}
                onChange={(isOn) => selection.onSelect(row, isOn)}
              />
            </span>
          )}
        </td>
      )}
      {columns.map(({ id, header, align, cell, isHeaderHidden }, index) => (
        <td key={id} className={classes(css.cell, align === 'end' && css.end)}>
          {index > 0 && !isHeaderHidden && (
            <span className={css.cardLabel} aria-hidden="true">
              {header}
            </span>
          )}
          {index === link && href ? (
            <a href={href} className={own.link}>
              {cell(row)}
            </a>
          ) : (
            <span className={css.value}>{cell(row)}</span>
          )}
        </td>
      ))}
    </tr>
  );
}
