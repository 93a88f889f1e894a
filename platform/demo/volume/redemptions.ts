import { type SQL, sql } from 'drizzle-orm';
import { draw, drawAdvertiser, drawMoment } from './draws.ts';
import type { VolumeSize } from './volumeSize.ts';

/**
 * Redemptions, most of them redeemed within five days, the others waiting. `volume_redemptions` stays for the step that moves their money: they
 * are booked and paid from what is not allocated.
 */
export function volumeRedemptions({ advertisers, redemptions }: VolumeSize): SQL[] {
  const g = sql`g::bigint`;
  return [
    sql`create temporary table volume_skus on commit drop as
      select currency, array_agg(sku order by sku) as skus, array_agg(face_value order by sku) as face_values
      from skus where status = 'enabled' group by currency`,
    sql`create temporary table volume_promotions on commit drop as
      select v.n, v.id as advertiser_id, v.currency, array_agg(p.id order by p.id) as ids
      from volume_advertisers v join promotions p on p.advertiser_id = v.id group by 1, 2, 3`,
    sql`create temporary table volume_redemptions on commit drop as
      select nextval('redemptions_id_seq') as id, r.*, nextval('ledger_txns_id_seq') as booked_txn_id,
        case when r.redeemed_at is not null then nextval('ledger_txns_id_seq') end as redeemed_txn_id
      from (
        select v.advertiser_id, v.currency, v.ids[1 + ${draw(g, 21, 2)}] as promotion_id, s.skus[k.place] as sku,
          s.face_values[k.place] as face_value, b.at as booked_at,
          case when ${draw(g, 22, 10)} > 0 then least(b.at + ${draw(g, 23, 432_000)} * interval '1 second', current_date - interval '1 second')
            end::timestamptz(3) as redeemed_at
        from generate_series(1, ${redemptions}::int) g
        join volume_promotions v on v.n = ${drawAdvertiser(g, 24, advertisers)}
        join volume_skus s on s.currency = v.currency
        cross join lateral (select 1 + ${draw(g, 25, 1_000_000)} % cardinality(s.skus) as place) k
        cross join lateral (select ${drawMoment(g, 26)} as at) b
        order by booked_at
      ) r`,
    sql`insert into redemptions (advertiser_id, id, promotion_id, sku, state, face_value, currency, booked_at, redeemed_at, updated_at, charge, charge_currency,
        activated_at)
      select advertiser_id, id, promotion_id, sku, case when redeemed_at is null then 'pending' else 'redeemed' end, face_value, currency,
        booked_at, redeemed_at, coalesce(redeemed_at, booked_at), face_value, currency, booked_at
      from volume_redemptions`,
    // Each promotion gives its twenty most redeemed rewards; the first one of all two hundred.
    sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position)
      select advertiser_id, promotion_id, sku, place - 1 from (
        select c.advertiser_id, c.promotion_id, c.sku,
          row_number() over (partition by c.promotion_id order by c.redeemed + c.pending desc, c.sku) as place,
          c.promotion_id = min(c.promotion_id) over () as is_first
        from promotion_counts c where c.promotion_id in (select unnest(ids) from volume_promotions)
      ) ranked where place <= case when is_first then 200 else 20 end`,
  ];
}
