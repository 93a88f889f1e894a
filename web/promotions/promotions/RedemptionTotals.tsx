import { useTranslation } from 'react-i18next';
import { classes } from '../../kit/classes.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import css from './RedemptionTotals.module.css';

const STATES = ['redeemed', 'pending', 'denied'] as const;

/** Redemptions by state: a bar of their shares above their numbers (PROMOLIST-5). */
export function RedemptionTotals({ totals }: { totals: Readonly<Record<(typeof STATES)[number], number>> }) {
  const { t, i18n } = useTranslation('promotions');
  return (
    <span className={css.totals}>
      <span className={css.bar} aria-hidden="true">
        {STATES.filter((state) => totals[state] > 0).map((state) => (
          <span key={state} className={classes(css.part, css[state])} style={{ flexGrow: totals[state] }} />
        ))}
      </span>
      <span className={css.figures}>
        {STATES.map((state) => (
          <span key={state} className={css.figure} title={t(`totals.${state}`)}>
            <span className={classes(css.dot, css[state])} aria-hidden="true" />
            <span className={css.count}>{formatCount(totals[state], i18n.language)}</span>{' '}
            <span className="visually-hidden">{t(`totals.${state}`)}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
