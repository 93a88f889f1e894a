import { useApolloClient } from '@apollo/client/react';
import { OrganizationPickerDocument } from '../../../../operations/advertisers/advertisers/OrganizationPicker.generated.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../../kit/fields/usePickerSearch.ts';

/** A found organization; its first billing currency is the default one, null if it has none. */
export interface OrganizationItem extends PickerItem {
  currency: string | null;
}

/** Choice of one organization by its name, for operator staff; the item's label is the name. */
export function OrganizationPicker(field: Omit<PickerFieldProps<OrganizationItem>, 'onSearch'>) {
  const client = useApolloClient();
  async function search({ text }: PickerQuery, signal: AbortSignal): Promise<OrganizationItem[]> {
    const { data, error } = await client.query({
      query: OrganizationPickerDocument,
      variables: { search: text },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.organizations) throw error ?? new Error('No organizations came');
    return data.organizations.map(({ id, name, billingCurrencies: [currency = null] }) => ({
      id,
      currency,
      label: name,
      detail: currency ?? undefined,
    }));
  }
  return <PickerField {...field} onSearch={search} />;
}
