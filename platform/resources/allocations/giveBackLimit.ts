import type { AllocationRow } from './select.ts';

/**
 * What can be asked back of a committed allocation that is over, in minor units: what it still holds, less what waits to be given back
 * already. 0 for any other: an open one gives back by a request below zero, and stock that can still be given stays paid for.
 */
export function giveBackLimit({ type, status, expiresAt, now, ...row }: AllocationRow): bigint {
  const isOver = expiresAt !== null && expiresAt.getTime() <= now.getTime();
  if (type !== 'committed' || status !== 'enabled' || !isOver) return 0n;
  const left = row.amountAvailable - row.amountReturning;
  return left > 0n ? left : 0n;
}
