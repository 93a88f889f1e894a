import { sql } from 'drizzle-orm';

/**
 * Whether the balance of a redemption's card can be asked for: of `r` redemptions, `v` their providers and `k` what their codes say. A pool is a
 * list of codes that knows nothing of what became of them.
 */
export const canConsult = sql`(r.state = 'redeemed' and coalesce(v.consults and v.kind <> 'pool', false) and k.pays)`;
