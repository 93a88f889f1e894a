import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import css from './Budget.module.css';

/** No budget existed before this day: an earlier date is a year typed with two digits. */
const EARLIEST = '2000-01-01';

/** The day whose end is shown; none for now. A future day is refused, today means now. Nothing applies while typing. */
export function AsOfField({ value, onChange }: { value: Day | null; onChange: (day: Day | null) => void }) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  const today = dayIn(zone);
  const [typed, setTyped] = useState(value);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setTyped(value), [value]);
  function settle(day: Day | null) {
    setSettled(true);
    if (day && day < EARLIEST) return setTyped(value);
    if (day && day > today) return;
    const next = day === today ? null : day;
    if (next !== value) onChange(next);
  }
  return (
    <div className={css.asOf}>
      <DayField
        label={t('as_of')}
        value={typed}
        max={today}
        error={isSettled && typed && typed > today ? t('as_of_future') : undefined}
        onChange={(day) => {
          setTyped(day);
          setSettled(false);
        }}
        onSettled={settle}
      />
    </div>
  );
}
