import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { endBulk, lockBulk } from './bulkRows.ts';
import { ownBulk } from './read.ts';
import type { BulkActionJson } from './shape.ts';

/**
 * Stops the remaining rows of a bulk action; finished rows stay. Only the platform writes why a row is unchanged, whoever may still see the row: it
 * does so in the requester's name. @throws Refusal not_found, bulk_over
 */
export function stopBulk(scope: Scope, id: string, database: Database): Promise<BulkActionJson> {
  const platform = systemScope(database, scope);
  return runChange({ scope: platform }, async (change) => {
    const { tx } = change;
    const { state } = await ownBulk(tx, scope, id);
    if (state === 'stopped') return ownBulk(tx, scope, id);
    if ((await lockBulk(tx, id))?.isOver !== false) throw refused(scope, 'bulk_over');
    await endBulk(tx, id, 'stopped_by_person');
    await change.record({ noun: 'bulk_actions', nounId: id, action: 'stopped', advertiserId: null });
    return ownBulk(tx, scope, id);
  });
}
