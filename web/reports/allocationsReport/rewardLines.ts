import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';

/** The rewards of a request, one per line: quantity, name, SKU. */
export function rewardLines({ virtualGoodInventory }: AllocationRequestRowFragment): string[] {
  return virtualGoodInventory.map(
    ({ count, virtualCurrency: { caption, sku } }) =>
      `${count === null ? '' : `${count} × `}${caption} (${sku})`,
  );
}
