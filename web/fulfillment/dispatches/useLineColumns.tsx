import { useTranslation } from 'react-i18next';
import type { DispatchLineFragment } from '../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import type { Column } from '../../kit/table/column.ts';
import { status } from '../../kit/table/columns.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { OrderId } from '../../kit/values/OrderId.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';

/** Columns of the lines of a dispatch. */
export function useLineColumns(): Column<DispatchLineFragment>[] {
  const { t } = useTranslation('dispatches');
  return [
    {
      id: 'order_id',
      header: t('order_id'),
      width: '15.5rem',
      cell: ({ orderId }) => <OrderId value={orderId} />,
    },
    { id: 'recipient', header: t('recipient'), cell: (line) => <Recipient line={line} /> },
    {
      id: 'reward',
      header: t('reward'),
      width: '11rem',
      cell: ({ sku, value }) => (
        <Stack as="span" gap={0} align="start" isInline>
          {sku}
          <Money money={value} />
        </Stack>
      ),
    },
    {
      id: 'stage',
      header: t('stage'),
      width: '10rem',
      cell: ({ stage }) => <StatusBadge status={TONE_OF[stage] ?? stage} label={t(`stage_${stage}`)} />,
    },
    status('state', { header: t('redemption'), width: '8rem' }),
    {
      id: 'message',
      header: t('message'),
      width: '11rem',
      cell: ({ delivery }) => <Message delivery={delivery} />,
    },
    {
      id: 'code',
      header: t('code'),
      hint: t('code_hint'),
      width: '6rem',
      cell: ({ last4 }) => (last4 ? `…${last4}` : '–'),
    },
  ];
}

/** Tones of the stages. */
const TONE_OF: Partial<Record<DispatchLineFragment['stage'], string>> = {
  activate: 'running',
  order: 'running',
  ordering: 'running',
  notify: 'running',
  sending: 'running',
};

function Recipient({ line: { recipient } }: { line: DispatchLineFragment }) {
  if (!recipient) return '–';
  const { firstName, lastName, email, phoneNumber } = recipient;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const contact = email ? <EmailText email={email} /> : (phoneNumber ?? '–');
  return name ? <TwoLines note={contact}>{name}</TwoLines> : contact;
}

function Message({ delivery }: Pick<DispatchLineFragment, 'delivery'>) {
  const { t } = useTranslation('dispatches');
  if (!delivery) return '–';
  const { state, channel, sentAt } = delivery;
  return (
    <TwoLines note={sentAt && <DateText iso={sentAt} withTime />}>
      <StatusBadge status={state} label={t(`delivery_${state}`, { channel: t(`channel.${channel}`) })} />
    </TwoLines>
  );
}
