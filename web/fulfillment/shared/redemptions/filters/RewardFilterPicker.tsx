import { useApolloClient } from '@apollo/client/react';
import { RewardFilterPickerDocument } from '../../../../../operations/fulfillment/redemptionFilters/RewardFilterPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../../../kit/fields/usePickerSearch.ts';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import { useReportChoices } from './ReportChoices.ts';

/** Choice of one reward by its name or SKU: from the catalogue for people who do not manage it, or from their promotions for people who cannot see it. */
export function RewardFilterPicker(field: Omit<PickerFieldProps<PickerItem>, 'onSearch'>) {
  const client = useApolloClient();
  const seesCatalogue = useCan()('viewCatalog');
  const ofPromotions = useReportChoices('reward');
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> {
    const { data, error } = await client.query({
      query: RewardFilterPickerDocument,
      variables: { search: text, filter: { conditionsOfSale: null } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.searchRewards) throw error ?? new Error('No rewards came');
    return data.searchRewards.items.map(({ sku, name }) => ({ id: sku, label: name ?? sku, detail: sku }));
  }
  return <PickerField {...field} onSearch={seesCatalogue ? search : ofPromotions} />;
}
