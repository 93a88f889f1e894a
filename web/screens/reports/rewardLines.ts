import type { AllocationRequestRowFragment } from '../../../operations/reports/AllocationsReportScreen.generated.ts';

/** The rewards a request brings, one a line: pieces, name, SKU. */
export function rewardLines({ virtualGoodInventory }: AllocationRequestRowFragment): string[] {
  return virtualGoodInventory.map(
    ({ count, virtualCurrency: { caption, sku } }) =>
      `${count === null ? '' : `${count} × `}${caption} (${sku})`,
  );
}
