import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { advertiserAllocationCreateRoute } from '../../routes/allocations.ts';
import { advertiserBudgetRoute } from '../../routes/budgets.ts';

/** Links to the management of an advertiser's money and stock. */
export function AdvertiserActions({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('advertisers');
  return (
    <>
      <Can ability="createBudget">
        <LinkButton href={advertiserBudgetRoute.href({ advertiserId })}>{t('manage_budget')}</LinkButton>
      </Can>
      <Can ability="createInventory">
        <LinkButton href={advertiserAllocationCreateRoute.href({ advertiserId })}>
          {t('new_allocation')}
        </LinkButton>
      </Can>
    </>
  );
}
