import { useTranslation } from 'react-i18next';
import type { MemberRowFragment } from '../../../operations/people/members/MemberListScreen.generated.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
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
