import { type SQL, sql } from 'drizzle-orm';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';

const STATES = sql.raw(REDEMPTION_STATES.join(', '));
const eachState = (expression: (state: string) => string): SQL =>
  sql.raw(REDEMPTION_STATES.map(expression).join(', '));

/**
 * Replaces the counts of an advertiser with those of its redemptions. One statement counts and deletes the deltas, so both see the same redemptions;
 * later changes leave new deltas. The fold (`promotions/countFold.ts`) waits.
 */
export async function recountRedemptions(tx: Queries, advertiserId: string): Promise<void> {
  await tx.execute(sql`lock table promotion_count_sums in share row exclusive mode`);
  await tx.execute(sql`with gone as (delete from promotion_count_deltas where advertiser_id = ${advertiserId} returning promotion_id, sku)
    insert into promotion_count_sums (advertiser_id, promotion_id, sku, ${STATES})
    select ${advertiserId}::bigint, k.promotion_id, k.sku, ${eachState((state) => `count(r.id) filter (where r.state = '${state}')`)}
    from (select promotion_id, sku from promotion_count_sums where advertiser_id = ${advertiserId}
      union select promotion_id, sku from gone
      union select promotion_id, sku from redemptions where advertiser_id = ${advertiserId}) k
    left join redemptions r on r.advertiser_id = ${advertiserId} and r.promotion_id = k.promotion_id and r.sku = k.sku
    group by 2, 3
    on conflict (advertiser_id, promotion_id, sku) do update set ${eachState((state) => `${state} = excluded.${state}`)}`);
}
