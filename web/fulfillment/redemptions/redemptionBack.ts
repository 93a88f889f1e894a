import { keptList } from '../../kit/list/keptList.ts';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { promotionRoute } from '../../routes/promotions.ts';
import { redemptionsRoute } from '../../routes/redemptions.ts';

/** The owner of a redemption, by name. */
interface Whose {
  advertiserId: string;
  advertiserName: string;
  promotionSummary: { id: string; name: string };
}

/** The report, for the back link of a redemption. */
export const KEPT_REDEMPTIONS = keptList(redemptionsRoute);

/** The back link to the previous screen (RED-11): its advertiser, its promotion, otherwise the report in its previous state. */
export function redemptionBack(
  from: string,
  redemption: Whose | null | undefined,
  reportName: string,
): { href: string; label: string } {
  if (redemption && from === 'advertiser') {
    const { advertiserId, advertiserName: label } = redemption;
    return { href: advertiserRoute.href({ advertiserId }, { tab: 'redemptions' }), label };
  }
  if (redemption && from === 'promotion') {
    const { id: promotionId, name: label } = redemption.promotionSummary;
    const { advertiserId } = redemption;
    return { href: promotionRoute.href({ advertiserId, promotionId }, { tab: 'redemptions' }), label };
  }
  return { href: KEPT_REDEMPTIONS.href(), label: reportName };
}
