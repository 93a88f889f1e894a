import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import css from './Promotion.module.css';

/** The status that people set for a promotion, and its state in time; an unknown state is shown by its name (PROMO-31, PROMO-32). */
export function PromotionStanding({ status, state }: { status: string; state: string }) {
  const { t } = useTranslation('promotions');
  return (
    <span className={css.standing}>
      <StatusBadge status={status} label={t(`status_${status}`)} />
      <span className={css.state}>{t(`state_${state}`, { defaultValue: state.replaceAll('_', ' ') })}</span>
    </span>
  );
}
