import type { TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/** Earlier rows with their current values in the cache, so that the effect of a command shows at once. */
export function useLiveRows<Row extends { id: string }>(
  fragment: TypedDocumentNode<Row>,
  rows: readonly Row[],
): readonly Row[] {
  const { data } = useFragment<Row[]>({ fragment, from: rows as never });
  const live = data as readonly (Partial<Row> | null)[];
  // A row that is incomplete in the cache keeps its earlier values.
  return rows.map((row, index) => ({ ...row, ...live[index] }));
}
