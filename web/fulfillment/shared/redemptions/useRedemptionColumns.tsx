import { useTranslation } from 'react-i18next';
import type { RedemptionRowFragment } from '../../../../operations/fulfillment/redemptions/RedemptionListScreen.generated.ts';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { day, money } from '../../../kit/table/columns.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { EmailText } from '../../../kit/values/EmailText.tsx';
import { OrderId } from '../../../kit/values/OrderId.tsx';
import { StatusBadge } from '../../../kit/values/StatusBadge.tsx';
import { TwoLines } from '../../../kit/values/TwoLines.tsx';
import css from './Redemptions.module.css';
import type { ReportPlace } from './redemptionList.ts';
import { stateLabel } from './stateLabel.ts';

/** Columns of the report (REDLIST-48); a tab omits those that its owner determines. */
export function useRedemptionColumns({
  advertiserId,
  promotionId,
}: ReportPlace): Column<RedemptionRowFragment>[] {
  const { t } = useTranslation('redemptions');
  const namesAdvertiser = advertiserId === undefined && promotionId === undefined;
  const of: Column<RedemptionRowFragment> = {
    id: 'promotion',
    header: t(namesAdvertiser ? 'advertiser_promotion' : 'promotion'),
    cell: ({ advertiserName, promotionSummary }) =>
      namesAdvertiser ? <Two first={advertiserName} second={promotionSummary.name} /> : promotionSummary.name,
  };
  return [
    {
      id: 'state',
      header: t('state'),
      width: '7.5rem',
      isSortable: true,
      cell: (row) => (
        <Row as="span" gap={1} isInline className={css.state}>
          <StatusBadge status={row.state} label={t(stateLabel(row))} />
          {row.testing && (
            <Text tone="muted" size="small">
              {t('testing')}
            </Text>
          )}
        </Row>
      ),
    },
    {
      id: 'id',
      header: t('id'),
      width: '4.75rem',
      isSortable: true,
      isLink: true,
      cell: ({ id }) => <span className={css.number}>{id}</span>,
    },
    {
      id: 'order_id',
      header: t('order_id'),
      width: '8.25rem',
      isSortable: true,
      cell: ({ orderId }) => orderId && <OrderId value={orderId} />,
    },
    { id: 'user', header: t('user'), width: '10.5rem', cell: ({ user }) => user && <User user={user} /> },
    ...(promotionId === undefined ? [of] : []),
    {
      id: 'reward',
      header: t('reward'),
      cell: ({ reward }) => <Two first={reward.name} second={reward.sku} />,
    },
    money('value', { header: t('value'), width: '6.75rem', isSortable: true }),
    {
      id: 'activation_datetime',
      header: t('activation_date'),
      width: '7.875rem',
      isSortable: true,
      firstDirection: 'DESC',
      cell: ({ activatedAt }) => activatedAt && <DateText iso={activatedAt} />,
    },
    day('updatedAt', {
      id: 'updated_datetime',
      header: t('updated_date'),
      width: '7.875rem',
      isSortable: true,
    }),
  ];
}

/** The recipient, by name and by the address that reaches or identifies them. */
function User({ user }: { user: NonNullable<RedemptionRowFragment['user']> }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const contact = user.email ? <EmailText email={user.email} /> : (user.phoneNumber ?? user.uid);
  return name ? <TwoLines note={contact}>{name}</TwoLines> : contact;
}

function Two({ first, second }: { first: React.ReactNode; second: React.ReactNode }) {
  return (
    <Stack as="span" gap={0} breaks="anywhere">
      <span>{first}</span>
      <span className={css.second}>{second}</span>
    </Stack>
  );
}
