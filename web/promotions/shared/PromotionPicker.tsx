import { useApolloClient } from '@apollo/client/react';
import { PromotionPickerDocument } from '../../../operations/promotions/promotions/PromotionPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';

/** Includes paused, ended and deleted promotions: to look something up. */
export const EVERY_PROMOTION = { withPaused: true, withCompleted: true, withDisabled: true };

/** Choice of one promotion of any advertiser by its name, including ended and deleted ones. */
export function PromotionPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch'>) {
  const client = useApolloClient();
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: PromotionPickerDocument,
      variables: { filter: { ...EVERY_PROMOTION, name: text } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.promotions) throw error ?? new Error('No promotions came');
    return data.promotions.items.map(({ id, name, advertiserName }) => ({
      id,
      label: name,
      note: advertiserName,
    }));
  }
  return <PickerField {...field} onSearch={search} />;
}
