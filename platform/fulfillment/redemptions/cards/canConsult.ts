import { sql } from 'drizzle-orm';

/**
 * True if the balance of a redemption's card can be requested. `r` are redemptions, `v` their providers, `k` the facts of their codes.
 * A pool is only a list of codes, so it has no balances.
 */
export const canConsult = sql`(r.state = 'redeemed' and coalesce(v.consults and v.kind <> 'pool', false) and k.pays)`;
