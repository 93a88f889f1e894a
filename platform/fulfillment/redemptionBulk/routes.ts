import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { command, endpoints, get, post } from '../../foundation/endpoints/endpoints.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import type { ConditionTools } from '../redemptions/search/searchPaths.ts';
import { bulkBody } from './body.ts';
import { endBulk, lockBulk } from './bulkRows.ts';
import { createBulk } from './create.ts';
import { bulkQuery, bulkRowQuery, listBulkRows, listBulks, ownBulk } from './read.ts';
import { acceptedBulk, type BulkActionJson, bulkAction, bulkPage, bulkRowPage } from './shape.ts';

/** Milliseconds that ten thousand redemptions may take to be judged. */
const ACCEPT_TIMEOUT_MS = 8_000;

/** Bulk actions on redemptions: tried, accepted, looked at, stopped. All of them are the caller's own. */
export const bulkEndpoints = ({ tools, database }: { tools: ConditionTools; database: Database }) =>
  endpoints(
    {
      tag: 'bulk_actions',
      access: { ability: ['editRedemptions', 'redemptionsAdmin'], peopleOnly: 'not_for_keys' },
    },
    {
      createBulkAction: post('/api/redemptions/bulk', {
        summary:
          'Runs one action on many redemptions: freezes the selection, which a job then processes row by row',
        answerTime: ACCEPT_TIMEOUT_MS,
        key: 'required',
        body: bulkBody,
        answer: acceptedBulk,
        run: ({ scope, key, body }) => createBulk(scope, { request: body, key }, tools),
      }),
      listBulkActions: get('/api/redemptions/bulk', {
        summary: "The caller's own bulk actions on redemptions, newest first",
        query: bulkQuery,
        answer: bulkPage,
        run: ({ scope, query }) => listBulks(scope, query),
      }),
      readBulkAction: get('/api/redemptions/bulk/:id', {
        summary: "One of the caller's own bulk actions, with its progress",
        answer: bulkAction.schema,
        run: ({ scope, id }) => scope.read((tx) => ownBulk(tx, scope, id)),
      }),
      listBulkActionRows: get('/api/redemptions/bulk/:id/rows', {
        summary: 'Outcome of each redemption in a bulk action; rows that need attention come first',
        query: bulkRowQuery,
        answer: bulkRowPage,
        run: ({ scope, id, query }) => listBulkRows(scope, id, query),
      }),
      stopBulkAction: command('/api/redemptions/bulk/:id/stop', {
        summary: 'Stops a bulk action; rows that have not started stay untouched',
        answer: bulkAction.schema,
        run: ({ scope, id }) => stopBulk(scope, id, database),
      }),
    },
  );

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
