import { useTranslation } from 'react-i18next';
import type { MemberRowFragment } from '../../../operations/members/MemberListScreen.generated.ts';
import { type Column, DataTable, type DataTableProps } from '../../kit/table/DataTable.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { memberRoute } from '../../routes/members.ts';
import { PAGE_SIZE } from './listQuery.ts';
import css from './MemberTable.module.css';

type MemberTableProps = Pick<DataTableProps<MemberRowFragment>, 'rows' | 'isLoading' | 'emptyText' | 'empty'>;

/** Accounts as rows, each leading to its access. */
export function MemberTable(props: MemberTableProps) {
  const { t } = useTranslation(['members', 'roles']);
  const columns: Column<MemberRowFragment>[] = [
    { id: 'name', header: t('name'), width: '21%', cell: ({ name }) => name },
    {
      id: 'email',
      header: t('email'),
      width: '28%',
      cell: ({ email, isStaff }) => (
        <span className={css.email}>
          <span>{breakable(email)}</span>
          {isStaff && <span className={css.staff}>{t('staff')}</span>}
        </span>
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
          <span className={css.none}>{t('no_role')}</span>
        ),
    },
    {
      id: 'status',
      header: t('status'),
      width: '10rem',
      cell: ({ status, invitation }) => (
        <span className={css.status}>
          <StatusBadge status={status} label={t(`status_${status}`)} />
          {status === 'invited' && invitation && (
            <span className={css.none}>
              {t(`invited_${invitation.state}`)}{' '}
              {invitation.state === 'open' && <DateText iso={invitation.expiresAt} />}
            </span>
          )}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      {...props}
      label={t('list')}
      columns={columns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => memberRoute.href({ accountId: id })}
      pageSize={PAGE_SIZE}
    />
  );
}

/** An address that breaks before its domain, if it has to. */
function breakable(email: string) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
