import { useApolloClient } from '@apollo/client/react';
import { AdvertiserPromotionPickerDocument } from '../../../operations/promotions/promotions/AdvertiserPromotionPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';
import { EVERY_PROMOTION } from './PromotionPicker.tsx';

interface AdvertiserPromotionPickerProps extends Omit<PickerFieldProps<PickerItem>, 'onSearch'> {
  advertiserId: string;
}

/** Choice of one promotion of an advertiser by its name, including ended and deleted ones. */
export function AdvertiserPromotionPicker({ advertiserId, ...field }: AdvertiserPromotionPickerProps) {
  const client = useApolloClient();
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: AdvertiserPromotionPickerDocument,
      variables: { advertiserId, filter: { ...EVERY_PROMOTION, name: text } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.advertiser?.promotions) throw error ?? new Error('No promotions came');
    return data.advertiser.promotions.items.map(({ id, name }) => ({ id, label: name }));
  }
  return <PickerField {...field} onSearch={search} />;
}
