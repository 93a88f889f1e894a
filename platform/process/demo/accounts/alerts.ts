import { eq } from 'drizzle-orm';
import type { Day } from '../../../../schema/foundation/dates/dates.ts';
import { advertisers } from '../../../advertisers/advertisers/table.ts';
import { checkPromotionEnds } from '../../../advertisers/alerts/promotionEnds.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { checkBudget } from '../../../money/budgetAlerts/checkBudget.ts';

/** The alerts of the demo data, as background work would write them: of the budgets of these advertisers, and of promotions that end soon. */
export async function demoAlerts(tx: Queries, advertiserIds: readonly string[], today: Day): Promise<void> {
  for (const id of advertiserIds) {
    const [advertiser] = await tx.select().from(advertisers).where(eq(advertisers.id, id));
    if (advertiser) await checkBudget(tx, advertiser);
  }
  await checkPromotionEnds(tx, today);
}
