import { Fragment } from 'react';
import { classes } from '../classes.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { TextSkeleton } from '../feedback/skeletons.tsx';
import type { Column } from './column.ts';
import css from './DataTable.module.css';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  isDetailed: boolean;
  /** Each begins with a box. */
  isSelectable: boolean;
}

/** Placeholders for rows that are loading. */
export function SkeletonRows<Row>({ columns, count, isDetailed, isSelectable }: SkeletonRowsProps<Row>) {
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
