import { useApolloClient } from '@apollo/client/react';
import { AdvertiserPickerDocument } from '../../../operations/advertisers/advertisers/AdvertiserPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';

export interface AdvertiserPickerProps extends Omit<PickerFieldProps<PickerItem>, 'onSearch'> {
  /** Includes disabled advertisers: to look something up, not to begin something (ADVLIST-14). */
  withDisabled?: boolean | undefined;
}

/** Choice of one advertiser by its name; the item's label is the name. */
export function AdvertiserPicker({ withDisabled = false, ...field }: AdvertiserPickerProps) {
  const client = useApolloClient();
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: AdvertiserPickerDocument,
      variables: { filter: { search: text, ...(withDisabled ? {} : { status: 'enabled' as const }) } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.advertiserOptions) throw error ?? new Error('No advertisers came');
    return data.advertiserOptions.map(({ id, name }) => ({ id, label: name }));
  }
  return <PickerField {...field} onSearch={search} />;
}
