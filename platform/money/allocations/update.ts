import { and, eq, sql } from 'drizzle-orm';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import { committedTotal, requestedMinor } from '../../../schema/money/allocations/allocations.ts';
import { type Advertiser, requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { differences } from '../../foundation/changes/recordEvent.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { businessNow } from '../../foundation/clock/clock.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { budgetLines } from '../budgets/table.ts';
import { changeLine } from '../budgets/writeLines.ts';
import { effectsOf } from '../ledger/changeMoney.ts';
import { type AllocationChangeBody, readCommittedChange, readOpenChange } from './body.ts';
import { lockAllocation } from './lock.ts';
import { allocationById } from './read.ts';
import { checkFunds } from './request.ts';
import { lineWords, plain } from './requests/line.ts';
import { requestById } from './requests/read.ts';
import { requestFigures } from './requests/requestFigures.ts';
import type { AllocationUpdateJson } from './requests/shape.ts';
import { touchOthers } from './requests/touchOthers.ts';
import { changedRewards, type RewardChange, saveRewards } from './rewardChanges.ts';
import { allocations } from './table.ts';
import { expirationOf, type Terms } from './terms.ts';

type Row = typeof allocations.$inferSelect;
type Line = typeof budgetLines.$inferSelect;

/** A change as it was sent, with the version it is about. */
export interface AllocationChange {
  version: number;
  body: AllocationChangeBody;
}

/**
 * Changes an allocation that waits for its first decision (INVENT-6, ALLOC-51); its request then has the new total. Saving unchanged values
 * changes nothing.
 * @throws Refusal stale_version, illegal_transition once it was decided, and every refusal of a request.
 */
export function updateAllocation(
  scope: Scope,
  { advertiserId, id }: { advertiserId: string; id: string },
  { version, body }: AllocationChange,
): Promise<AllocationUpdateJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const owner = await requireAdvertiser(tx, scope, advertiserId);
    const row = await lockAllocation(tx, advertiserId, id);
    await change.checkVersion(row, () => allocationById(tx, scope, { advertiserId, id }));
    const line = await lockRequest(tx, advertiserId, id);
    if (row.status !== 'pending' || !line) throw refused(scope, 'not_editable');
    const target = await (row.type === 'committed' ? committedTarget : openTarget)(
      change,
      { row, line },
      body,
    );
    await save(change, { owner, row, line, target });
    const allocation = await allocationById(tx, scope, { advertiserId, id });
    const figures = await requestFigures(tx, allocation, target.total - line.amount);
    return {
      allocation,
      request: await requestById(tx, scope, line.id),
      effects: await effectsOf(change, { figures }),
    };
  });
}

/** The allocation and the first of its requests that wait: the one whose amount is edited. */
interface Waiting {
  row: Row;
  line: Line;
}

/** The new state of an allocation: its own values, its rewards and its total. */
interface AllocationTarget {
  values: Partial<Pick<Row, 'externalId' | 'description' | 'expiresAt'>>;
  rewards: readonly RewardChange[];
  total: bigint;
}

async function committedTarget(
  change: Change,
  { row }: Waiting,
  body: AllocationChangeBody,
): Promise<AllocationTarget> {
  const { rewards: rewardEdits = [], ...draft } = readCommittedChange(body, row.currency);
  const edits = rewardEdits.map(({ sku, quantity, sellingPrice }) => ({
    sku,
    ...(quantity === undefined ? {} : { quantity }),
    ...(sellingPrice === undefined ? {} : { sellingPrice: parseMoney(sellingPrice, row.currency) ?? 0n }),
  }));
  const rewards = await changedRewards(change, row, edits);
  const total = committedTotal(
    rewards.map(({ after }) => ({ quantity: after.quantity ?? 0, sellingPrice: after.sellingPrice ?? 0n })),
  );
  return { values: valuesOf(draft, await businessNow(change.tx)), rewards, total };
}

async function openTarget(
  { tx }: Change,
  { row, line }: Waiting,
  body: AllocationChangeBody,
): Promise<AllocationTarget> {
  const { requestedAmount, ...draft } = readOpenChange(body, row.currency);
  const requestedTotal = requestedAmount === undefined ? null : requestedMinor(requestedAmount, row.currency);
  return {
    values: valuesOf(draft, await businessNow(tx)),
    rewards: [],
    total: requestedTotal ?? line.amount,
  };
}

interface DraftTerms extends Terms {
  externalId?: string | null | undefined;
  description?: string | null | undefined;
}

function valuesOf({ externalId, description, ...terms }: DraftTerms, now: Date): AllocationTarget['values'] {
  const expiresAt = expirationOf(terms, { isDue: false, now });
  return {
    ...(externalId === undefined ? {} : { externalId }),
    ...(description === undefined ? {} : { description }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

interface Saving extends Waiting {
  owner: Advertiser;
  target: AllocationTarget;
}

async function save(change: Change, { owner, row, line, target }: Saving): Promise<void> {
  const { tx } = change;
  const { advertiserId } = row;
  const changed = target.rewards.filter(
    ({ before, after }) => JSON.stringify(plain(before)) !== JSON.stringify(plain(after)),
  );
  const values = { ...target.values, requestedAmount: target.total };
  const shared = differences(comparable(row), comparable({ ...row, ...target.values }));
  if (!shared && target.total === line.amount && changed.length === 0) return;
  if (target.total > line.amount) await checkFunds(change, owner, target.total);
  await saveRewards(tx, advertiserId, changed);
  const own = and(eq(allocations.advertiserId, advertiserId), eq(allocations.id, row.id));
  await tx
    .update(allocations)
    .set({ ...values, version: row.version + 1, updatedAt: sql`now()` })
    .where(own);
  const words = wordsAfter({ row, line, target });
  const after = {
    amount: target.total,
    externalId: target.values.externalId === undefined ? line.externalId : target.values.externalId,
    description: words,
    expiresAt: target.values.expiresAt === undefined ? line.expiresAt : target.values.expiresAt,
  };
  await changeLine(tx, line, { ...after, changedAt: sql`now()` });
  const eventDifferences = differences(
    { ...line, expiresAt: iso(line.expiresAt) },
    { ...after, expiresAt: iso(after.expiresAt) },
  );
  const rewards = changed.length === 0 ? {} : { rewards: changed };
  await change.record({
    noun: 'budget_lines',
    nounId: line.id,
    action: 'changed',
    advertiserId,
    before: {
      ...eventDifferences?.before,
      ...(rewards.rewards ? { rewards: changed.map(({ before }) => plain(before)) } : {}),
    },
    after: {
      ...eventDifferences?.after,
      ...(rewards.rewards ? { rewards: changed.map(({ after: next }) => plain(next)) } : {}),
    },
  });
  if (shared) await touchOthers(change, line, shared);
}

/** The line's reference after a change: what stood for a missing note follows the IO number. */
function wordsAfter({ row, line, target: { values } }: Waiting & { target: AllocationTarget }): string {
  const named = (externalId: string | null) =>
    lineWords({ allocationId: row.id, externalId, description: null });
  const currentId = line.externalId ?? row.externalId;
  const note = line.description === named(currentId) ? null : line.description;
  const description = values.description === undefined ? note : values.description;
  return description ?? named(values.externalId === undefined ? currentId : values.externalId);
}

/** Values that can be compared by themselves. */
function comparable({ externalId, description, expiresAt }: Row): Record<string, unknown> {
  return { externalId, description, expiresAt: iso(expiresAt) };
}

function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

/** The first of its waiting requests, locked; none once it was decided. */
async function lockRequest(
  tx: Queries,
  advertiserId: string,
  allocationId: string,
): Promise<Line | undefined> {
  const [line] = await tx
    .select()
    .from(budgetLines)
    .where(
      and(
        eq(budgetLines.advertiserId, advertiserId),
        eq(budgetLines.allocationId, allocationId),
        eq(budgetLines.status, 'pending'),
      ),
    )
    .orderBy(budgetLines.id)
    .limit(1)
    .for('no key update');
  return line;
}
