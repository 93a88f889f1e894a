import { type ReactNode, useEffect } from 'react';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import type { Failure } from '../feedback/failure.ts';
import type { PageState } from '../table/page.ts';
import { ComingCards } from './ComingCards.tsx';
import css from './EndlessGrid.module.css';

interface GridPageProps<Row> {
  /** Name of the rows, for the message that a page could not be loaded. */
  name: string;
  page: PageState | null | undefined;
  rows: readonly Row[] | null | undefined;
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** Cards of the skeleton. */
  size: number;
  error: Failure | null;
  onRetry: () => void;
  onPage: (page: PageState | null) => void;
}

/** One page of an `EndlessGrid`: its cards, or placeholders until they are loaded. */
export function GridPage<Row>({
  name,
  page,
  rows,
  rowKey,
  card,
  size,
  error,
  onRetry,
  onPage,
}: GridPageProps<Row>) {
  const isLost = !rows && error !== null;
  useEffect(() => {
    if (page) onPage(page);
    else if (isLost) onPage(null);
  }, [page, isLost, onPage]);
  if (rows) return rows.map((row) => <li key={rowKey(row)}>{card(row)}</li>);
  if (isLost)
    return (
      <li className={css.whole}>
        <ErrorBlock name={name} error={error} onRetry={onRetry} />
      </li>
    );
  return <ComingCards size={size} />;
}
