import { useApolloClient } from '@apollo/client/react';
import { AdvertiserPromotionPickerDocument } from '../../operations/promotions/AdvertiserPromotionPicker.generated.ts';
import { PromotionPickerDocument } from '../../operations/promotions/PromotionPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../kit/fields/usePickerSearch.ts';

interface PromotionPickerProps extends Omit<PickerFieldProps<PickerItem>, 'onSearch'> {
  /** Only promotions of this advertiser. */
  advertiserId?: string | undefined;
}

/** Choice of one promotion by its name, also of those that have ended or are deleted: to look something up. */
export function PromotionPicker({ advertiserId, ...field }: PromotionPickerProps) {
  const client = useApolloClient();
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const filter = { name: text, withPaused: true, withCompleted: true, withDisabled: true };
    const asked = { fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } } as const;
    if (advertiserId) {
      const variables = { advertiserId, filter };
      const { data, error } = await client.query({
        query: AdvertiserPromotionPickerDocument,
        variables,
        ...asked,
      });
      if (error || !data?.advertiser?.promotions) throw error ?? new Error('No promotions came');
      return data.advertiser.promotions.items.map(({ id, name }) => ({ id, label: name }));
    }
    const { data, error } = await client.query({
      query: PromotionPickerDocument,
      variables: { filter },
      ...asked,
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
