import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../../foundation/database/rows.ts';
import { ENTRY_DIFFERENCE_ROW, type EntryDifference, entryDifferences, writeEntries } from './entries.ts';

/** Products per transaction: short enough that concurrent searches do not notice. */
const CHUNK_PRODUCTS = 250;

/** The outcome of a rebuild: the number of checked rows, and the differences between index and record. */
export interface Rebuilt {
  products: number;
  entries: number;
  differences: EntryDifference[];
}

/**
 * Goes through all products and writes the entries that differ from the record; with `isCheck` it only reports them. Searches continue
 * meanwhile: each entry is the old or the new one, and no search finds an empty index. Words without any entry are removed.
 */
export async function rebuildIndex(
  scope: Scope,
  { isCheck = false }: { isCheck?: boolean } = {},
): Promise<Rebuilt> {
  const totals: Rebuilt = { products: 0, entries: 0, differences: [] };
  for (let after = ''; ; ) {
    const ids = await scope.read((tx) => productsAfter(tx, after));
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
    totals.products += ids.length;
    const differences = await scope.write(async (tx) => {
      const pageDifferences = await entryDifferences(tx, ids);
      if (pageDifferences.length > 0 && !isCheck) await writeEntries(tx, ids);
      return pageDifferences;
    });
    totals.differences.push(...differences);
  }
  const rest = await scope.write(async (tx) => {
    const differences = await entriesOfNothing(tx, isCheck);
    if (!isCheck) await dropIdleWords(tx);
    const [counted] = await rowsOf(
      tx,
      { entries: number },
      sql`select count(*)::int as entries from search_rewards`,
    );
    return { differences, entries: counted?.entries ?? 0 };
  });
  totals.differences.push(...rest.differences);
  totals.entries = rest.entries;
  return totals;
}

async function productsAfter(tx: Queries, after: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { id: text },
    sql`select id from products where id > ${after} order by id limit ${CHUNK_PRODUCTS}`,
  );
  return rows.map(({ id }) => id);
}

/** Entries whose product no longer exists. */
function entriesOfNothing(tx: Queries, isCheck: boolean): Promise<EntryDifference[]> {
  const idle = sql`r where not exists (select from products p where p.id = r.product_id)`;
  return rowsOf(
    tx,
    ENTRY_DIFFERENCE_ROW,
    isCheck
      ? sql`select r.sku, 'idle' as kind, '{}'::text[] as fields from search_rewards ${idle} order by r.sku`
      : sql`delete from search_rewards ${idle} returning r.sku, 'idle' as kind, '{}'::text[] as fields`,
  );
}

async function dropIdleWords(tx: Queries): Promise<void> {
  await tx.execute(sql`delete from search_words
    where word not in (select distinct unnest(tsvector_to_array(document)) from search_rewards)`);
}
