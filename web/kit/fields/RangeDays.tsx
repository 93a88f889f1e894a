import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { Button } from '../actions/Button.tsx';
import type { DayRange } from '../format/ranges.ts';
import css from './DateRange.module.css';
import { DayField } from './DayField.tsx';

/** First and last day of a period, each typed or chosen by itself (PROMO-8); an order that is wrong cannot be taken. */
export function RangeDays({
  value,
  min,
  max,
  onChange,
}: {
  value: DayRange | null;
  min: Day | undefined;
  max: Day;
  onChange: (range: DayRange) => void;
}) {
  const { t } = useTranslation('kit');
  const [start, setStart] = useState<Day | null>(value?.start ?? null);
  const [end, setEnd] = useState<Day | null>(value?.end ?? null);
  const isLate = end !== null && end > max;
  const isEarly = start !== null && min !== undefined && start < min;
  const isTurned = start !== null && end !== null && start > end;
  return (
    <div className={css.typed}>
      <DayField label={t('from')} value={start} onChange={setStart} min={min} max={max} />
      <DayField
        label={t('to')}
        value={end}
        onChange={setEnd}
        min={min}
        max={max}
        error={isTurned ? t('range_turned') : undefined}
      />
      <Button
        variant="primary"
        isDisabled={start === null || end === null || isTurned || isLate || isEarly}
        onPress={() => start !== null && end !== null && onChange({ start, end })}
      >
        {t('show_period')}
      </Button>
    </div>
  );
}
