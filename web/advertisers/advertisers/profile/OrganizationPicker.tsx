import { OrganizationPickerDocument } from '../../../../operations/advertisers/advertisers/OrganizationPicker.generated.ts';
import { useItemSearch } from '../../../foundation/forms/useItemSearch.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../../kit/fields/PickerField.tsx';

/** A found organization; its first billing currency is the default one, null if it has none. */
export interface OrganizationItem extends PickerItem {
  currency: string | null;
}

/** Choice of one organization by its name, for operator staff; the item's label is the name. */
export function OrganizationPicker(field: Omit<PickerFieldProps<OrganizationItem>, 'onSearch'>) {
  const onSearch = useItemSearch(OrganizationPickerDocument, {
    variables: ({ text }) => ({ search: text }),
    items: ({ organizations }) =>
      organizations?.map(({ id, name, billingCurrencies: [currency = null] }) => ({
        id,
        currency,
        label: name,
        detail: currency ?? undefined,
      })),
  });
  return <PickerField {...field} onSearch={onSearch} />;
}
