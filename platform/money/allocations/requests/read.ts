import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { notFound } from '../../../foundation/http/refusals/refusal.ts';
import { selectBrought } from '../select.ts';
import { outcomesOf, waitingRewards } from './decisions/outcome.ts';
import { obstaclesOf } from './decisions/secondPerson.ts';
import { type RequestRow, selectRequests } from './select.ts';
import { type AllocationRequestJson, requestJson } from './shape.ts';

/** One request within a running transaction; not found when there is none or the caller may not see it. */
export async function requestById(tx: Queries, scope: Scope, id: string): Promise<AllocationRequestJson> {
  const [json] = await requestJsons(tx, scope, await selectRequests(tx, scope, [id]));
  if (!json) throw notFound();
  return json;
}

/** A person behind a request: visible to users who may read the report; others see only themselves. */
function personOf(
  { abilities, accountId }: Scope,
  { id, name, email }: { id: string | null; name: string | null; email: string | null },
) {
  if (name === null || email === null) return null;
  return abilities.has('viewAllocationsReport') || id === accountId ? { name, email } : null;
}

const mayDecide = ({ isStaff, abilities }: Scope) => isStaff && abilities.has('viewAllocationsReport');

/** Requests as answers show them to this caller. */
export async function requestJsons(
  tx: Queries,
  scope: Scope,
  rows: readonly RequestRow[],
): Promise<AllocationRequestJson[]> {
  const brought = await selectBrought(
    tx,
    rows.map(({ id, advertiser_id: advertiserId }) => ({ id, advertiserId })),
  );
  const waiting = mayDecide(scope) ? rows.filter(({ status }) => status === 'pending') : [];
  const obstacles = await obstaclesOf(
    tx,
    scope,
    waiting.map(({ id }) => id),
  );
  const outcomes = await outcomesOf(tx, scope, waiting);
  const approved = rows.filter(({ status }) => status === 'approved');
  const rewardsWaiting = await waitingRewards(tx, approved);
  return rows.map((row) =>
    requestJson(row, brought.get(row.id) ?? [], {
      canDecide: waiting.includes(row) && !obstacles.has(row.id),
      obstacle: obstacles.get(row.id) ?? null,
      outcome: outcomes.get(row.id) ?? null,
      rewardsWaiting: rewardsWaiting.get(row.id) ?? 0,
      requester: personOf(scope, {
        id: row.requester_id,
        name: row.requester_name,
        email: row.requester_email,
      }),
      grantor: personOf(scope, { id: row.grantor_id, name: row.grantor_name, email: row.grantor_email }),
      changer: personOf(scope, {
        id: row.changed_by_id,
        name: row.changed_by_name,
        email: row.changed_by_email,
      }),
    }),
  );
}
