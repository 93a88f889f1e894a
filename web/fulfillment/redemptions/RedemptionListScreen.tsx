import { useTranslation } from 'react-i18next';
import { useKeptScroll } from '../../kit/list/keptScroll.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useKeptList } from '../../kit/list/useKeptList.ts';
import { redemptionsRoute } from '../../routes/redemptions.ts';
import { REDEMPTION_LIST } from '../shared/redemptions/redemptionList.ts';
import { useRedemptionReport } from '../shared/redemptions/useRedemptionReport.tsx';
import { KEPT_REDEMPTIONS } from './redemptionBack.ts';

/** The redemption report: searched by any known fact, with rows selected one by one or all at once (REDLIST-1, REDLIST-2). */
export function RedemptionListScreen() {
  const { t } = useTranslation('redemptions');
  const list = useKeptList(REDEMPTION_LIST, KEPT_REDEMPTIONS, redemptionsRoute.path);
  const report = useRedemptionReport(list);
  useKeptScroll(redemptionsRoute.path, report.list.rows !== undefined);
  return <ListScreen title={t('list_title')} {...report.list} />;
}
