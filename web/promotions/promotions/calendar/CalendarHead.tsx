import { useTranslation } from 'react-i18next';
import { dayIn, PROMOTION_TIME_ZONE } from '../../../../schema/foundation/dates/dates.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { addMonths, type Month } from './calendarMonth.ts';
import css from './PromotionCalendar.module.css';

/** The current month, and the buttons for other months. */
export function CalendarHead({
  month,
  onMonth,
  isLoading,
}: {
  month: Month;
  onMonth: (month: Month) => void;
  isLoading: boolean;
}) {
  const { t, i18n } = useTranslation('promotions');
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const current = dayIn(PROMOTION_TIME_ZONE).slice(0, 7);
  return (
    <div className={css.head}>
      <IconButton
        icon="chevron-left"
        label={t('previous_month')}
        onPress={() => onMonth(addMonths(month, -1))}
      />
      <h2 className={css.month} aria-live="polite" aria-busy={isLoading}>
        {name.format(new Date(`${month}-01T00:00:00Z`))}
      </h2>
      <IconButton icon="chevron-right" label={t('next_month')} onPress={() => onMonth(addMonths(month, 1))} />
      <Button isDisabled={month === current} onPress={() => onMonth(current)}>
        {t('this_month')}
      </Button>
      <span className={css.zone}>{t('days_hint')}</span>
    </div>
  );
}
