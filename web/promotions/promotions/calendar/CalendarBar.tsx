import type { CalendarPromotionFragment } from '../../../../operations/promotions/promotions/PromotionCalendar.generated.ts';
import { barOf, type Month } from './calendarMonth.ts';
import css from './PromotionCalendar.module.css';

/** The days of a promotion as a bar across the month. Decorative: its dates are beside it. */
export function CalendarBar({
  promotion,
  month,
  today,
}: {
  promotion: CalendarPromotionFragment;
  month: Month;
  /** Index among the days, from 1; 0 in another month. */
  today: number;
}) {
  const { first, last, beganBefore, goesOn } = barOf(promotion, month);
  const { status, state } = promotion;
  return (
    <span className={css.track} aria-hidden="true">
      {today > 0 && <span className={css.today} style={{ gridColumn: today }} />}
      <span
        className={css.bar}
        style={{ gridColumn: `${first} / ${last + 1}` }}
        data-status={status === 'enabled' && state === 'ended' ? 'completed' : status}
        data-before={beganBefore || undefined}
        data-onward={goesOn || undefined}
      />
    </span>
  );
}
