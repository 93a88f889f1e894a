import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../layout/Banner.tsx';
import css from './List.module.css';
import type { ListState } from './useList.ts';

/**
 * Names the filters of the address that are not understood. It stands in the place of the rows: rows that such a filter does not hold for would
 * pass for what somebody asked for, and could be exported or changed as such.
 */
export function UnreadFilters({ list }: { list: Pick<ListState, 'unread' | 'dropUnread'> }) {
  const { t } = useTranslation('kit');
  return (
    <div className={css.unread}>
      <Banner
        tone="warning"
        title={t('unread_filters', { count: list.unread.length })}
        actions={
          <Button onPress={list.dropUnread}>{t('drop_unread_filters', { count: list.unread.length })}</Button>
        }
      >
        <ul className={css.unreadList}>
          {list.unread.map(({ name, written, rule, limit }) => (
            <li key={name}>
              <code className={css.written} title={written}>
                {written}
              </code>{' '}
              {t(`unread_filter.${rule}`, { count: limit ?? 0 })}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
