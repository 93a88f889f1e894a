import { sql } from 'drizzle-orm';
import type { Queries } from '../foundation/database/connections/connection.ts';

/** Offers every product at every organization that says nothing of it yet: an advertiser takes only what its organization offers. */
export async function publishEverywhere(db: Queries): Promise<void> {
  await db.execute(sql`insert into product_publications (product_id, seller_id, published)
    select p.id, o.id, true from products p, organizations o on conflict do nothing`);
}
