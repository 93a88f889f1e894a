import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import {
  RedemptionListScreenDocument,
  type RedemptionListScreenQuery,
  type RedemptionListScreenQueryVariables,
  type RedemptionRowFragment,
  RedemptionRowFragmentDoc,
} from '../../../../operations/fulfillment/redemptions/RedemptionListScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { type MoreRows, useMoreRows } from '../../../data/useMoreRows.ts';

interface Endless {
  asked: Pick<RedemptionListScreenQueryVariables, 'filter' | 'sort'>;
  /** The first rows; undefined until they have come. */
  found: RedemptionListScreenQuery['redemptions'] | undefined;
  /** Rows per request. */
  size: number;
}

/** The rows after the first ones, when the report scrolls endlessly. */
export function useEndlessRows({ asked, found, size }: Endless): MoreRows<RedemptionRowFragment> {
  const client = useApolloClient();
  const more = useMoreRows<RedemptionRowFragment>({
    key: JSON.stringify(asked),
    cursor: found?.endCursor,
    size,
    async ask(after, first) {
      const { data: part, error } = await client.query({
        query: RedemptionListScreenDocument,
        variables: { ...asked, first, after },
        fetchPolicy: 'network-only',
      });
      if (error || !part?.redemptions) throw error ?? new Error('No redemptions came');
      const { items, endCursor } = part.redemptions;
      return { rows: readFragment(RedemptionRowFragmentDoc, items), cursor: endCursor };
    },
  });
  const first = new Set(found?.items.map(({ id }) => id));
  const rows = useLiveRows(RedemptionRowFragmentDoc, more.rows);
  // A row that moved up among the first rows is already shown there.
  return { ...more, rows: rows.filter(({ id }) => !first.has(id)) };
}

/** Earlier rows with their current values in the cache, so that the effect of a command shows at once. */
function useLiveRows<Row extends { id: string }>(
  fragment: TypedDocumentNode<Row>,
  rows: readonly Row[],
): readonly Row[] {
  const { data } = useFragment<Row[]>({ fragment, from: rows as never });
  const live = data as readonly (Partial<Row> | null)[];
  // A row that is incomplete in the cache keeps its earlier values.
  return rows.map((row, index) => ({ ...row, ...live[index] }));
}
