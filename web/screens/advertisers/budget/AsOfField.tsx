import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, dayIn } from '../../../../schema/dates.ts';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { useZone } from '../../../kit/viewer/ZoneContext.tsx';
import css from './Budget.module.css';

/** The day whose end is shown; none for now. A day to come is refused, today is now. */
export function AsOfField({ value, onChange }: { value: Day | null; onChange: (day: Day | null) => void }) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  const today = dayIn(zone);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <div className={css.asOf}>
      <DayField
        label={t('as_of')}
        value={typed}
        max={today}
        error={typed && typed > today ? t('as_of_future') : undefined}
        onChange={(day) => {
          setTyped(day);
          // A year typed digit by digit passes through years long gone.
          if (day && (day > today || day < '2000-01-01')) return;
          const next = day === today ? null : day;
          if (next !== value) onChange(next);
        }}
      />
    </div>
  );
}
