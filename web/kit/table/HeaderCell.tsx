import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import type { Column } from './column.ts';
import css from './HeaderCell.module.css';
import { nextSort, type Sort } from './sort.ts';

/** Head of a column; a press on that of a sortable one sorts by it. */
export function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const { id, header, hint, align, isSortable: isDeclared, isHeaderHidden, firstDirection = 'ASC' } = column;
  const hintId = useId();
  const isSortable = Boolean(isDeclared && onSort);
  const direction = sort?.by === id ? sort.direction : undefined;
  const ariaSort = direction && (direction === 'ASC' ? 'ascending' : 'descending');
  return (
    <th
      scope="col"
      className={classes(css.header, align === 'end' && css.end)}
      {...(hint && { title: hint, 'aria-describedby': hintId })}
      {...(isSortable && { 'aria-sort': ariaSort ?? 'none' })}
    >
      {isSortable && onSort ? (
        <Button
          className={css.sort ?? ''}
          onPress={() => onSort(nextSort(sort, id, firstDirection))}
          {...(hint && { 'aria-describedby': hintId })}
        >
          <span>{header}</span>
          <Icon name={direction === 'ASC' ? 'arrow-up' : direction ? 'arrow-down' : 'sort'} size={14} />
        </Button>
      ) : (
        <span className={isHeaderHidden ? 'visually-hidden' : undefined}>{header}</span>
      )}
      {hint && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
    </th>
  );
}
