import type { TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/** Rows that were asked for before, as the cache has them now: what a command changes of one shows at once. */
export function useLiveRows<Row extends { id: string }>(
  fragment: TypedDocumentNode<Row>,
  rows: readonly Row[],
): readonly Row[] {
  const { data } = useFragment<Row[]>({ fragment, from: rows as never });
  const live = data as readonly (Partial<Row> | null)[];
  // What the cache has lost a part of is as it was.
  return rows.map((row, index) => ({ ...row, ...live[index] }));
}
