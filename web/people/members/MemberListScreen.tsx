import { useTranslation } from 'react-i18next';
import {
  MemberListScreenDocument,
  type MemberRowFragment,
  MemberRowFragmentDoc,
} from '../../../operations/people/members/MemberListScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { ACCOUNT_ROLES } from '../../../schema/foundation/abilities.ts';
import { MEMBER_STATUSES } from '../../../schema/people/members.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { choiceField, searchField } from '../../kit/list/filterFields.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useKeptList } from '../../kit/list/useKeptList.ts';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { memberCreateRoute, memberListRoute, memberRoute } from '../../routes/members.ts';
import css from './MemberList.module.css';
import { KEPT_MEMBERS, MEMBER_LIST } from './memberList.ts';

/** All accounts with search and filters, and the button for a new one. */
export function MemberListScreen() {
  const { t } = useTranslation(['members', 'roles']);
  const list = useKeptList(MEMBER_LIST, KEPT_MEMBERS, memberListRoute.path);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(MemberListScreenDocument, {
    filter: list.sent,
    page: list.pageInput,
  });
  return (
    <ListScreen<MemberRowFragment>
      title={t('list_title')}
      actions={
        <LinkButton href={memberCreateRoute.href()} variant="primary" icon="plus">
          {t('new')}
        </LinkButton>
      }
      list={list}
      words={t}
      page={data?.members?.page}
      rows={data?.members && readFragment(MemberRowFragmentDoc, data.members.items)}
      isLoading={isLoading}
      error={errorAt('members')}
      onRetry={refetch}
      columns={useMemberColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => memberRoute.href({ accountId: id })}
      filters={[
        searchField(list.filter('search'), { label: t('search'), chip: t('search_chip') }),
        choiceField(list.filter('role'), {
          label: t('role'),
          values: ['all', ...ACCOUNT_ROLES],
          labelOf: (role) => t(role === 'all' ? 'role_all' : `roles:${role}`),
        }),
        choiceField(list.filter('status'), {
          label: t('status'),
          values: ['all', ...MEMBER_STATUSES],
          labelOf: (status) => t(`status_${status}`),
        }),
      ]}
    />
  );
}

/** Columns of the list of accounts. */
function useMemberColumns(): Column<MemberRowFragment>[] {
  const { t } = useTranslation(['members', 'roles']);
  return [
    { id: 'name', header: t('name'), width: '21%', cell: ({ name }) => name },
    {
      id: 'email',
      header: t('email'),
      width: '28%',
      cell: ({ email, isStaff }) => (
        <Row as="span" lineGap={1} isInline breaks="anywhere">
          <span>
            <EmailText email={email} />
          </span>
          {isStaff && <span className={css.staff}>{t('staff')}</span>}
        </Row>
      ),
    },
    {
      id: 'organization',
      header: t('organization'),
      width: '16%',
      cell: ({ organization }) => organization.name,
    },
    {
      id: 'roles',
      header: t('roles'),
      cell: ({ roles }) =>
        roles.length > 0 ? (
          roles.map((role) => t(`roles:${role}`)).join(', ')
        ) : (
          <Text tone="muted">{t('no_role')}</Text>
        ),
    },
    {
      id: 'status',
      header: t('status'),
      width: '10rem',
      cell: ({ status, invitation }) => (
        <TwoLines
          note={
            status === 'invited' &&
            invitation && (
              <>
                {t(`invited_${invitation.state}`)}{' '}
                {invitation.state === 'open' && <DateText iso={invitation.expiresAt} />}
              </>
            )
          }
        >
          <StatusBadge status={status} label={t(`status_${status}`)} />
        </TwoLines>
      ),
    },
  ];
}
