import { and, eq, ne, sql } from 'drizzle-orm';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import {
  allocationModes,
  committedTotal,
  requestedMinor,
  requestMinimum,
} from '../../../schema/money/allocations/allocations.ts';
import { type Advertiser, requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { businessNow } from '../../foundation/clock/clock.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { invalidField, refused } from '../../foundation/http/refusals/refusal.ts';
import { effectsOf } from '../ledger/changeMoney.ts';
import { figuresOf } from '../ledger/figures.ts';
import { type NewAllocationBody, readCommitted, readOpen } from './body.ts';
import { insufficient } from './insufficient.ts';
import { allocationById } from './read.ts';
import { writeLine } from './requests/line.ts';
import { requestById } from './requests/read.ts';
import { requestFigures } from './requests/requestFigures.ts';
import type { AllocationUpdateJson } from './requests/shape.ts';
import { bringRewards, checkRewards } from './rewards.ts';
import { type AllocationRow, selectAllocations } from './select.ts';
import { allocations } from './table.ts';
import { expirationOf } from './terms.ts';

/** A request as it was sent, with its key. */
export interface NewAllocation {
  key: string;
  body: NewAllocationBody;
}

/** The result of a request: the allocation and the pending line. */
interface PendingRequest {
  allocationId: string;
  lineId: string;
  /** The requested change, in or out, in minor units. */
  amount: bigint;
}

/**
 * Requests an allocation (ALLOC-50), at most once per key: a new committed one, the first open one, or a change of the present open one
 * (ALLOC-8). A request holds no funds; they are checked now and again at approval.
 * @throws Refusal advertiser_disabled, invalid_parameters, invalid_allocation, double_reward, insufficient_unallocated_budget.
 */
export function createAllocation(
  scope: Scope,
  advertiserId: string,
  { key, body }: NewAllocation,
): Promise<AllocationUpdateJson> {
  const keyed = {
    key,
    body: { createAllocation: body },
    advertiserId: async (tx: Queries) => (await requireAdvertiser(tx, scope, advertiserId)).id,
  };
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    const owner = await requireAdvertiser(tx, scope, advertiserId);
    if (owner.status === 'disabled') throw refused(scope, 'advertiser_disabled');
    const pending = await (body.type === 'committed' ? committed : open)(change, owner, body);
    change.about({ noun: 'allocations', nounId: pending.allocationId });
    const allocation = await allocationById(tx, scope, { advertiserId, id: pending.allocationId });
    const figures = await requestFigures(tx, allocation, pending.amount);
    return {
      allocation,
      request: await requestById(tx, scope, pending.lineId),
      effects: await effectsOf(change, { figures }),
    };
  });
}

async function committed(
  change: Change,
  owner: Advertiser,
  body: NewAllocationBody,
): Promise<PendingRequest> {
  const { tx, scope } = change;
  const { id: advertiserId, billingCurrency: currency } = owner;
  if (!allocationModes(owner).includes('committed')) throw refused(scope, 'invalid_allocation');
  const draft = readCommitted(body, currency);
  const expiresAt = expirationOf(draft, { isDue: true, now: await businessNow(tx) }) ?? null;
  const skus = draft.rewards.map(({ sku }) => sku);
  await checkRewards(change, { advertiserId, mode: 'committed' }, skus);
  const rewards = draft.rewards.map((reward) => ({
    ...reward,
    sellingPrice: parseMoney(reward.sellingPrice, currency) ?? 0n,
  }));
  const total = committedTotal(rewards);
  await checkFunds(change, owner, total);
  const { externalId = null, description = null } = draft;
  const [row] = await tx
    .insert(allocations)
    .values({
      advertiserId,
      type: 'committed',
      currency,
      requestedAmount: total,
      externalId,
      description,
      expiresAt,
    })
    .returning({ id: allocations.id });
  const allocationId = String(row?.id);
  const lineId = await writeLine(change, owner, {
    allocationId,
    amount: total,
    externalId,
    description,
    rewards,
    expiresAt,
  });
  await bringRewards(tx, { advertiserId, allocationId, lineId }, rewards);
  return { allocationId, lineId, amount: total };
}

async function open(change: Change, owner: Advertiser, body: NewAllocationBody): Promise<PendingRequest> {
  const { tx, scope } = change;
  const { id: advertiserId, billingCurrency: currency } = owner;
  const before = await lockOpen(tx, scope, advertiserId);
  const draft = readOpen(body, currency, leastOf(before, body, currency));
  const amount = requestedMinor(draft.amount, currency) ?? 0n;
  const rewards = (draft.rewards ?? []).map(({ sku, quantity = null }) => ({
    sku,
    quantity,
    sellingPrice: null,
  }));
  const now = await businessNow(tx);
  const isOver = before?.expiresAt != null && before.expiresAt.getTime() <= now.getTime();
  const expiresAt = expirationOf(draft, { isDue: !before || (isOver && amount >= 0n), now });
  const isNewEnd =
    before !== null && expiresAt !== undefined && expiresAt?.getTime() !== before.expiresAt?.getTime();
  if (amount === 0n && rewards.length === 0 && !isNewEnd) throw invalidField('amount', 'nothing_requested');
  await checkRewards(
    change,
    { advertiserId, mode: 'open', allocationId: before?.id },
    rewards.map(({ sku }) => sku),
  );
  await checkFunds(change, owner, amount);
  const { externalId = null, description = null } = draft;
  const first = { externalId, description, expiresAt: expiresAt ?? null, requestedAmount: amount };
  const allocationId = before?.id ?? (await makeOpen(tx, owner, first));
  // A concurrent request has just made the open allocation: this one is judged as a further request for it.
  if (allocationId === null) return open(change, owner, body);
  const lineId = await writeLine(change, owner, {
    allocationId,
    amount,
    externalId,
    description: description ?? externalId ?? before?.externalId ?? null,
    rewards,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });
  await bringRewards(tx, { advertiserId, allocationId, lineId }, rewards);
  return { allocationId, lineId, amount: amount < 0n ? -amount : amount };
}

/** Minimum amount of a request, in minor units. A request for rewards or a new end alone asks for 0 of an approved allocation. */
function leastOf(before: AllocationRow | null, { amount }: NewAllocationBody, currency: string): bigint {
  const figures = before && { ...before, amountUsed: before.amount - before.amountAvailable };
  const minimum = requestMinimum(figures, currency);
  const asksForNone = amount !== undefined && requestedMinor(amount, currency) === 0n;
  return asksForNone && before?.status === 'enabled' && minimum > 0n ? 0n : minimum;
}

/** The open allocation of an advertiser, locked until the transaction ends; null when there is none. */
async function lockOpen(tx: Queries, scope: Scope, advertiserId: string): Promise<AllocationRow | null> {
  const [locked] = await tx
    .select({ id: allocations.id })
    .from(allocations)
    .where(
      and(
        eq(allocations.advertiserId, advertiserId),
        eq(allocations.type, 'open'),
        ne(allocations.status, 'disabled'),
      ),
    )
    .for('no key update');
  if (!locked) return null;
  const [row] = await selectAllocations(
    tx,
    scope,
    sql`a.advertiser_id = ${advertiserId} and a.id = ${locked.id}`,
  );
  return row ?? null;
}

/** Makes the open allocation; null when somebody else has just made one. */
async function makeOpen(
  tx: Queries,
  { id: advertiserId, billingCurrency: currency }: Advertiser,
  values: Pick<
    typeof allocations.$inferInsert,
    'externalId' | 'description' | 'expiresAt' | 'requestedAmount'
  >,
): Promise<string | null> {
  const [row] = await tx
    .insert(allocations)
    .values({ ...values, requestedAmount: values.requestedAmount, advertiserId, type: 'open', currency })
    .onConflictDoNothing()
    .returning({ id: allocations.id });
  return row?.id ?? null;
}

/** Throws unless the amount, in minor units, is free now (ALLOC-36, ALLOC-37). */
export async function checkFunds({ tx, scope }: Change, owner: Advertiser, needed: bigint): Promise<void> {
  const { id: advertiserId, billingCurrency: currency } = owner;
  const free = (await figuresOf(tx, [{ advertiserId, currency }])).get(advertiserId)?.unallocated ?? 0n;
  if (needed > free) throw insufficient(scope, needed, { free, currency });
}
