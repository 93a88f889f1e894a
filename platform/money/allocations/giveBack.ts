import { sql } from 'drizzle-orm';
import { fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import { giveBackDraft, requestedMinor } from '../../../schema/money/allocations/allocations.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { invalid, notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { effectsOf } from '../ledger/changeMoney.ts';
import { lockAllocation } from './lock.ts';
import { allocationById } from './read.ts';
import { writeLine } from './requests/line.ts';
import { requestById } from './requests/read.ts';
import { requestFigures } from './requests/requestFigures.ts';
import type { AllocationUpdateJson } from './requests/shape.ts';
import { selectAllocations } from './select.ts';
import { giveBackLimit } from './shape.ts';

/** The amount to return, with its key. */
export interface GivingBack {
  key: string;
  body: { amount: string; description?: string | null | undefined };
}

/**
 * Asks to give back what an expired committed allocation still holds, at most once a key; a second person decides, as about any request.
 * @throws Refusal not_found, advertiser_disabled, nothing_to_give_back, invalid_parameters.
 */
export function giveBackAllocation(
  scope: Scope,
  { advertiserId, id }: { advertiserId: string; id: string },
  { key, body }: GivingBack,
): Promise<AllocationUpdateJson> {
  const keyed = {
    key,
    body: { giveBack: { id, ...body } },
    advertiserId: async (tx: Queries) => (await requireAdvertiser(tx, scope, advertiserId)).id,
  };
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    change.about({ noun: 'allocations', nounId: id });
    const owner = await requireAdvertiser(tx, scope, advertiserId);
    if (owner.status === 'disabled') throw refused(scope, 'advertiser_disabled');
    await lockAllocation(tx, advertiserId, id);
    const [row] = await selectAllocations(tx, scope, sql`a.advertiser_id = ${advertiserId} and a.id = ${id}`);
    if (!row) throw notFound();
    const limit = giveBackLimit(row);
    if (limit === 0n) throw refused(scope, 'nothing_to_give_back');
    const draft = giveBackDraft(row.currency, limit).safeParse(body, { reportInput: true });
    if (!draft.success) throw invalid(fieldErrorsOf(draft.error));
    const amount = requestedMinor(draft.data.amount, row.currency) ?? 0n;
    const { description = null } = draft.data;
    const lineId = await writeLine(change, owner, {
      allocationId: id,
      amount: -amount,
      rewards: [],
      externalId: null,
      description: description ?? row.externalId,
    });
    const allocation = await allocationById(tx, scope, { advertiserId, id });
    const figures = await requestFigures(tx, allocation, amount);
    return {
      allocation,
      request: await requestById(tx, scope, lineId),
      effects: await effectsOf(change, { figures }),
    };
  });
}
