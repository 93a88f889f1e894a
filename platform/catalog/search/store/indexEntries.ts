import { sql } from 'drizzle-orm';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import type { JobHandler } from '../../../foundation/jobs/work.ts';
import { postgresStore as store } from './postgresStore.ts';

/** Products per job. */
const JOB_PRODUCTS = 200;

/** Requests new entries for these products once the change is committed. */
export async function queueEntries(tx: Queries, productIds: readonly string[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += JOB_PRODUCTS)
    await enqueue(tx, {
      kind: 'indexEntry',
      payload: { productIds: productIds.slice(start, start + JOB_PRODUCTS) },
    });
}

/** The same for one product, once at the end of a change that may save many of its SKUs. */
export function queueEntriesAtEnd({ tx, atEnd }: Pick<Change, 'tx' | 'atEnd'>, productId: string): void {
  atEnd(`entries of ${productId}`, () => queueEntries(tx, [productId]));
}

/** The same for all products of a brand. */
export async function queueEntriesOfBrand(tx: Queries, brandId: string): Promise<void> {
  const rows = await rowsOf(
    tx,
    { id: text },
    sql`select id from products where brand_id = ${brandId} order by id`,
  );
  await queueEntries(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Writes the entries of the named products from the current record: the payload names products only, never their content. */
export const indexEntries: JobHandler = async ({ job, finish }) => {
  const { productIds } = job.payload as { productIds: string[] };
  await finish((tx) => store.write(tx, productIds));
};
