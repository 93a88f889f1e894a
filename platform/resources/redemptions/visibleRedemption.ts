import { sql } from 'drizzle-orm';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';

/** The advertiser of a redemption. @throws Refusal not_found where there is none or the caller may not see it */
export async function ownerOfRedemption(tx: Queries, scope: Scope, id: string): Promise<string> {
  const [row] = await rowsOf<{ owner: string }>(
    tx,
    sql`select r.advertiser_id::text as owner from redemptions r where r.id = ${id} and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return row.owner;
}
