import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LoadingBar } from '../feedback/LoadingBar.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { TextSkeleton } from '../feedback/skeletons.tsx';
import type { Column } from './column.ts';
import css from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import type { Sort } from './sort.ts';
import { useCards } from './useCards.ts';

export interface DataTableProps<Row> {
  /** What the rows are, for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while nothing is known yet. */
  rows: readonly Row[] | null | undefined;
  rowKey: (row: Row) => string;
  /** What of a row is too long for a column: a line of its own below its cells. */
  rowDetail?: ((row: Row) => ReactNode) | undefined;
  /** Where a row leads: the first cell becomes a link that the whole row follows. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Deleted rows that are seen to go, and can no longer be used: see `useLeaving`. */
  isLeaving?: ((key: string) => boolean) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Shown when there is no row; "No data" when absent (UI-12). */
  emptyText?: string | undefined;
  /** More words, or a way to get rows, under the empty text. */
  empty?: ReactNode;
  /** Rows are being fetched: the former ones stay, under a running bar; without any, skeleton rows stand in. */
  isLoading?: boolean | undefined;
  /** Skeleton rows. */
  pageSize?: number | undefined;
}

/**
 * Rows in columns; where these ask for more room than there is, each row is a card. A native table, since it is read and not edited: no grid navigation to learn,
 * headers and links are the stops of the Tab key.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, sort, onSort, emptyText, empty, isLoading = false, pageSize = 10 } = props;
  const { t } = useTranslation('kit');
  const [frame, isCards] = useCards(columns);
  if (rows && rows.length === 0 && !isLoading)
    return <EmptyState title={emptyText ?? t('no_data')}>{empty}</EmptyState>;
  return (
    <div ref={frame} className={css.frame} data-cards={isCards || undefined} aria-busy={isLoading}>
      {isLoading && rows && <LoadingBar isActive isOverlay />}
      <table className={css.table} aria-label={label}>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} {...(width && { style: { width } })} />
          ))}
        </colgroup>
        <thead>
          <tr>
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
            />
          ))}
          {!rows && skeletonRows(columns, pageSize, props.rowDetail !== undefined)}
        </tbody>
      </table>
    </div>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  detail: ReactNode;
  isLeaving: boolean;
}

function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { columns, detail, isLeaving } = props;
  const cells = <Cells {...props} />;
  if (!detail) return cells;
  return (
    <>
      {cells}
      <tr className={classes(css.row, css.detail, isLeaving && css.leaving)} inert={isLeaving}>
        <td className={css.cell} colSpan={columns.length}>
          {detail}
        </td>
      </tr>
    </>
  );
}

function Cells<Row>({ row, columns, href, detail, isLeaving }: BodyRowProps<Row>) {
  const isDetailed = Boolean(detail);
  const ofRow = [css.row, href && css.linked, isDetailed && css.detailed, isLeaving && css.leaving];
  return (
    <tr className={classes(...ofRow)} inert={isLeaving}>
      {columns.map(({ id, header, align, cell, isHeaderHidden }, index) => (
        <td key={id} className={classes(css.cell, align === 'end' && css.end)}>
          {index > 0 && !isHeaderHidden && (
            <span className={css.cardLabel} aria-hidden="true">
              {header}
            </span>
          )}
          {index === 0 && href ? (
            <a href={href} className={css.link}>
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

function skeletonRows<Row>(columns: readonly Column<Row>[], count: number, isDetailed: boolean) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all alike
    <Fragment key={index}>
      <tr className={classes(css.row, isDetailed && css.detailed)}>
        {columns.map(({ id, align }) => (
          <td key={id} className={classes(css.cell, align === 'end' && css.end)}>
            <Skeleton width={align === 'end' ? '40%' : '70%'} height={12} />
          </td>
        ))}
      </tr>
      {isDetailed && (
        <tr className={classes(css.row, css.detail)}>
          <td className={css.cell} colSpan={columns.length}>
            <TextSkeleton lines={2} />
          </td>
        </tr>
      )}
    </Fragment>
  ));
}
