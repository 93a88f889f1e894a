import DataLoader from 'dataloader';
import type { RestClient } from './client.ts';
import { nullIfNotFound, RestRefusal } from './refusal.ts';

/** How rows of one kind are asked for by key. */
export interface RowCalls<Row> {
  /** Asks for one row. */
  one: (key: string) => Promise<Row>;
  /** Asks for several rows, 100 at most, with one call; without it every key costs a call. */
  many?: (keys: readonly string[]) => Promise<{ items: readonly Row[] }>;
  /** The key of a row; its `id` by default. */
  keyOf?: (row: Row) => string;
}

/**
 * Reads rows by key during one request: keys asked for in the same tick share a call, every row is read once, and a
 * change forgets them all. A row that does not exist is null; a key that cannot be one takes no other row with it.
 */
export function rowLoader<Row>(
  rest: RestClient,
  { one, many, keyOf = (row) => (row as { id: string }).id }: RowCalls<Row>,
): DataLoader<string, Row | null> {
  const loader = new DataLoader<string, Row | null>(
    async (keys) => {
      const together = many && keys.length > 1 ? await many(keys).catch(unlessMalformed) : null;
      if (together) return orderByKeys(keys, together.items, keyOf);
      return Promise.all(keys.map((key) => nullIfNotFound(one(key)).catch((error: Error) => error)));
    },
    { maxBatchSize: 100 },
  );
  rest.onChange(() => loader.clearAll());
  return loader;
}

/** If one of the keys is invalid, each key is requested separately. */
function unlessMalformed(error: unknown): null {
  if (error instanceof RestRefusal && error.status === 422) return null;
  throw error;
}

/** The rows in the order of the keys; null for a key without a row. */
export function orderByKeys<Key extends string, Row>(
  keys: readonly Key[],
  rows: readonly (Row | null)[],
  keyOf: (row: Row) => string,
): (Row | null)[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) if (row) byKey.set(keyOf(row), row);
  return keys.map((key) => byKey.get(key) ?? null);
}
