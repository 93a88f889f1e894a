import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';

/** Labels of the fields of a pending allocation's form, and their values for display. */
export function useEditWords(allocation: AllocationRowFragment) {
  const { t } = useTranslation('inventory');
  return {
    labelOf(field: string): string {
      const [, sku, kind] = /^rewards\.(.+)\.(\w+)$/.exec(field) ?? [];
      if (kind === undefined) return t(`field.${field}`);
      const allocatedReward = allocation.allocatedRewards.find(({ reward }) => reward.sku === sku);
      return `${allocatedReward?.reward.name ?? sku}: ${t(kind === 'quantity' ? 'quantity' : 'unit_selling_price')}`;
    },
    inWords: (_field: string, value: unknown): string =>
      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value ?? '') || '–',
  };
}
