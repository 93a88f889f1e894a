import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { budgetReference } from '../../../schema/money/budgets.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { sendCsv } from '../../foundation/http/csv.ts';
import { dueKey, idList, idParams, ifMatch, keyed } from '../../foundation/http/requests.ts';
import { updateBudgetLine } from './editLine.ts';
import { budgetExport, budgetExportQuery } from './export.ts';
import { budgetLineQuery, listBudgetLines } from './lines.ts';
import { listBudgets, pastMoment, pastOf, readBudget } from './read.ts';
import {
  budgetLinePageShape,
  budgetLineUpdateShape,
  budgetListShape,
  budgetShape,
  budgetUpdateShape,
} from './shape.ts';
import { updateBudget } from './update.ts';

const tags = ['budgets'];
const lineParams = idParams.extend({ lineId: z.string().regex(DIGITS) });

/** Body of a change. The store validates amounts, since they depend on the currency and the figures. */
const budgetBody = z.strictObject({
  amount: z.string().optional().meta({ description: 'Decimal in the billing currency; required' }),
  type: z.string().optional().meta({ description: 'credit or debit; required' }),
  description: z.string().optional().meta({ description: 'The reference; required' }),
  external_id: z.string().nullable().optional(),
});

/** Budgets: read, add to, remove from; their lines and the file of them. */
export const budgetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/budgets',
    {
      config: { ability: 'viewBudget' },
      schema: {
        operationId: 'listBudgets',
        summary: 'The budgets of several advertisers, by their ids',
        tags,
        querystring: z.strictObject({ ids: idList, as_of: pastMoment }),
        response: { 200: budgetListShape },
      },
    },
    ({ scope, query }) => listBudgets(scope, query.ids, pastOf(scope, query.as_of)),
  );

  app.get(
    '/api/advertisers/:id/budget',
    {
      config: { ability: 'viewBudget' },
      schema: {
        operationId: 'readBudget',
        summary: 'The budget of an advertiser, current or as of a past moment',
        tags,
        params: idParams,
        querystring: z.strictObject({ as_of: pastMoment }),
        response: { 200: budgetShape },
      },
    },
    ({ scope, params, query }) => readBudget(scope, params.id, pastOf(scope, query.as_of)),
  );

  app.put(
    '/api/advertisers/:id/budget',
    {
      config: { ability: 'createBudget' },
      schema: {
        operationId: 'updateBudget',
        summary: 'Adds money to a budget or removes money from it',
        tags,
        params: idParams,
        headers: keyed,
        querystring: dryRunQuery,
        body: budgetBody,
        response: { 200: budgetUpdateShape },
      },
    },
    async ({ scope, params, headers, body }) => {
      const change = { key: dueKey(headers), body };
      return updateBudget(scope, params.id, change);
    },
  );

  app.get(
    '/api/advertisers/:id/budget/line_items',
    {
      config: { ability: 'viewBudget' },
      schema: {
        operationId: 'listBudgetLines',
        summary: 'The lines of a budget, newest first',
        tags,
        params: idParams,
        querystring: budgetLineQuery,
        response: { 200: budgetLinePageShape },
      },
    },
    ({ scope, params, query }) => listBudgetLines(scope, params.id, query),
  );

  app.get(
    '/api/advertisers/:id/budget/line_items.csv',
    {
      config: { ability: 'viewBudget' },
      schema: {
        operationId: 'exportBudgetLines',
        summary: 'The lines of a budget as a CSV file',
        tags,
        params: idParams,
        querystring: budgetExportQuery,
      },
    },
    async ({ scope, params, query }, reply) => sendCsv(reply, await budgetExport(scope, params.id, query)),
  );

  app.put(
    '/api/advertisers/:id/budget/line_items/:lineId',
    {
      config: { ability: 'createBudget' },
      schema: {
        operationId: 'updateBudgetLine',
        summary: 'Saves the reference of a line',
        tags,
        params: lineParams,
        headers: ifMatch,
        querystring: dryRunQuery.extend({ description: budgetReference }),
        response: { 200: budgetLineUpdateShape },
      },
    },
    ({ scope, params, headers, query }) =>
      updateBudgetLine(scope, params, {
        version: headers['if-match'],
        description: query.description,
      }),
  );
};
