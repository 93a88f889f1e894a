import { AdvertiserPickerDocument } from '../../../operations/advertisers/advertisers/AdvertiserPicker.generated.ts';
import { useItemSearch } from '../../foundation/forms/useItemSearch.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';

export interface AdvertiserPickerProps extends Omit<PickerFieldProps<PickerItem>, 'onSearch'> {
  /** Includes disabled advertisers: to look something up, not to begin something (ADVLIST-14). */
  withDisabled?: boolean | undefined;
}

/** Choice of one advertiser by its name; the item's label is the name. */
export function AdvertiserPicker({ withDisabled = false, ...field }: AdvertiserPickerProps) {
  const onSearch = useItemSearch(AdvertiserPickerDocument, {
    variables: ({ text }) => ({
      filter: { search: text, ...(withDisabled ? {} : { status: 'enabled' as const }) },
    }),
    items: ({ advertiserOptions }) => advertiserOptions?.map(({ id, name }) => ({ id, label: name })),
  });
  return <PickerField {...field} onSearch={onSearch} />;
}
