import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { askedFor } from '../ledger/figures.ts';
import { waitingAsOf } from './linesAsOf.ts';

/** Condition: line `l` is a pending request for an amount; requests that only add rewards have none. */
export const isRequest = sql`l.status = 'pending' and l.allocation_id is not null and l.amount > 0`;

/** `requested` by advertiser: the sum of its pending requests in one currency, positive or negative, in minor units. */
export async function requestedOf(
  tx: Queries,
  owners: readonly { advertiserId: string; currency: string }[],
  asOf?: Date,
): Promise<Map<string, bigint>> {
  const lines = asOf ? sql`lateral ${waitingAsOf(sql`q.advertiser_id`, asOf)}` : sql`budget_lines`;
  const rows = await rowsOf(
    tx,
    { advertiser_id: text, amount: text },
    sql`select l.advertiser_id, sum(l.amount)::text as amount
      from ${askedFor(owners)} cross join ${lines} l
      where l.advertiser_id = q.advertiser_id and l.currency = q.currency and ${isRequest}
      group by 1`,
  );
  const sums = new Map(rows.map((row) => [row.advertiser_id, BigInt(row.amount)]));
  return new Map(owners.map(({ advertiserId }) => [advertiserId, sums.get(advertiserId) ?? 0n]));
}
