import { useApolloClient } from '@apollo/client/react';
import { TagFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/TagFilterPicker.generated.ts';
import { MultiPickerField, type MultiPickerFieldProps } from '../../../../kit/fields/MultiPickerField.tsx';
import type { PickerItem } from '../../../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../../../kit/fields/usePickerSearch.ts';

/** One more row than the list shows, to detect that there are others. */
const PAGE = { number: 1, size: 21 };

/** Choice of several tags of rewards, by their names (REDLIST-47). */
export function TagFilterPicker(field: Omit<MultiPickerFieldProps<PickerItem>, 'onSearch'>) {
  const client = useApolloClient();
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: TagFilterPickerDocument,
      variables: { search: text, page: PAGE },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.tags) throw error ?? new Error('No tags came');
    return data.tags.items.map(({ id, name }) => ({ id, label: name }));
  }
  return <MultiPickerField {...field} onSearch={search} />;
}
