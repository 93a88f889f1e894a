import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { toast } from '../feedback/toastQueue.ts';
import { formatCount } from '../format/numbers.ts';
import { Icon } from '../Icon.tsx';
import css from './Pagination.module.css';
import { nearestPage, offeredPages, type PageState } from './page.ts';

export interface PaginationProps {
  /** Names the content of the pages, because a screen may have several paginations. */
  label: string;
  page: PageState;
  onPage: (page: number) => void;
}

/** Which rows are shown of how many, and the way to the others. A page after the last, of an address, leads to the last, and a message says so. */
export function Pagination({ label, page, onPage }: PaginationProps) {
  const { t, i18n } = useTranslation('kit');
  const { number, size, totalCount, totalIsCapped, totalPages } = page;
  const there = nearestPage(page);
  const isBeyond = there !== number;
  const wasThere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such page, regardless of the callback
  useEffect(() => {
    if (isBeyond) onPage(there);
    // The last page ends too when its last row is deleted. Whoever did that knows.
    if (isBeyond && !wasThere.current)
      toast.error(t('page_beyond', { page: formatCount(number, i18n.language) }));
    if (!isBeyond) wasThere.current = true;
  }, [isBeyond, there]);
  if (totalCount === 0 || isBeyond) return null;
  const show = (count: number) => formatCount(count, i18n.language);
  const first = (number - 1) * size + 1;
  const last = Math.min(number * size, totalCount);
  return (
    <nav className={css.pagination} aria-label={t('pages_of', { list: label })}>
      <p className={css.range}>
        {t('rows_shown', {
          first: show(first),
          last: show(last),
          total: `${show(totalCount)}${totalIsCapped ? '+' : ''}`,
        })}
      </p>
      {totalPages > 1 && (
        <ul className={css.pages}>
          <li>
            <Button
              className={css.turn ?? ''}
              aria-label={t('previous_page')}
              isDisabled={number <= 1}
              onPress={() => onPage(number - 1)}
            >
              <Icon name="chevron-left" />
            </Button>
          </li>
          {offeredPages(number, totalPages).map((one, index) =>
            one === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
              <li key={`gap-${index}`} className={css.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={one}>
                <Button
                  className={classes(css.page, one === number && css.current)}
                  aria-label={t('page', { number: show(one) })}
                  {...(one === number && { 'aria-current': 'page' as const })}
                  onPress={() => one !== number && onPage(one)}
                >
                  {show(one)}
                </Button>
              </li>
            ),
          )}
          <li>
            <Button
              className={css.turn ?? ''}
              aria-label={t('next_page')}
              isDisabled={number >= totalPages}
              onPress={() => onPage(number + 1)}
            >
              <Icon name="chevron-right" />
            </Button>
          </li>
        </ul>
      )}
    </nav>
  );
}
