import { keptList } from '../../../../kit/list/keptList.ts';
import { redemptionsRoute } from '../../../redemptions/routes.ts';

/** The report, for the back link of a redemption. */
export const KEPT_REDEMPTIONS = keptList(redemptionsRoute);
