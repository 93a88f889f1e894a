import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { ProviderOrderState } from './table.ts';

/** A redemption to order, and its provider. */
interface OrderLine {
  id: string;
  providerId: string | null;
}

/** An open order of a redemption. A repeated request uses the same key. */
const OPEN_ORDER_ROW = {
  redemptionId: text,
  key: text,
};
export type OpenOrder = RowOf<typeof OPEN_ORDER_ROW>;

/** Opens an order for each line, or finds the one that is open: after a kill, a time-out or by somebody else. The lines must be locked. */
export function openOrders(
  tx: Queries,
  { advertiserId, lines }: { advertiserId: string; lines: readonly OrderLine[] },
): Promise<OpenOrder[]> {
  const newOrders = lines.map(({ id, providerId }) => ({ id, provider_id: providerId }));
  return rowsOf(
    tx,
    OPEN_ORDER_ROW,
    sql`with wanted as materialized (
        select w.id, w.provider_id, o.key, coalesce(o.attempt, 0) as attempt
        from jsonb_to_recordset(${JSON.stringify(newOrders)}::jsonb) as w (id bigint, provider_id bigint)
        left join lateral (
          select case when p.state in ('asked', 'unknown') then p.key end as key, p.attempt from provider_orders p
          where p.advertiser_id = ${advertiserId} and p.redemption_id = w.id order by p.attempt desc limit 1
        ) o on true
      ), fresh as (
        insert into provider_orders (advertiser_id, redemption_id, attempt, key, provider_id)
        select ${advertiserId}::bigint, id, attempt + 1, gen_random_uuid(), provider_id from wanted where key is null
        returning redemption_id, key)
      select id::text as "redemptionId", key::text as key from wanted where key is not null
      union all select redemption_id::text, key::text from fresh`,
  );
}

/** The open order of a redemption; null if there is none. */
export async function openOrderOf(
  tx: Queries,
  { advertiserId, redemptionId }: { advertiserId: string; redemptionId: string },
): Promise<OpenOrder | null> {
  const [row] = await rowsOf(
    tx,
    OPEN_ORDER_ROW,
    sql`select redemption_id::text as "redemptionId", key::text as key from provider_orders
      where advertiser_id = ${advertiserId} and redemption_id = ${redemptionId} and state in ('asked', 'unknown')
      order by attempt desc limit 1`,
  );
  return row ?? null;
}

/** The keys among these whose orders are open. */
export async function stillOpen(tx: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    tx,
    { key: text },
    sql`select key::text as key from provider_orders where key = any (${`{${keys.join(',')}}`}::uuid[]) and state in ('asked', 'unknown')`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The outcome of an order. */
export interface ClosedOrder {
  key: string;
  state: ProviderOrderState;
  reason: string | null;
  reference: string | null;
}

/** Writes the outcomes of orders; a closed order stays unchanged, unless its codes are canceled. */
export async function closeOrders(tx: Queries, orders: readonly ClosedOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.execute(sql`update provider_orders o
    set state = c.state, reason = c.reason, provider_reference = coalesce(c.reference, o.provider_reference), answered_at = now()
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as c (key uuid, state text, reason text, reference text)
    where o.key = c.key and (o.state in ('asked', 'unknown') or (o.state in ('answered', 'cancel_failed') and c.state in ('canceled', 'cancel_failed')))`);
}

/** Records orders that the platform answered itself. Their keys can reissue the codes, and cancel them. */
export async function recordAnswered(
  tx: Queries,
  { advertiserId, orders }: { advertiserId: string; orders: readonly { line: OrderLine; key: string }[] },
): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(({ line, key }) => ({ id: line.id, key, provider_id: line.providerId }));
  await tx.execute(sql`insert into provider_orders (advertiser_id, redemption_id, attempt, key, provider_id, state, answered_at, provider_reference)
    select ${advertiserId}::bigint, o.id, 1 + coalesce((select max(p.attempt) from provider_orders p
      where p.advertiser_id = ${advertiserId} and p.redemption_id = o.id), 0), o.key, o.provider_id, 'answered', now(), o.key::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id bigint, key uuid, provider_id bigint)`);
}
