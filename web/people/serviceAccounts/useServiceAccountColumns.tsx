import { useTranslation } from 'react-i18next';
import type { ServiceAccountRowFragment } from '../../../operations/people/serviceAccounts/ServiceAccountListScreen.generated.ts';
import type { Column } from '../../kit/table/column.ts';
import { day } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { ServiceAccountState } from './ServiceAccountState.tsx';

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
        <TwoLines
          note={missingAbilities.length > 0 && t('missing_count', { count: missingAbilities.length })}
        >
          {t('ability_count', { count: abilities.length })}
        </TwoLines>
      ),
    },
    day('lastUsedAt', { header: t('last_used_at'), width: '11rem', withTime: true, none: t('never_used') }),
    {
      id: 'state',
      header: t('state'),
      width: '13rem',
      cell: ({ state, secrets }) => (
        <TwoLines note={secrets.length > 1 && t('two_secrets')}>
          <ServiceAccountState state={state} />
        </TwoLines>
      ),
    },
  ];
}
