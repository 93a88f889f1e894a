import { useTranslation } from 'react-i18next';
import { AdvertiserBudgetAlertsFragmentDoc } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { AdvertiserBudgetAlertsForm } from './AdvertiserBudgetAlertsForm.tsx';

/** The two limits of the balance: a form with editBudgetAlerts, figures with viewBudget, otherwise nothing (ADV-12). */
export function AdvertiserBudgetAlerts({
  advertiser: ref,
}: {
  advertiser: FragmentOf<typeof AdvertiserBudgetAlertsFragmentDoc>;
}) {
  const { t } = useTranslation('advertisers');
  const can = useCan();
  const advertiser = readFragment(AdvertiserBudgetAlertsFragmentDoc, ref);
  if (!can('editBudgetAlerts') && !can('viewBudget')) return null;
  const { alert1, alert2 } = advertiser.budgetAlerts ?? { alert1: null, alert2: null };
  return (
    <Panel title={t('alerts_title')} subtitle={t('alerts_text')}>
      {can('editBudgetAlerts') ? (
        <AdvertiserBudgetAlertsForm advertiser={advertiser} />
      ) : (
        <Facts
          facts={[
            { label: t('alert_1'), value: alert1 ? <Money money={alert1} /> : t('alert_none') },
            { label: t('alert_2'), value: alert2 ? <Money money={alert2} /> : t('alert_none') },
          ]}
        />
      )}
    </Panel>
  );
}
