import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MemberListScreenDocument,
  MemberRowFragmentDoc,
} from '../../../operations/members/MemberListScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { ListScreen } from '../../kit/layout/ListScreen.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { memberCreateRoute } from '../../routes/members.ts';
import { LIST_DEFAULTS, type ListValues, listVariables, readListQuery } from './listQuery.ts';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberTable } from './MemberTable.tsx';

/** All accounts with search and filters, and the way to a new one. */
export function MemberListScreen() {
  const { t } = useTranslation('members');
  const [values, setValues] = useUrlQuery(LIST_DEFAULTS);
  const query = useMemo(() => readListQuery(values), [values]);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(
    MemberListScreenDocument,
    listVariables(query),
  );
  const change = (next: Partial<ListValues>) => setValues({ page: 1, ...next }, { replace: true });
  const clear = () => change(LIST_DEFAULTS);
  const isFiltered = query.search !== '' || query.role !== 'all' || query.status !== 'all';
  const members = data?.members;
  const error = errorAt('members');
  return (
    <ListScreen
      title={t('list_title')}
      actions={
        <LinkButton href={memberCreateRoute.href()} variant="primary" icon="plus">
          {t('new')}
        </LinkButton>
      }
      filters={<MemberFilters query={query} onChange={change} onClear={clear} />}
      page={members?.page}
      onPage={(page) => change({ page })}
    >
      {!members && error ? (
        <ErrorBlock name={t('list')} error={error} onRetry={refetch} />
      ) : (
        <MemberTable
          rows={members && readFragment(MemberRowFragmentDoc, members.items)}
          isLoading={isLoading || !members}
          emptyText={t(isFiltered ? 'no_match' : 'empty')}
          empty={
            isFiltered ? (
              <>
                <p>{t('no_match_text')}</p>
                <Button onPress={clear}>{t('clear_filters')}</Button>
              </>
            ) : (
              t('empty_text')
            )
          }
        />
      )}
    </ListScreen>
  );
}
