import { sql } from 'drizzle-orm';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';

interface Cards {
  advertiserId: string;
  redemptionIds: readonly string[];
}

/** Opens the cards of redeemed redemptions whose codes were made here, with their value; a trial's card holds nothing. */
export async function openCards(tx: Queries, { advertiserId, redemptionIds }: Cards): Promise<void> {
  if (redemptionIds.length === 0) return;
  await tx.execute(sql`insert into card_operations (advertiser_id, redemption_id, at, type, amount, balance)
    select r.advertiser_id, r.id, r.redeemed_at, 'activation', g.worth, g.worth
    from redemptions r join skus s on s.sku = r.sku join providers v on v.id = s.provider_id and v.kind = 'issued'
    cross join lateral (select case when r.testing then 0 else r.face_value end as worth) g
    where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(redemptionIds)}::bigint[]) and r.redeemed_at is not null
      and exists (select from redemption_codes c where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and c.dead_at is null)
    order by r.id`);
}

/** Closes the card of a redemption whose code was killed: nothing is left on it. Where it has none, nothing happens. */
export async function closeCard(
  tx: Queries,
  of: { advertiserId: string; redemptionId: string },
): Promise<void> {
  await tx.execute(sql`insert into card_operations (advertiser_id, redemption_id, at, type, amount, balance)
    select advertiser_id, redemption_id, guerdon_now(), 'cancellation', -balance, 0 from (
      select * from card_operations where advertiser_id = ${of.advertiserId} and redemption_id = ${of.redemptionId} order by id desc limit 1) o
    where o.type <> 'cancellation'`);
}
