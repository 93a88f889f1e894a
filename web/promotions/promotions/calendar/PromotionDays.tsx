import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/values/DateText.tsx';

/** First and last day of a promotion, read in Los Angeles (FMT-2, FMT-4). */
export function PromotionDays({ start, end }: { start: string; end: string | null }) {
  const { t } = useTranslation('promotions');
  return (
    <span>
      <DateText iso={start} format="promotion" /> –{' '}
      {end ? <DateText iso={end} format="promotion" /> : t('ongoing')}
    </span>
  );
}
