import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../operations/inventory/AllocationRow.generated.ts';

/** How the fields of a pending allocation's form are called, and their values written for reading. */
export function useEditWords(allocation: AllocationRowFragment) {
  const { t } = useTranslation('inventory');
  return {
    labelOf(field: string): string {
      const [, kind, place] = /^(price|quantity)(\d+)$/.exec(field) ?? [];
      if (kind === undefined) return t(`field.${field}`);
      const reward = allocation.allocatedRewards[Number(place)]?.reward.name ?? '';
      return `${reward}: ${t(kind === 'price' ? 'unit_selling_price' : 'quantity')}`;
    },
    inWords: (_field: string, value: unknown): string =>
      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value ?? '') || '–',
  };
}
