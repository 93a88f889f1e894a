import type { Scope } from '../../foundation/access/scope.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';

/**
 * The reason that a read of links or of a file of codes is logged with. Callers without viewRewardCodeData have to state one: a link shows the
 * code behind it (RED-34).
 * @throws Refusal reason required
 */
export function readReason(scope: Pick<Scope, 'abilities'>, reason: string | null): string | null {
  if (reason !== null || scope.abilities.has('viewRewardCodeData')) return reason;
  throw invalidField('reason', 'required');
}
