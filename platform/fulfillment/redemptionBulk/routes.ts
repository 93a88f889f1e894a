import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { dueKey, idParams, keyed } from '../../foundation/http/requests.ts';
import type { ConditionTools } from '../redemptions/redeem/ways.ts';
import { bulkBody } from './body.ts';
import { endBulk, lockBulk } from './bulkRows.ts';
import { createBulk } from './create.ts';
import { bulkQuery, bulkRowQuery, listBulkRows, listBulks, ownBulk } from './read.ts';
import { acceptedBulk, type BulkActionJson, bulkAction, bulkPage, bulkRowPage } from './shape.ts';

const tags = ['bulk_actions'];
const config = { ability: ['editRedemptions', 'redemptionsAdmin'], peopleOnly: 'not_for_keys' } as const;
const params = idParams;

/** Milliseconds that ten thousand redemptions may take to be judged. */
const ACCEPT_TIMEOUT_MS = 8_000;

/** Bulk actions on redemptions: tried, accepted, looked at, stopped. All of them are the caller's own. */
export const bulkRoutes: FastifyPluginAsyncZod<{ tools: ConditionTools; database: Database }> = async (
  app,
  { tools, database },
) => {
  app.post(
    '/api/redemptions/bulk',
    {
      config: { ...config, answerTime: ACCEPT_TIMEOUT_MS },
      schema: {
        operationId: 'createBulkAction',
        summary:
          'Runs one action on many redemptions: freezes the selection, which a job then processes row by row',
        tags,
        headers: keyed,
        querystring: dryRunQuery,
        body: bulkBody,
        response: { 201: acceptedBulk },
      },
    },
    async ({ scope, headers, body }, reply) => {
      const order = { request: body, key: dueKey(headers) };
      return reply.code(201).send(await createBulk(scope, order, tools));
    },
  );

  app.get(
    '/api/redemptions/bulk',
    {
      config,
      schema: {
        operationId: 'listBulkActions',
        summary: "The caller's own bulk actions on redemptions, newest first",
        tags,
        querystring: bulkQuery,
        response: { 200: bulkPage },
      },
    },
    ({ scope, query }) => listBulks(scope, query),
  );

  app.get(
    '/api/redemptions/bulk/:id',
    {
      config,
      schema: {
        operationId: 'readBulkAction',
        summary: "One of the caller's own bulk actions, with its progress",
        tags,
        params,
        response: { 200: bulkAction.schema },
      },
    },
    ({ scope, params: { id } }) => scope.read((tx) => ownBulk(tx, scope, id)),
  );

  app.get(
    '/api/redemptions/bulk/:id/rows',
    {
      config,
      schema: {
        operationId: 'listBulkActionRows',
        summary: 'Outcome of each redemption in a bulk action; rows that need attention come first',
        tags,
        params,
        querystring: bulkRowQuery,
        response: { 200: bulkRowPage },
      },
    },
    ({ scope, params: { id }, query }) => listBulkRows(scope, id, query),
  );

  app.post(
    '/api/redemptions/bulk/:id/stop',
    {
      config,
      schema: {
        operationId: 'stopBulkAction',
        summary: 'Stops a bulk action; rows that have not started stay untouched',
        tags,
        params,
        querystring: dryRunQuery,
        response: { 200: bulkAction.schema },
      },
    },
    ({ scope, params: { id } }) => stopBulk(scope, id, database),
  );
};

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
