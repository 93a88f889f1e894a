import { sql } from 'drizzle-orm';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

/** Accounts of one advertiser. */
interface Accounts {
  advertiserId: string;
  ids: readonly string[];
}

/** Freezes accounts, so that nothing is posted to them; answers those that were not frozen before. */
export const freezeAccounts = (tx: Queries, { advertiserId, ids }: Accounts): Promise<{ id: string }[]> =>
  rowsOf(
    tx,
    { id: text },
    sql`with due as (select id from ledger_accounts
        where advertiser_id = ${advertiserId} and id = any (${idArray(ids)}::bigint[]) and frozen_at is null order by id for no key update)
      update ledger_accounts a set frozen_at = now() from due where a.advertiser_id = ${advertiserId} and a.id = due.id returning a.id`,
  );

/** Ends the freeze of accounts that the caller has locked; answers them. */
export const unfreezeAccounts = (tx: Queries, { advertiserId, ids }: Accounts): Promise<{ id: string }[]> =>
  rowsOf(
    tx,
    { id: text },
    sql`update ledger_accounts set frozen_at = null
      where advertiser_id = ${advertiserId} and id = any (${idArray(ids)}::bigint[]) returning id`,
  );
