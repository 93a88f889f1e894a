import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../kit/layout/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { Row, Stack } from '../kit/layout/Stack.tsx';
import { Tabs } from '../kit/layout/Tabs.tsx';
import { Avatar } from '../kit/values/Avatar.tsx';
import { Count } from '../kit/values/Count.tsx';
import { DateText } from '../kit/values/DateText.tsx';
import { Money } from '../kit/values/Money.tsx';
import { OrderId } from '../kit/values/OrderId.tsx';
import { StatusBadge } from '../kit/values/StatusBadge.tsx';

const STATUSES = [
  'active',
  'paused',
  'enabled',
  'available',
  'pending',
  'booked',
  'redeemed',
  'disabled',
  'denied',
  'rejected',
  'expired',
  'completed',
  'ended',
];
const INSTANT = '2026-11-20T23:30:00Z';

/** Statuses, values and the layout of one object. */
export function ValuesSection() {
  const { t } = useTranslation('ui-components');
  const [tab, setTab] = useState('blockers');
  return (
    <Stack>
      <Row>
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Row>
      <Row>
        {([24, 32, 40, 64] as const).map((size) => (
          <Avatar key={size} name="Northwind Coffee" size={size} />
        ))}
      </Row>
      <Panel>
        <Facts
          facts={[
            {
              label: t('sample.balance'),
              value: <Money money={{ amount: '1234567.80', currency: 'EUR' }} />,
            },
            { label: t('sample.overdrawn'), value: <Money money={{ amount: '-1050', currency: 'JPY' }} /> },
            { label: t('sample.hidden'), value: <Money money={null} /> },
            { label: t('sample.redemptions'), value: <Count value={10000} isCapped /> },
            { label: t('sample.in_table'), value: <DateText iso={INSTANT} withTime /> },
            { label: t('sample.in_chart'), value: <DateText iso={INSTANT} format="chart" /> },
            { label: t('sample.in_range'), value: <DateText iso={INSTANT} format="range" /> },
            { label: t('sample.in_promotion'), value: <DateText iso={INSTANT} format="promotion" /> },
            { label: t('sample.order'), value: <OrderId value="ORDER-2026-000123" /> },
            { label: t('sample.order_secret'), value: <OrderId value={'4f7a'.repeat(16)} /> },
          ]}
        />
      </Panel>
      <Panel>
        <Tabs
          label={t('sample.notifications')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'blockers', label: t('sample.blockers'), count: 2 },
            { id: 'warnings', label: t('sample.warnings'), count: 14 },
            { id: 'infos', label: t('sample.infos'), count: 0 },
            { id: 'plain', label: t('sample.no_count') },
          ]}
        >
          <p>{t('sample.tab_text')}</p>
        </Tabs>
      </Panel>
    </Stack>
  );
}
