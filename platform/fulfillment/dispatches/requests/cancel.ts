import { sql } from 'drizzle-orm';
import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { ownRequest } from './read.ts';
import type { DispatchRequestJson } from './shape.ts';

/**
 * Cancels a dry run whose result is not needed any more: its job stops at its next step. A dry run that has ended stays as it is.
 * @throws Refusal not_found, request_is_real: a dispatch itself is recalled once it is accepted
 */
export function cancelRequest(scope: Scope, id: string): Promise<DispatchRequestJson> {
  return runChange({ scope }, async ({ tx }) => {
    const request = await ownRequest(tx, scope, id);
    if (!request.dry_run) throw refused(scope, 'request_is_real');
    await tx.execute(sql`update dispatch_requests set state = 'canceled', request = null, finished_at = now()
      where id = ${id} and state = 'working'`);
    return ownRequest(tx, scope, id);
  });
}
