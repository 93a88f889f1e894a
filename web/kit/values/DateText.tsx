import { useTranslation } from 'react-i18next';
import type { Day } from '../../../schema/dates.ts';
import { timeText } from '../../../schema/dateText.ts';
import { type DateFormat, formatDay, formatInstant } from '../format/dates.ts';
import { useZone } from '../viewer/ZoneContext.tsx';
import css from './Values.module.css';

export type DateTextProps = (
  | { day: Day | null | undefined; iso?: never }
  | { iso: string | null | undefined; day?: never }
) & {
  /** `table` (24 / 11 / 2026) when absent. */
  format?: DateFormat | undefined;
  /** Adds hour and minute to an instant. */
  withTime?: boolean | undefined;
  /** What stands where there is none; "Not available" when absent. */
  none?: string | undefined;
};

/** A day, or an instant as the day it is in the viewer's zone; its title gives instant and zone in full. */
export function DateText({ day, iso, format = 'table', withTime = false, none }: DateTextProps) {
  const { t, i18n } = useTranslation('kit');
  const zone = useZone();
  if (day)
    return (
      <time dateTime={day} className={css.number}>
        {formatDay(day, format, i18n.language)}
      </time>
    );
  if (!iso) return <span className={css.missing}>{none ?? t('not_available')}</span>;
  const time = timeText(iso, zone);
  const text = formatInstant(iso, format, zone, i18n.language);
  return (
    <time
      dateTime={iso}
      className={css.number}
      title={`${formatInstant(iso, 'range', zone)} ${time}, ${zone}`}
    >
      {withTime ? `${text} ${time}` : text}
    </time>
  );
}
