import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer.ts';
import { KEPT_ADVERTISERS } from './list/advertiserList.ts';

/** The link from an advertiser back to the list in its previous state; none for people with at most one advertiser, who have no list (SHELL-15). */
export function useBackToList(): { href: string; label: string } | undefined {
  const { t } = useTranslation('advertisers');
  const { advertiserCount } = useViewer();
  return advertiserCount > 1 ? { href: KEPT_ADVERTISERS.href(), label: t('back_to_list') } : undefined;
}
