import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import { REDEMPTION_STATES } from '../../../../schema/foundation/transitions.ts';
import { PROVIDER_KINDS } from '../../../catalog/providers/table.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import {
  boolean,
  json,
  nullable,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';
import type { ProviderRequest } from '../../providers/adapter.ts';
import type { ShippingAddress } from '../table.ts';

/** A locked redemption to order, and the origin of its codes or goods. */
const ORDER_LINE_ROW = {
  id: text,
  state: oneOf(REDEMPTION_STATES),
  sku: text,
  /** Minor units of `currency`. */
  value: text,
  currency: text,
  supply: oneOf(PROVIDER_KINDS),
  providerId: nullable(text),
  /** True if the provider takes codes back. */
  cancels: boolean,
  /** True for goods: they need an address and have no code. */
  isShipped: boolean,
  address: nullable(json<ShippingAddress>()),
  /** ISO 8601; null if any end is acceptable. */
  minimalExpiration: nullable(text),
  testing: boolean,
  /** True if its dispatch can still be recalled. */
  isHeld: boolean,
  /** True if its batch is about to order it or to notify its recipient. */
  isInBatch: boolean,
};
export type OrderLine = RowOf<typeof ORDER_LINE_ROW>;

/** Locks redemptions in the order of their ids, in any state, and returns the supply of each. Test rewards come from no pool. */
export async function lockOrderLines(
  tx: Queries,
  { advertiserId, ids }: { advertiserId: string; ids: readonly string[] },
): Promise<OrderLine[]> {
  // The lock comes first: the recipient may choose another reward meanwhile, and a joined read would return the old one.
  await tx.execute(sql`select from redemptions r where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(ids)}::bigint[])
    order by r.id for no key update`);
  return rowsOf(
    tx,
    ORDER_LINE_ROW,
    sql`select r.id::text as id, r.state, r.sku, r.face_value::text as value, r.currency, r.address, r.testing,
        s.provider_id::text as "providerId", coalesce(p.cancels, false) as cancels,
        case when p.kind = 'http' then 'http'
          when p.kind = 'issued' or r.testing or g.delivery_mode = 'physical_shipment' then 'issued' else 'pool' end as supply,
        coalesce(g.delivery_mode = 'physical_shipment', false) as "isShipped",
        to_char(d.minimal_expiration at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "minimalExpiration",
        coalesce(d.state = 'held', false) as "isHeld",
        coalesce(l.stage in ('order', 'ordering', 'notify'), false) as "isInBatch"
      from redemptions r
      join skus s on s.sku = r.sku
      left join products g on g.id = s.product_id
      left join providers p on p.id = s.provider_id
      left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
      left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
      where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(ids)}::bigint[])
      order by r.id`,
  );
}

/** The order sent to a provider. */
export const requestOf = (line: OrderLine): ProviderRequest => ({
  sku: line.sku,
  value: formatMinor(BigInt(line.value), line.currency),
  currency: line.currency,
  minimalExpiration: line.minimalExpiration,
  address: line.isShipped && line.address ? { ...line.address } : null,
  testing: line.testing,
});
