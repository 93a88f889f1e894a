import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LoadingBar } from '../loading/LoadingBar.tsx';
import { Skeleton, TextSkeleton } from '../loading/skeletons.tsx';
import { BodyRow } from './BodyRow.tsx';
import type { Column } from './column.ts';
import css from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import paper from './Paper.module.css';
import { type RowSelection, SelectionBox } from './SelectionBox.tsx';
import type { Sort } from './sort.ts';
import { roomFor, useCards } from './useCards.ts';

export interface DataTableProps<Row> {
  /** Accessible name of the rows. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while nothing is known yet. */
  rows: readonly Row[] | null | undefined;
  rowKey: (row: Row) => string;
  /** Content too long for a column, on a line of its own below the cells. */
  rowDetail?: ((row: Row) => ReactNode) | undefined;
  /** Address of a row. The first cell becomes a link that covers the whole row. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Deleted rows that are seen to go, and can no longer be used: see `useLeaving`. */
  isLeaving?: ((key: string) => boolean) | undefined;
  /** Rows can be chosen. */
  selection?: RowSelection<Row> | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Shown when there is no row; "No data" when absent (UI-12). */
  emptyText?: string | undefined;
  /** More words, or a way to get rows, under the empty text. */
  empty?: ReactNode;
  /** Rows are being fetched: the former ones stay, under a running bar; without any, skeleton rows stand in. */
  isLoading?: boolean | undefined;
  /** Many columns: less room between them. */
  isDense?: boolean | undefined;
  /** Skeleton rows. */
  pageSize?: number | undefined;
  /** With many columns, the table scrolls sideways in its frame instead of becoming cards. On a phone it still becomes cards. */
  isWide?: boolean | undefined;
}

/** Room of the column of boxes, in px. */
const BOX_WIDTH_PX = 44;

/**
 * Rows in columns; where these ask for more room than there is, each row is a card. A native table, since it is read and not edited: no grid navigation to learn,
 * headers and links are the stops of the Tab key.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, selection, sort, onSort, emptyText, empty } = props;
  const { isLoading = false, isDense = false, pageSize = 10, isWide = false } = props;
  const { t } = useTranslation('kit');
  const room = roomFor(columns) + (selection ? BOX_WIDTH_PX : 0);
  const [frame, standing] = useCards(room, isWide);
  const scrolls = standing === 'scrolling' && { role: 'region', tabIndex: 0, 'aria-label': label };
  if (rows && rows.length === 0 && !isLoading)
    return <EmptyState title={emptyText ?? t('no_data')}>{empty}</EmptyState>;
  return (
    <div
      ref={frame}
      className={classes(css.frame, paper.paper, scrolls && css.wide)}
      data-cards={standing === 'cards' || undefined}
      data-dense={isDense || undefined}
      aria-busy={isLoading}
      style={{ '--room': room } as CSSProperties}
      {...scrolls}
    >
      {isLoading && rows && <LoadingBar isActive isOverlay />}
      <table className={css.table} aria-label={label}>
        <colgroup>
          {selection && <col style={{ width: BOX_WIDTH_PX }} />}
          {columns.map(({ id, width }) => (
            <col key={id} {...(width && { style: { width } })} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css.box}>
                <SelectionBox
                  label={selection.shownLabel}
                  isSelected={selection.shown === 'all'}
                  isIndeterminate={selection.shown === 'some'}
                  onChange={selection.onSelectShown}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <BodyRow
              key={props.rowKey(row)}
              row={row}
              columns={columns}
              href={props.rowHref?.(row)}
              detail={props.rowDetail?.(row)}
              isLeaving={props.isLeaving?.(props.rowKey(row)) ?? false}
              selection={selection}
            />
          ))}
          {!rows && (
            <SkeletonRows
              columns={columns}
              count={pageSize}
              isDetailed={props.rowDetail !== undefined}
              isSelectable={selection !== undefined}
            />
          )}
        </tbody>
      </table>
    </div>
  );
}

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  isDetailed: boolean;
  /** Each begins with a box. */
  isSelectable: boolean;
}

/** Placeholders for rows that are loading. */
function SkeletonRows<Row>({ columns, count, isDetailed, isSelectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all alike
    <Fragment key={index}>
      <tr className={classes(css.row, isDetailed && css.detailed)}>
        {isSelectable && <td className={classes(css.cell, css.box)} />}
        {columns.map(({ id, align }) => (
          <td key={id} className={classes(css.cell, align === 'end' && css.end)}>
            <Skeleton width={align === 'end' ? '40%' : '70%'} height={12} />
          </td>
        ))}
      </tr>
      {isDetailed && (
        <tr className={classes(css.row, css.detail)}>
          <td className={css.cell} colSpan={columns.length + (isSelectable ? 1 : 0)}>
            <TextSkeleton lines={2} />
          </td>
        </tr>
      )}
    </Fragment>
  ));
}
