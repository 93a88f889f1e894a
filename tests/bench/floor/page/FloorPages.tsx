import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../web/kit/Icon.tsx';
import css from '../../../../web/kit/table/Pagination.module.css';

/** Which rows are shown, and a button for each page. */
export function FloorPages({ totalCount, totalPages }: { totalCount: number; totalPages: number }) {
  const { t } = useTranslation('kit');
  return (
    <nav className={css.pagination}>
      <p className={css.range}>{t('rows_shown', { first: 1, last: 10, total: totalCount })}</p>
      <ul className={css.pages}>
        <li>
          <Button className={css.turn ?? ''} aria-label={t('previous_page')} isDisabled>
            <Icon name="chevron-left" />
          </Button>
        </li>
        {Array.from({ length: totalPages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Button className={css.page ?? ''} aria-label={t('page', { number })}>
              {number}
            </Button>
          </li>
        ))}
        <li>
          <Button className={css.turn ?? ''} aria-label={t('next_page')}>
            <Icon name="chevron-right" />
          </Button>
        </li>
      </ul>
    </nav>
  );
}
