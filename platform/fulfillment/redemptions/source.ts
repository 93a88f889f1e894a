import { type SQL, sql } from 'drizzle-orm';
import { offerJoin } from '../../promotions/interface.ts';

/** Facts of codes that need no decryption: their usages, whether one pays, the last characters. */
const codes = sql`(select coalesce(array_agg(c.usage order by c.usage), '{}') as usages,
    coalesce(bool_or(c.usage not in ('tracking', 'security')), false) as pays, max(c.last4) filter (where c.usage = 'primary') as last4
  from redemption_codes c where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and c.dead_at is null)`;

/**
 * The source of queries on redemptions. `some` names them `r`, or is a join that begins with them: a list reads its page first and joins
 * the other tables to its rows alone. `offers` joins the promotions' offers of their rewards as `f`.
 */
export const redemptionSource = (
  some: SQL = sql`redemptions r`,
  offers: SQL = offerJoin(sql`r.sku`),
): SQL => sql`from ${some}
  join advertisers a on a.id = r.advertiser_id
  join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
  join skus s on s.sku = r.sku
  left join products q on q.id = s.product_id
  left join providers v on v.id = s.provider_id
  left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
  left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
  left join organizations o on o.id = a.organization_id
  left join experiences x on x.id = m.experience_id
  left join redemption_flows w on w.id = x.redemption_flow_id
  cross join lateral ${codes} k
  ${offers}`;
