import { useApolloClient } from '@apollo/client/react';
import {
  CatalogueFilterPickerDocument,
  RewardFilterPickerDocument,
  SkuFilterPickerDocument,
  TagFilterPickerDocument,
} from '../../../operations/redemptions/RewardFilterPickers.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';

type Search = PickerFieldProps<PickerItem>['onSearch'];
type Field = Omit<PickerFieldProps<PickerItem>, 'onSearch'>;

/** One more than is shown, to tell that there are others. */
const PAGE = { number: 1, size: 21 };

const asked = (signal: AbortSignal) =>
  ({ fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } }) as const;

/** Choice of one reward by its name or SKU; also one off sale, for who keeps the catalogue. */
export function RewardPicker(field: Field) {
  const client = useApolloClient();
  const keepsCatalogue = useCan()('viewRewards');
  async function ofCatalogue({ by, text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: SkuFilterPickerDocument,
      variables: { filter: { [by]: text } },
      ...asked(signal),
    });
    if (error || !data?.skus) throw error ?? new Error('No SKUs came');
    return data.skus.items.map(({ id, name }) => ({ id, label: name, detail: id }));
  }
  async function ofIndex({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: RewardFilterPickerDocument,
      variables: { search: text, filter: { conditionsOfSale: null } },
      ...asked(signal),
    });
    if (error || !data?.searchRewards) throw error ?? new Error('No rewards came');
    return data.searchRewards.items.map(({ sku, name }) => ({ id: sku, label: name ?? sku, detail: sku }));
  }
  return <PickerField {...field} onSearch={keepsCatalogue ? ofCatalogue : ofIndex} />;
}

/** Choice of one product of the catalogue on sale, for who does not keep it. */
export function CatalogueProductPicker(field: Field) {
  return <PickerField {...field} onSearch={useCatalogueSearch('product')} />;
}

/** Finds brands or products among what is on sale. */
export function useCatalogueSearch(wanted: 'brand' | 'product'): Search {
  const client = useApolloClient();
  return async ({ text }, signal) => {
    const { data, error } = await client.query({
      query: CatalogueFilterPickerDocument,
      variables: { search: text },
      ...asked(signal),
    });
    if (error || !data?.rewardSuggestions) throw error ?? new Error('No suggestions came');
    return data.rewardSuggestions
      .filter(({ kind }) => kind === wanted)
      .map(({ id, text: label }) => ({ id, label, detail: id }));
  };
}

/** Finds tags by their name. */
export function useTagSearch(): Search {
  const client = useApolloClient();
  return async ({ text }, signal) => {
    const { data, error } = await client.query({
      query: TagFilterPickerDocument,
      variables: { search: text, page: PAGE },
      ...asked(signal),
    });
    if (error || !data?.tags) throw error ?? new Error('No tags came');
    return data.tags.items.map(({ id, name }) => ({ id, label: name }));
  };
}
