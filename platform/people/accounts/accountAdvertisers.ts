import { sql } from 'drizzle-orm';
import {
  ADVERTISER_SUMMARY_ROW,
  type AdvertiserSummaryJson,
} from '../../foundation/access/advertiserSummary.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowCountOf, rowsOf } from '../../foundation/database/rows.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';

/** The advertisers given to an account, by name. */
export function advertisersOf(tx: Queries, accountId: string): Promise<AdvertiserSummaryJson[]> {
  return rowsOf(
    tx,
    ADVERTISER_SUMMARY_ROW,
    sql`select v.id, v.name, v.status from account_advertisers r join advertisers v on v.id = r.advertiser_id
      where r.account_id = ${accountId} order by lower(v.name) collate "C", v.id`,
  );
}

/** Refuses advertisers that are not of the organization: 422 field `advertiser_ids`, rule `unknown_advertiser`. */
export async function checkAdvertisers(
  tx: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const advertisers = await rowCountOf(
    tx,
    sql`select 1 from advertisers where organization_id = ${organizationId} and id = any (${idArray(ids)}::bigint[])`,
  );
  if (advertisers !== ids.length) throw invalidField('advertiser_ids', 'unknown_advertiser');
}

/** Gives advertisers to an account and takes others away. */
export async function giveAdvertisers(
  tx: Queries,
  accountId: string,
  { given: additions, taken: removals = [] }: { given: readonly string[]; taken?: readonly string[] },
): Promise<void> {
  if (additions.length > 0)
    await tx.execute(sql`insert into account_advertisers (account_id, advertiser_id)
      select ${accountId}::bigint, unnest(${idArray(additions)}::bigint[])`);
  if (removals.length > 0)
    await tx.execute(sql`delete from account_advertisers
      where account_id = ${accountId} and advertiser_id = any (${idArray(removals)}::bigint[])`);
}
