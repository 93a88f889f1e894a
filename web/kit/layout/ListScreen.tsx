import type { ReactNode } from 'react';
import { Pagination } from '../table/Pagination.tsx';
import type { PageState } from '../table/page.ts';
import css from './ListScreen.module.css';
import { Screen, type ScreenProps } from './Screen.tsx';

export interface ListScreenProps extends Omit<ScreenProps, 'width'> {
  /** Search and filters above the list: a FilterBar. */
  filters?: ReactNode;
  /** Where the page stands; without it there is no pagination. */
  page?: PageState | null | undefined;
  onPage?: ((page: number) => void) | undefined;
}

/** Genre piece of a list: title, actions, filters, the table in its frame, pagination. */
export function ListScreen({ filters, page, onPage, children, ...screen }: ListScreenProps) {
  return (
    <Screen {...screen}>
      <section className={css.frame} aria-label={screen.title}>
        {filters && <div className={css.filters}>{filters}</div>}
        {children}
        {page && onPage && <Pagination page={page} onPage={onPage} />}
      </section>
    </Screen>
  );
}
