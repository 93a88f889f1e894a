import { useTranslation } from 'react-i18next';
import { type Day, dayIn, PROMOTION_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { timeText } from '../../../schema/foundation/dates/dateText.ts';
import { type DateFormat, formatDay, formatInstant, longDay } from '../format/dates.ts';
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
  /** Text for a missing date; "Not available" when absent. */
  none?: string | undefined;
};

/**
 * A day, or an instant as the day it is in the viewer's zone, that of a promotion in Los Angeles (FMT-2). Its title has the day in words, because the
 * formats differ in the order of day and month, with an instant's time and zone. A label would not be valid: HTML allows a `time` no name.
 */
export function DateText({ day, iso, format = 'table', withTime = false, none }: DateTextProps) {
  const { t, i18n } = useTranslation('kit');
  const zone = useZone();
  if (day)
    return (
      <time dateTime={day} className={css.number} title={longDay(day, i18n.language)}>
        {formatDay(day, format, i18n.language)}
      </time>
    );
  if (!iso) return <span className={css.missing}>{none ?? t('not_available')}</span>;
  const ownZone = format === 'promotion' ? PROMOTION_TIME_ZONE : zone;
  const long = longDay(dayIn(ownZone, new Date(iso)), i18n.language);
  const time = timeText(iso, ownZone);
  const text = formatInstant(iso, format, zone, i18n.language);
  return (
    <time dateTime={iso} className={css.number} title={`${long} ${time}, ${ownZone}`}>
      {withTime ? `${text} ${time}` : text}
    </time>
  );
}
