import { dayIn } from '../../../../../schema/foundation/dates/dates.ts';
import type { Scope } from '../../../../foundation/access/scope.ts';
import type { Change } from '../../../../foundation/changes/change.ts';
import type { NewEvent } from '../../../../foundation/changes/recordEvent.ts';
import { runChange } from '../../../../foundation/changes/runChange.ts';
import { Refusal, refused } from '../../../../foundation/http/refusals/refusal.ts';
import { lockPersons, type Obstacle, obstaclesOf } from './secondPerson.ts';

/** The refusal if one of the two persons has recently created the other's account, or changed its roles or address. */
class RelatedPersonRefusal extends Refusal {
  readonly obstacle: Obstacle;

  constructor({ kind, detail }: Refusal, obstacle: Obstacle) {
    super(kind, detail);
    this.obstacle = obstacle;
  }
}

/**
 * The decider must be a second person, and neither of the two may have just made or changed the other's account.
 * @throws Refusal own_request, made_requester, changed_requester, made_by_requester, changed_by_requester, same_maker
 */
export async function checkSecondPerson({ tx, scope }: Change, lineId: string): Promise<void> {
  await lockPersons(tx, scope, [lineId]);
  const obstacle = (await obstaclesOf(tx, scope, [lineId])).get(lineId);
  if (!obstacle) return;
  const { code, person, until } = obstacle;
  if (code === 'own_request' || code === 'own_change' || person === null || until === null)
    throw refused(scope, 'own_request');
  const day = dayIn(scope.timezone, new Date(until));
  throw new RelatedPersonRefusal(refused(scope, code, { person, until: day }), obstacle);
}

/** A decision that was refused, as the record of the refusal names it. */
interface RefusedDecision {
  id: string;
  advertiserId: string;
  verdict: string;
}

/** Records a decision that was refused because the accounts are related, although its changes are undone. Ignores other errors. */
export async function recordRelatedPerson(
  scope: Scope,
  error: unknown,
  decision: RefusedDecision,
): Promise<void> {
  const event = relatedPersonEvent(error, decision);
  if (event) await runChange({ scope }, (change) => change.record(event));
}

/** The event of such an attempt; null for any other error. */
export function relatedPersonEvent(
  error: unknown,
  { id, advertiserId, verdict }: RefusedDecision,
): NewEvent | null {
  if (!(error instanceof RelatedPersonRefusal)) return null;
  const { code: reason, accountId } = error.obstacle;
  const event = { noun: 'budget_lines', nounId: id, action: 'decision_refused', advertiserId } as const;
  return { ...event, after: { verdict, reason, accountId } };
}
