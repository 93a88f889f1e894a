import type { ApolloClient } from '@apollo/client';
import {
  ImportResultsDocument,
  type ImportRowFragment,
  ImportRowFragmentDoc,
} from '../../../operations/catalog/catalogueFile/ImportResults.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';

const PAGE_ROWS = 100;

/** Every refused row of an import, page by page. */
export async function refusedRows(client: ApolloClient, id: string): Promise<ImportRowFragment[]> {
  const allRows: ImportRowFragment[] = [];
  for (let number = 1; ; number += 1) {
    const { data } = await client.query({
      query: ImportResultsDocument,
      variables: { id, outcomes: ['refused'], page: { number, size: PAGE_ROWS } },
      fetchPolicy: 'no-cache',
    });
    const rows = data?.catalogueImport?.rows?.items ?? [];
    allRows.push(...readFragment(ImportRowFragmentDoc, rows));
    if (rows.length < PAGE_ROWS) return allRows;
  }
}
