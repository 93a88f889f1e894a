import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../operations/inventory/AdvertiserInventoryTab.generated.ts';
import type { EditFields } from './editFields.ts';

/** Puts two states of the form side by side: the fields that differ, in words. */
export function useEditWords(allocation: AllocationRowFragment) {
  const { t } = useTranslation('inventory');
  const nameOf = (field: string) => {
    const [, kind, place] = /^(price|quantity)(\d+)$/.exec(field) ?? [];
    if (kind === undefined) return t(`field.${field}`);
    const reward = allocation.allocatedRewards[Number(place)]?.reward.name ?? '';
    return `${reward}: ${t(kind === 'price' ? 'unit_selling_price' : 'quantity')}`;
  };
  const inWords = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value ?? '') || '–';
  return (mine: EditFields, theirs: EditFields) =>
    (Object.keys(theirs) as (keyof EditFields)[])
      .filter((field) => String(mine[field] ?? '') !== String(theirs[field] ?? ''))
      .map((field) => ({
        label: nameOf(String(field)),
        yours: inWords(mine[field]),
        theirs: inWords(theirs[field]),
      }));
}
