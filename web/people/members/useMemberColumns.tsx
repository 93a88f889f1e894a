import { useTranslation } from 'react-i18next';
import type { MemberRowFragment } from '../../../operations/people/members/MemberListScreen.generated.ts';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import css from './MemberList.module.css';

/** Columns of the list of accounts. */
export function useMemberColumns(): Column<MemberRowFragment>[] {
  const { t } = useTranslation(['members', 'roles']);
  return [
    { id: 'name', header: t('name'), width: '21%', cell: ({ name }) => name },
    {
      id: 'email',
      header: t('email'),
      width: '28%',
      cell: ({ email, isStaff }) => (
        <span className={css.email}>
          <span>
            <EmailText email={email} />
          </span>
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
}
