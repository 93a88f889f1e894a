import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { toast } from '../feedback/toastQueue.ts';
import { formatCount } from '../format/numbers.ts';
import type { PageState } from '../table/page.ts';
import { ComingCards } from './ComingCards.tsx';
import css from './EndlessGrid.module.css';
import type { FilterField } from './filterFields.tsx';
import { useKeptScroll } from './keptScroll.ts';
import type { AnyListState, ListWord } from './List.tsx';
import { ListFilters } from './ListFilters.tsx';
import { useNearEnd } from './useNearEnd.ts';
import { ViewsMenu } from './ViewsContext.tsx';

/** One page of an endless list. It requests its rows and shows them as a `GridPage`. */
export interface EndlessPageProps {
  number: number;
  /** Called with the page's position in its list once it is known, and with null if the page could not be loaded. */
  onPage: (page: PageState | null) => void;
}

interface EndlessGridProps {
  /** Path of the screen: coming back from a page below it restores the scroll position. */
  path: string;
  list: AnyListState & { page: number };
  words: (word: ListWord) => string;
  filters: readonly FilterField[];
  renderPage: (props: EndlessPageProps) => ReactNode;
}

/** The list whose rows are cards and whose pages follow one another as one scrolls; its address says how many there are. */
export function EndlessGrid({ path, list, words, filters, renderPage }: EndlessGridProps) {
  const { t, i18n } = useTranslation('kit');
  const [first, setFirst] = useState<PageState | null>(null);
  const last = Math.max(1, Math.min(list.page, first?.totalPages ?? 1));
  const isBeyond = first !== null && list.page > Math.max(1, first.totalPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such address
  useEffect(() => {
    if (!isBeyond) return;
    const countText = (number: number) => formatCount(number, i18n.language);
    toast.error(t('page_beyond_end', { page: countText(list.page), last: countText(last) }));
    list.goTo(last);
  }, [isBeyond]);
  const hasMore = first !== null && last < first.totalPages;
  const end = useNearEnd(last, () => list.goTo(last + 1));
  useKeptScroll(path, first !== null);
  const isEmpty = first?.totalCount === 0;
  return (
    <>
      <div className={css.filters}>
        <ListFilters filters={filters} end={<ViewsMenu list={list} />} onClear={list.clear} />
      </div>
      <ul className={css.grid} aria-label={words('list')} hidden={isEmpty}>
        {Array.from({ length: last }, (_, index) => {
          const number = index + 1;
          const onPage = number === 1 ? setFirst : ignore;
          const { size = 0, totalCount = 0 } = first ?? {};
          return (
            <NearPage
              key={number}
              isFirst={number === 1}
              size={Math.max(0, Math.min(size, totalCount - index * size))}
            >
              {renderPage({ number, onPage })}
            </NearPage>
          );
        })}
      </ul>
      {hasMore && <div ref={end} className={css.end} />}
      {isEmpty && (
        <EmptyState title={words(list.isFiltered ? 'no_match' : 'empty')}>
          {list.isFiltered ? (
            <>
              <p>{words('no_match_text')}</p>
              <Button onPress={list.clear}>{t('clear_all_filters')}</Button>
            </>
          ) : (
            words('empty_text')
          )}
        </EmptyState>
      )}
    </>
  );
}

const ignore = () => undefined;

interface NearPageProps {
  /** Cards that stand for the page until it is near. */
  size: number;
  /** Shown at once, wherever the window is. */
  isFirst: boolean;
  children: ReactNode;
}

/**
 * One page of cards that requests its rows once it is near the viewport, so that an address with many pages requests only the visible
 * ones. On return, the list has its previous length.
 */
function NearPage({ size, isFirst, children }: NearPageProps) {
  const [isNear, setNear] = useState(isFirst);
  const ends = useRef<{ first: Element | null; last: Element | null }>({ first: null, last: null });
  useEffect(() => {
    if (isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200% 0px' },
    );
    for (const end of Object.values(ends.current)) if (end) observer.observe(end);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <ComingCards size={size} ends={ends.current} />;
}
