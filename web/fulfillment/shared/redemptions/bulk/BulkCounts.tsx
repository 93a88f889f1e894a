import { useTranslation } from 'react-i18next';
import type { BulkProgressFragment } from '../../../../../operations/fulfillment/redemptions/BulkActions.generated.ts';
import { formatCount } from '../../../../kit/format/numbers.ts';
import { durationText } from '../../dispatches/durationText.ts';
import css from './Bulk.module.css';
import { BulkReasons } from './BulkReasons.tsx';

/** Before a bulk action: how many redemptions it changes, how many it skips for which reason, and the estimated time of its last message. */
export function BulkCounts({ bulk }: { bulk: BulkProgressFragment }) {
  const { t, i18n } = useTranslation('redemptionBulk');
  const { t: words } = useTranslation('dispatches');
  const { progress, estimatedSeconds, total } = bulk;
  const show = (count: number) => formatCount(count, i18n.language);
  return (
    <div className={css.counts}>
      <p className={css.touched}>
        {t('touched', { count: progress.open, shown: show(progress.open), total: show(total) })}
      </p>
      {progress.left > 0 && (
        <>
          <p>{t('left', { count: progress.left, shown: show(progress.left) })}</p>
          <BulkReasons bulk={bulk} />
        </>
      )}
      {estimatedSeconds !== null && progress.open > 0 && (
        <p className={css.muted}>{t('estimate', { time: durationText(estimatedSeconds, words) })}</p>
      )}
    </div>
  );
}
