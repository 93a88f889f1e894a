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
