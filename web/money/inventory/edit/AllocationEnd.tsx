import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { DateText } from '../../../kit/values/DateText.tsx';
import css from '../AllocationList.module.css';
import { useEndWords, waitingOf } from '../waitingWords.ts';

/** When an allocation ends; below it, each end that a waiting request would set. */
export function AllocationEnd({ allocation }: { allocation: AllocationRowFragment }) {
  const { t } = useTranslation('inventory');
  const endOf = useEndWords();
  return (
    <span className={css.end}>
      {allocation.noExpiration ? (
        <span className={css.muted}>{t('no_expiration')}</span>
      ) : (
        <DateText iso={allocation.expirationDatetime} />
      )}
      {waitingOf(allocation).ends.map((request) => (
        <span key={request.id} className={css.requested}>
          {t('new_end', { end: endOf(request) })}
        </span>
      ))}
    </span>
  );
}
