import { type SQL, sql } from 'drizzle-orm';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';

const STATES = sql.raw(REDEMPTION_STATES.join(', '));
const eachState = (expression: (state: string) => string): SQL =>
  sql.raw(REDEMPTION_STATES.map(expression).join(', '));

/** Only one transaction writes the sums at a time. Readers and writers of redemptions do not wait. */
const lockSums = (tx: Queries) =>
  tx.execute(sql`lock table promotion_count_sums in share row exclusive mode`);

/** Adds the notes to the sums and deletes them, in one statement: a reader sees each change once, as a note or in its sum. */
export async function foldCounts(tx: Queries): Promise<void> {
  await lockSums(tx);
  await tx.execute(sql`with due as (delete from promotion_count_deltas returning *)
    insert into promotion_count_sums (advertiser_id, promotion_id, sku, ${STATES})
    select d.advertiser_id, d.promotion_id, d.sku, ${eachState((state) => `coalesce(max(s.${state}), 0) + sum(d.${state})`)}
    from due d left join promotion_count_sums s on s.advertiser_id = d.advertiser_id and s.promotion_id = d.promotion_id and s.sku = d.sku
    group by 1, 2, 3
    on conflict (advertiser_id, promotion_id, sku) do update set ${eachState((state) => `${state} = excluded.${state}`)}`);
}
