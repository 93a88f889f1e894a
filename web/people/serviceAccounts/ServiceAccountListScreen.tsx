import { useTranslation } from 'react-i18next';
import {
  ServiceAccountListScreenDocument,
  type ServiceAccountRowFragment,
  ServiceAccountRowFragmentDoc,
} from '../../../operations/people/serviceAccounts/ServiceAccountListScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { SERVICE_ACCOUNT_STATUSES } from '../../../schema/people/serviceAccounts.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { choiceField, searchField } from '../../kit/list/filterFields.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useKeptList } from '../../kit/list/useKeptList.ts';
import type { Column } from '../../kit/table/column.ts';
import { day } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import {
  serviceAccountCreateRoute,
  serviceAccountListRoute,
  serviceAccountRoute,
} from '../../routes/serviceAccounts.ts';
import { ServiceAccountState } from './ServiceAccountState.tsx';
import { KEPT_SERVICE_ACCOUNTS, SERVICE_ACCOUNT_LIST } from './serviceAccountList.ts';

/** All service accounts with search and status filter, and the button for a new one. */
export function ServiceAccountListScreen() {
  const { t } = useTranslation('serviceAccounts');
  const list = useKeptList(SERVICE_ACCOUNT_LIST, KEPT_SERVICE_ACCOUNTS, serviceAccountListRoute.path);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(ServiceAccountListScreenDocument, {
    filter: list.sent,
    page: list.pageInput,
  });
  const serviceAccounts = data?.serviceAccounts;
  return (
    <ListScreen<ServiceAccountRowFragment>
      title={t('list_title')}
      actions={
        <LinkButton href={serviceAccountCreateRoute.href()} variant="primary" icon="plus">
          {t('new')}
        </LinkButton>
      }
      list={list}
      words={t}
      page={serviceAccounts?.page}
      rows={serviceAccounts && readFragment(ServiceAccountRowFragmentDoc, serviceAccounts.items)}
      isLoading={isLoading}
      error={errorAt('serviceAccounts')}
      onRetry={refetch}
      columns={useServiceAccountColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => serviceAccountRoute.href({ serviceAccountId: id })}
      filters={[
        searchField(list.filter('search'), { label: t('search'), chip: t('search_chip') }),
        choiceField(list.filter('status'), {
          label: t('status'),
          values: ['all', ...SERVICE_ACCOUNT_STATUSES],
          labelOf: (status) => t(`status_${status}`),
        }),
      ]}
    />
  );
}

/** Columns of the list of service accounts. */
function useServiceAccountColumns(): Column<ServiceAccountRowFragment>[] {
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
