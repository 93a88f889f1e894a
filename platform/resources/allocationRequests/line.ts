import { eq, sql } from 'drizzle-orm';
import type { AdvertiserStatus } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { recordEvent } from '../../changes/recordEvent.ts';
import type { Queries } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';
import { advertisers } from '../advertisers/table.ts';
import type { WantedReward } from '../allocations/rewards.ts';
import { budgetLines } from '../budgets/table.ts';

/** What of an advertiser its allocations depend on; `currency` is the one it is billed in. */
export interface Owner {
  advertiserId: string;
  name: string;
  currency: string;
  allowCommittedAllocation: boolean;
  status: AdvertiserStatus;
}

/** The advertiser a request is for; not found when there is none or the scope does not reach it. */
export async function ownerOf(tx: Queries, scope: Scope, advertiserId: string): Promise<Owner> {
  const [owner] = await tx
    .select({
      advertiserId: advertisers.id,
      name: advertisers.name,
      currency: advertisers.billingCurrency,
      allowCommittedAllocation: advertisers.allowCommittedAllocation,
      status: advertisers.status,
    })
    .from(advertisers)
    .where(
      sql`${eq(advertisers.id, advertiserId)} and ${isVisibleAdvertiser(scope, sql`${advertisers.id}`)}`,
    );
  if (!owner) throw notFound();
  return owner;
}

/** What is asked for; the amount signed, in minor units. Without `expiresAt` the allocation ends when it does. */
export interface LineWish {
  allocationId: string;
  amount: bigint;
  externalId: string | null;
  description: string | null;
  expiresAt?: Date | null;
  rewards: readonly WantedReward[];
}

/** Writes the line that waits for a decision, and its event. It belongs to the account, whichever key it came with. */
export async function writeLine(
  tx: Queries,
  scope: Scope,
  { advertiserId, currency }: Owner,
  { rewards, amount, expiresAt, ...wish }: LineWish,
): Promise<string> {
  const values = {
    type: amount < 0n ? ('deallocate' as const) : ('allocate' as const),
    amount: amount < 0n ? -amount : amount,
    currency,
    ...wish,
    description: lineWords(wish),
    setsExpiration: expiresAt !== undefined,
    expiresAt: expiresAt ?? null,
  };
  const [line] = await tx
    .insert(budgetLines)
    .values({ ...values, advertiserId, status: 'pending', requesterId: scope.accountId })
    .returning({ id: budgetLines.id });
  const id = String(line?.id);
  await recordEvent(tx, scope, {
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
}: Pick<LineWish, 'description' | 'externalId' | 'allocationId'>): string {
  return description ?? externalId ?? `Allocation ${allocationId}`;
}

/** A reward as an event keeps it: minor units as text. */
export function plain({ sku, quantity, sellingPrice }: WantedReward) {
  return { sku, quantity, selling_price: sellingPrice === null ? null : String(sellingPrice) };
}
