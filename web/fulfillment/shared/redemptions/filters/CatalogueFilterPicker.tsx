import { useApolloClient } from '@apollo/client/react';
import { CatalogueFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/CatalogueFilterPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../../../kit/fields/PickerField.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { useReportChoices } from './ReportChoices.ts';

/** Choice of one product on sale, for people who do not manage the catalogue; people who cannot see it choose among the offers of their promotions. */
export function CatalogueFilterPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch'>) {
  const seesCatalogue = useCan()('viewCatalog');
  const onSale = useCatalogueSearch('product');
  const ofPromotions = useReportChoices('product');
  return <PickerField {...field} onSearch={seesCatalogue ? onSale : ofPromotions} />;
}

/** Searches brands or products on sale. */
export function useCatalogueSearch(noun: 'brand' | 'product'): PickerFieldProps<PickerItem>['onSearch'] {
  const client = useApolloClient();
  return async ({ text }, signal) => {
    const { data, error } = await client.query({
      query: CatalogueFilterPickerDocument,
      variables: { search: text },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.rewardSuggestions) throw error ?? new Error('No suggestions came');
    return data.rewardSuggestions
      .filter(({ kind }) => kind === noun)
      .map(({ id, text: label }) => ({ id, label, detail: id }));
  };
}
