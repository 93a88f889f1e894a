import { useTranslation } from 'react-i18next';
import type { ServiceAccountRowFragment } from '../../../operations/serviceAccounts/ServiceAccountListScreen.generated.ts';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { ServiceAccountState } from './ServiceAccountState.tsx';
import css from './ServiceAccounts.module.css';

/** Columns of the list of service accounts. */
export function useServiceAccountColumns(): Column<ServiceAccountRowFragment>[] {
  const { t } = useTranslation('serviceAccounts');
  return [
    { id: 'name', header: t('name'), width: '24%', cell: ({ name }) => name },
    {
      id: 'organization',
      header: t('organization'),
      width: '18%',
      cell: ({ organization }) => organization?.name ?? t('provider'),
    },
    {
      id: 'abilities',
      header: t('abilities'),
      cell: ({ abilities, missingAbilities }) => (
        <span className={css.lines}>
          {t('ability_count', { count: abilities.length })}
          {missingAbilities.length > 0 && (
            <span className={css.note}>{t('missing_count', { count: missingAbilities.length })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'last_used_at',
      header: t('last_used_at'),
      width: '11rem',
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <DateText iso={lastUsedAt} withTime />
        ) : (
          <span className={css.note}>{t('never_used')}</span>
        ),
    },
    {
      id: 'state',
      header: t('state'),
      width: '13rem',
      cell: ({ state, secrets }) => (
        <span className={css.lines}>
          <ServiceAccountState state={state} />
          {secrets.length > 1 && <span className={css.note}>{t('two_secrets')}</span>}
        </span>
      ),
    },
  ];
}
