import { useTranslation } from 'react-i18next';
import { findRoute } from '../../app/routes.ts';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Can } from '../../kit/viewer/Can.tsx';

/** Where an advertiser's money and stock are managed; a place that has no screen is not offered. */
export function AdvertiserActions({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('advertisers');
  const budget = `/advertiser/${advertiserId}/budget`;
  const allocation = `/advertiser/${advertiserId}/allocation/create`;
  return (
    <>
      {hasScreen(budget) && (
        <Can ability="createBudget">
          <LinkButton href={`#${budget}`}>{t('manage_budget')}</LinkButton>
        </Can>
      )}
      {hasScreen(allocation) && (
        <Can ability="createInventory">
          <LinkButton href={`#${allocation}`}>{t('new_allocation')}</LinkButton>
        </Can>
      )}
    </>
  );
}

const hasScreen = (path: string): boolean => findRoute(path).outcome === 'found';
