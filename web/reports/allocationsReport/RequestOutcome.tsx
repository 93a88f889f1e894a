import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  type AllocationRequestRowFragment,
  OutcomeTermsFragmentDoc,
} from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { FiguresTable } from '../../kit/table/FiguresTable.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';

type Outcome = NonNullable<AllocationRequestRowFragment['outcome']>;

interface Props {
  outcome: Outcome;
  /** Only the end of the allocation: the effects beside it already show its figures, and those of the budget. */
  isEndAlone?: boolean;
}

/** The allocation and the budget, now and after an approval of the request; a changed end is highlighted. */
export function RequestOutcome({ outcome, isEndAlone = false }: Props) {
  const { t } = useTranslation('reports');
  const before = readFragment(OutcomeTermsFragmentDoc, outcome.before);
  const after = readFragment(OutcomeTermsFragmentDoc, outcome.after);
  const end = ({ noExpiration, expiresAt }: typeof after) =>
    noExpiration ? t('no_expiration') : <DateText iso={expiresAt} withTime />;
  const moneyCell = (money: typeof outcome.unallocated) => <Money money={money} />;
  const of = (key: string, now: ReactNode, then: ReactNode, isChanged: boolean) => ({
    key,
    name: t(`outcome_${key as 'end'}`),
    isChanged,
    values: [now, then],
  });
  const endRow = of('end', before ? end(before) : '–', end(after), before?.expiresAt !== after.expiresAt);
  const rows = isEndAlone
    ? [endRow]
    : [
        of(
          'amount',
          before ? moneyCell(before.amount) : '–',
          moneyCell(after.amount),
          before?.amount.amount !== after.amount.amount,
        ),
        of(
          'available',
          before ? moneyCell(before.amountAvailable) : '–',
          moneyCell(after.amountAvailable),
          before?.amountAvailable.amount !== after.amountAvailable.amount,
        ),
        endRow,
        of(
          'left',
          moneyCell(outcome.unallocated),
          moneyCell(outcome.unallocatedAfter),
          outcome.unallocated.amount !== outcome.unallocatedAfter.amount,
        ),
      ];
  return (
    <>
      <FiguresTable
        label={t('outcome')}
        heads={[t('outcome'), t('outcome_now'), t('outcome_then')]}
        rows={rows}
      />
      {outcome.rewardsWaiting > 0 && (
        <Banner tone="warning">{t('outcome_rewards_wait', { count: outcome.rewardsWaiting })}</Banner>
      )}
    </>
  );
}
