import { sql } from 'drizzle-orm';
import type { Change } from '../changes/change.ts';
import { type Queries, rowsOf } from '../database/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobHandler } from '../jobs/work.ts';
import { postgresStore as store } from './postgresStore.ts';

/** Products whose entries are written in one job. */
const LIST = 200;

/** Asks for the entries of these products to be written anew, once the change is committed. */
export async function queueEntries(tx: Queries, productIds: readonly string[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += LIST)
    await enqueue(tx, { kind: 'indexEntry', payload: { productIds: productIds.slice(start, start + LIST) } });
}

/** The same of one product at the end of a change, once: many of its SKUs may be saved by it. */
export function queueEntriesAtEnd({ tx, atEnd }: Pick<Change, 'tx' | 'atEnd'>, productId: string): void {
  atEnd(`entries of ${productId}`, () => queueEntries(tx, [productId]));
}

/** The same of all products of a brand. */
export async function queueEntriesOfBrand(tx: Queries, brandId: string): Promise<void> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from products where brand_id = ${brandId} order by id`,
  );
  await queueEntries(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Writes the entries of the named products as the record is now: the payload says which, never what. */
export const indexEntries: JobHandler = async ({ job, finish }) => {
  const { productIds } = job.payload as { productIds: string[] };
  await finish((tx) => store.write(tx, productIds));
};
