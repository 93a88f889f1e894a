import { keptList } from '../../../../kit/list/keptList.ts';
import { redemptionsRoute } from '../../../../routes/redemptions.ts';

/** The report, for the back link of a redemption. */
export const KEPT_REDEMPTIONS = keptList(redemptionsRoute);
