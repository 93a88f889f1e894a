import type { Advertiser } from '../../../advertisers/interface.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { insertRequest } from '../../budgets/writeLines.ts';
import type { WantedReward } from '../rewards.ts';

/** The request; its amount is signed, in minor units. Without `expiresAt` the allocation ends when it does. */
export interface NewLine {
  allocationId: string;
  amount: bigint;
  externalId: string | null;
  description: string | null;
  expiresAt?: Date | null;
  rewards: readonly WantedReward[];
}

/** Writes the line that waits for a decision, and its event. It belongs to the account, whichever key it came with. */
export async function writeLine(
  change: Change,
  { id: advertiserId, billingCurrency: currency }: Advertiser,
  { rewards, amount, expiresAt, ...words }: NewLine,
): Promise<string> {
  const values = {
    type: amount < 0n ? ('deallocate' as const) : ('allocate' as const),
    amount: amount < 0n ? -amount : amount,
    currency,
    ...words,
    description: lineWords(words),
    setsExpiration: expiresAt !== undefined,
    expiresAt: expiresAt ?? null,
  };
  const { tx, scope } = change;
  const id = await insertRequest(tx, { ...values, advertiserId, requesterId: scope.accountId });
  await change.record({
    noun: 'budget_lines',
    nounId: id,
    action: 'requested',
    advertiserId,
    after: { ...values, rewards: rewards.map(plain) },
  });
  return id;
}

/** The line's reference: the note, else the IO number, else the allocation's own number. */
export function lineWords({
  description,
  externalId,
  allocationId,
}: Pick<NewLine, 'description' | 'externalId' | 'allocationId'>): string {
  return description ?? externalId ?? `Allocation ${allocationId}`;
}

/** A reward as an event keeps it: minor units as text. */
export function plain({ sku, quantity, sellingPrice }: WantedReward) {
  return { sku, quantity, selling_price: sellingPrice === null ? null : String(sellingPrice) };
}
