import { useTranslation } from 'react-i18next';
import { AdvertiserFactsFragmentDoc } from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';

/** Balance, for holders of viewBudget, and currency. */
export function AdvertiserFacts({
  advertiser,
}: {
  advertiser: FragmentOf<typeof AdvertiserFactsFragmentDoc>;
}) {
  const { t } = useTranslation('advertisers');
  const can = useCan();
  const { balance, billingCurrency } = readFragment(AdvertiserFactsFragmentDoc, advertiser);
  const currency = { label: t('currency'), value: billingCurrency };
  return (
    <Panel>
      <Facts
        facts={
          can('viewBudget')
            ? [{ label: t('balance'), value: <Money money={balance} /> }, currency]
            : [currency]
        }
      />
    </Panel>
  );
}
