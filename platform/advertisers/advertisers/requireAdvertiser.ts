import { eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { advertisers } from './table.ts';

/** One row of the advertisers. */
export type Advertiser = typeof advertisers.$inferSelect;

/** The advertiser with this id; not found when there is none or the caller may not see it. */
export async function requireAdvertiser(tx: Queries, scope: Scope, id: string): Promise<Advertiser> {
  const [row] = await tx.select().from(advertisers).where(isMeant(scope, id));
  if (!row) throw notFound();
  return row;
}

/** The same, locked until the transaction ends: its row also guards what it has one of, or none yet. */
export async function lockAdvertiser(tx: Queries, scope: Scope, id: string): Promise<Advertiser> {
  const [row] = await tx.select().from(advertisers).where(isMeant(scope, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}

function isMeant(scope: Scope, id: string): SQL {
  return sql`${eq(advertisers.id, id)} and ${isVisibleAdvertiser(scope, sql`${advertisers.id}`)}`;
}
