import { eq } from 'drizzle-orm';
import type { Day } from '../../schema/dates.ts';
import type { Queries } from '../database/connection.ts';
import { advertisers } from '../resources/advertisers/table.ts';
import { checkBudget } from '../resources/alerts/budget.ts';
import { checkPromotionEnds } from '../resources/alerts/promotionEnds.ts';

/** The alerts of the demo data, as background work would write them: of the budgets of these advertisers, and of promotions that end soon. */
export async function demoAlerts(tx: Queries, advertiserIds: readonly string[], today: Day): Promise<void> {
  for (const id of advertiserIds) {
    const [advertiser] = await tx.select().from(advertisers).where(eq(advertisers.id, id));
    if (advertiser) await checkBudget(tx, advertiser);
  }
  await checkPromotionEnds(tx, today);
}
