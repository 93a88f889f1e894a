import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../../database/connection.ts';
import type { ProviderKind } from '../providers/table.ts';
import type { BatchKey } from './batchFacts.ts';

/** Where the codes of a batch come from: all of its lines are of one SKU. */
export async function supplyOf(tx: Queries, { advertiserId, batchId }: BatchKey): Promise<ProviderKind> {
  const [row] = await rowsOf<{ kind: ProviderKind }>(
    tx,
    sql`select coalesce(p.kind, 'pool') as kind from batches b join skus s on s.sku = b.sku left join providers p on p.id = s.provider_id
      where b.advertiser_id = ${advertiserId} and b.id = ${batchId}`,
  );
  return row?.kind ?? 'pool';
}
