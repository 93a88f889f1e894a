import type { AllocationRow } from './select.ts';

/**
 * Maximum amount that an expired committed allocation can give back, in minor units: its balance less its pending returns. 0 for all
 * others: an open allocation gives back by a negative request, and stock that can still be given stays paid for.
 */
export function giveBackLimit({ type, status, expiresAt, now, ...row }: AllocationRow): bigint {
  const isOver = expiresAt !== null && expiresAt.getTime() <= now.getTime();
  if (type !== 'committed' || status !== 'enabled' || !isOver) return 0n;
  const left = row.amountAvailable - row.amountReturning;
  return left > 0n ? left : 0n;
}
