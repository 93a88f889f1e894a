import { sql } from 'drizzle-orm';
import { systemScope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

/** One account whose balance is not the sum of its entries; both in minor units. */
export interface Drift {
  accountId: string;
  advertiserId: string;
  balance: bigint;
  entries: bigint;
}

/** The findings of a recount; both empty when the books tie. */
export interface Recount {
  drifts: Drift[];
  /** Postings whose entries are missing or do not sum to zero within one currency. */
  unbalanced: string[];
}

/** Compares every balance with its entries and every posting with zero, over the whole ledger. */
export async function recount(database: Database): Promise<Recount> {
  return systemScope(database).read(async (tx) => {
    const drifts = await rowsOf(
      tx,
      { id: text, advertiser_id: text, balance: text, entries: text },
      sql`select a.id, a.advertiser_id, a.balance, coalesce(sum(e.amount), 0)::text as entries
        from ledger_accounts a
        left join ledger_entries e on e.advertiser_id = a.advertiser_id and e.account_id = a.id
        group by a.advertiser_id, a.id having a.balance <> coalesce(sum(e.amount), 0) order by a.id`,
    );
    const unbalanced = await rowsOf(
      tx,
      { id: text },
      sql`select t.id from ledger_txns t
        left join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id
        left join ledger_accounts a on a.advertiser_id = e.advertiser_id and a.id = e.account_id
        group by t.advertiser_id, t.id
        having count(e.line) < 2 or sum(e.amount) <> 0 or count(distinct a.currency) > 1 order by t.id`,
    );
    return {
      drifts: drifts.map((row) => ({
        accountId: row.id,
        advertiserId: row.advertiser_id,
        balance: BigInt(row.balance),
        entries: BigInt(row.entries),
      })),
      unbalanced: unbalanced.map((row) => row.id),
    };
  });
}
