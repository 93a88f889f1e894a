import { AdvertiserPromotionPickerDocument } from '../../../operations/promotions/promotions/AdvertiserPromotionPicker.generated.ts';
import { PromotionPickerDocument } from '../../../operations/promotions/promotions/PromotionPicker.generated.ts';
import { useItemSearch } from '../../foundation/forms/useItemSearch.ts';
import { PickerField, type PickerFieldProps, type PickerItem } from '../../kit/fields/PickerField.tsx';

type Field = Omit<PickerFieldProps<PickerItem>, 'onSearch'>;

/** Includes paused, ended and deleted promotions: to look something up. */
const EVERY_PROMOTION = { withPaused: true, withCompleted: true, withDisabled: true };

/** Choice of one promotion of any advertiser by its name, including ended and deleted ones. */
export function PromotionPicker(field: Field) {
  const onSearch = useItemSearch(PromotionPickerDocument, {
    variables: ({ text }) => ({ filter: { ...EVERY_PROMOTION, name: text } }),
    items: ({ promotions }) =>
      promotions?.items.map(({ id, name, advertiserName }) => ({ id, label: name, note: advertiserName })),
  });
  return <PickerField {...field} onSearch={onSearch} />;
}

/** The same among the promotions of one advertiser. */
export function AdvertiserPromotionPicker({ advertiserId, ...field }: Field & { advertiserId: string }) {
  const onSearch = useItemSearch(AdvertiserPromotionPickerDocument, {
    variables: ({ text }) => ({ advertiserId, filter: { ...EVERY_PROMOTION, name: text } }),
    items: ({ advertiser }) => advertiser?.promotions?.items.map(({ id, name }) => ({ id, label: name })),
  });
  return <PickerField {...field} onSearch={onSearch} />;
}
