import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  type AllocationRequestRowFragment,
  OutcomeTermsFragmentDoc,
} from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './RequestDetails.module.css';

type Outcome = NonNullable<AllocationRequestRowFragment['outcome']>;

/** The allocation and the budget as they are and as approving the request would make them; an end that changes stands out. */
export function RequestOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('reports');
  const before = readFragment(OutcomeTermsFragmentDoc, outcome.before);
  const after = readFragment(OutcomeTermsFragmentDoc, outcome.after);
  const end = ({ noExpiration, expirationDatetime }: typeof after) =>
    noExpiration ? t('no_expiration') : <DateText iso={expirationDatetime} withTime />;
  const rows: { label: string; before: ReactNode; after: ReactNode; isChanged: boolean }[] = [
    {
      label: t('outcome_amount'),
      before: before ? <Money money={before.amount} /> : '–',
      after: <Money money={after.amount} />,
      isChanged: before?.amount.amount !== after.amount.amount,
    },
    {
      label: t('outcome_available'),
      before: before ? <Money money={before.amountAvailable} /> : '–',
      after: <Money money={after.amountAvailable} />,
      isChanged: before?.amountAvailable.amount !== after.amountAvailable.amount,
    },
    {
      label: t('outcome_end'),
      before: before ? end(before) : '–',
      after: end(after),
      isChanged: before?.expirationDatetime !== after.expirationDatetime,
    },
    {
      label: t('outcome_left'),
      before: <Money money={outcome.unallocated} />,
      after: <Money money={outcome.unallocatedAfter} />,
      isChanged: outcome.unallocated.amount !== outcome.unallocatedAfter.amount,
    },
  ];
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('outcome')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('outcome_now')}</th>
          <th scope="col">{t('outcome_then')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after, isChanged }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label={t('outcome_now')}>{before}</td>
            <td data-label={t('outcome_then')} className={isChanged ? css.changed : undefined}>
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
