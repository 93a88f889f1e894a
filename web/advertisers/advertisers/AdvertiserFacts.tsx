import { useTranslation } from 'react-i18next';
import { AdvertiserFactsFragmentDoc } from '../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { ExplainFigure } from '../../foundation/explain/ExplainFigure.tsx';
import { type Fact, Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Count } from '../../kit/values/Count.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';

/** Currency and last week; balance and value only for holders of viewBudget. */
export function AdvertiserFacts({
  advertiser,
}: {
  advertiser: FragmentOf<typeof AdvertiserFactsFragmentDoc>;
}) {
  const { t } = useTranslation('advertisers');
  const canViewBudget = useCan()('viewBudget');
  const { id, balance, billingCurrency, last7Days } = readFragment(AdvertiserFactsFragmentDoc, advertiser);
  const facts: (Fact & { needsBudget?: boolean })[] = [
    {
      label: t('balance'),
      value: (
        <ExplainFigure advertiserId={id} figure="balance">
          <Money money={balance} />
        </ExplainFigure>
      ),
      needsBudget: true,
    },
    { label: t('currency'), value: billingCurrency },
    { label: t('redemptions_7_days'), value: <Count value={last7Days.redeemed} /> },
    { label: t('value_7_days'), value: <Money money={last7Days.totalFaceValue} />, needsBudget: true },
  ];
  return (
    <Panel>
      <Facts isFigures facts={facts.filter(({ needsBudget }) => !needsBudget || canViewBudget)} />
    </Panel>
  );
}
