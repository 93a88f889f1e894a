import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Donut } from '../kit/charts/Donut.tsx';
import { Meter } from '../kit/charts/Meter.tsx';
import { TimeChart } from '../kit/charts/TimeChart.tsx';
import { DateRangeField } from '../kit/fields/DateRangeField.tsx';
import { type DayRange, last7Days } from '../kit/format/ranges.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { Columns, Stack } from '../kit/layout/Stack.tsx';
import { SAMPLE_TODAY, samplePoints } from './sampleRows.ts';

/** Charts, donuts and meters. */
export function ChartsSection() {
  const { t } = useTranslation('ui-components');
  const titled = (state: string) => `${t('section.charts')} · ${t(state)}`;
  const [range, setRange] = useState<DayRange>(last7Days(SAMPLE_TODAY));
  const points = samplePoints(120).filter(({ day }) => day >= range.start && day <= range.end);
  const label = t('sample.redemptions');
  return (
    <Stack>
      <Panel
        title={label}
        actions={
          <DateRangeField label={t('sample.period')} value={range} onChange={setRange} today={SAMPLE_TODAY} />
        }
      >
        <TimeChart label={label} points={points} />
      </Panel>
      <Columns>
        <Panel title={t('sample.two_months')}>
          <TimeChart label={label} points={samplePoints(61)} height={180} />
        </Panel>
        <Panel title={titled('state.empty')}>
          <TimeChart label={label} points={[{ day: SAMPLE_TODAY, count: 0 }]} height={180} />
        </Panel>
        <Panel title={titled('state.loading')}>
          <TimeChart label={label} points={undefined} height={180} />
        </Panel>
        <Panel title={titled('state.refetching')}>
          <TimeChart label={label} points={samplePoints(14)} height={180} isLoading />
        </Panel>
        <Panel title={t('sample.budget')}>
          <Donut
            label={t('sample.budget')}
            centre="€20,000"
            centreLabel={t('sample.total')}
            slices={[
              { id: 'used', label: t('sample.used'), value: 9100, text: '€9,100.00' },
              { id: 'pending', label: t('sample.pending'), value: 1400, text: '€1,400.00', colour: 3 },
              { id: 'allocated', label: t('sample.allocated'), value: 4500, text: '€4,500.00', colour: 2 },
              {
                id: 'unallocated',
                label: t('sample.unallocated'),
                value: 5000,
                text: '€5,000.00',
                colour: 'rest',
              },
            ]}
          />
        </Panel>
        <Panel title={`${t('sample.budget')} · ${t('state.empty')}`}>
          <Donut label={t('sample.budget')} slices={[{ id: 'used', label: t('sample.used'), value: 0 }]} />
        </Panel>
        <Panel title="Meter">
          <Stack>
            <Meter label={t('sample.left')} value={82} max={100} />
            <Meter label={t('sample.left')} value={50} max={100} />
            <Meter label={t('sample.left')} value={25} max={100} />
            <Meter label={t('sample.left')} value={0} max={0} text={t('kit:no_data')} />
          </Stack>
        </Panel>
      </Columns>
    </Stack>
  );
}
