import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useKeptScroll } from '../../kit/list/keptScroll.ts';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { useList } from '../../kit/list/useList.ts';
import { redemptionsRoute } from '../../routes/redemptions.ts';
import {
  PROMOTION_REDEMPTIONS,
  type ReportPlace,
  TAB_REDEMPTIONS,
} from '../shared/redemptions/redemptionList.ts';
import { useRedemptionReport } from '../shared/redemptions/useRedemptionReport.tsx';

/** The report of one advertiser or of one promotion, as a tab among others (ROUTE-61, ROUTE-62). */
export function RedemptionsTab({ advertiserId, promotionId }: ReportPlace) {
  const { t } = useTranslation('redemptions');
  const list = useList(promotionId === undefined ? TAB_REDEMPTIONS : PROMOTION_REDEMPTIONS);
  const report = useRedemptionReport(list, { advertiserId, promotionId });
  useKeptScroll(useLocation()[0], report.list.rows !== undefined, redemptionsRoute.path);
  return <ListPanel title={t('tab_title')} {...report.list} />;
}
