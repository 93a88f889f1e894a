import { useTranslation } from 'react-i18next';
import type { BulkProgressFragment } from '../../../../../operations/fulfillment/redemptionActions/BulkActions.generated.ts';
import { formatCount } from '../../../../kit/format/numbers.ts';
import css from './Bulk.module.css';
import { useBulkReason } from './useBulkReason.ts';

/** Counts skipped, failed and stopped rows of a bulk action per reason, the most frequent reason first. */
export function BulkReasons({ bulk: { action, outcomes } }: { bulk: BulkProgressFragment }) {
  const { i18n } = useTranslation('redemptionBulk');
  const reasonOf = useBulkReason(action);
  const outcomesWithReason = outcomes.filter(({ reason }) => reason !== null);
  if (outcomesWithReason.length === 0) return null;
  return (
    <ul className={css.reasons}>
      {outcomesWithReason.map((one) => (
        <li key={`${one.outcome} ${one.reason}`}>
          <strong>{formatCount(one.count, i18n.language)}</strong>
          <span>{reasonOf(one)}</span>
        </li>
      ))}
    </ul>
  );
}
