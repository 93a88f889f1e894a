import { z } from 'zod';
import { budgetReference } from '../../../schema/money/budgets.ts';
import { endpoints, file, get, put } from '../../foundation/endpoints/endpoints.ts';
import { idList } from '../../foundation/http/requests.ts';
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

/** Body of a change. The store validates amounts, since they depend on the currency and the figures. */
const budgetBody = z.strictObject({
  amount: z.string().optional().meta({ description: 'Decimal in the billing currency; required' }),
  type: z.string().optional().meta({ description: 'credit or debit; required' }),
  description: z.string().optional().meta({ description: 'The reference; required' }),
  external_id: z.string().nullable().optional(),
});

/** Budgets: read, add to, remove from; their lines and the file of them. */
export const budgetEndpoints = endpoints(
  { tag: 'budgets', view: { ability: 'viewBudget' }, edit: { ability: 'createBudget' } },
  {
    listBudgets: get('/api/budgets', {
      summary: 'The budgets of several advertisers, by their ids',
      query: z.strictObject({ ids: idList, as_of: pastMoment }),
      answer: budgetListShape,
      run: ({ scope, query }) => listBudgets(scope, query.ids, pastOf(scope, query.as_of)),
    }),
    readBudget: get('/api/advertisers/:id/budget', {
      summary: 'The budget of an advertiser, current or as of a past moment',
      query: z.strictObject({ as_of: pastMoment }),
      answer: budgetShape,
      run: ({ scope, id, query }) => readBudget(scope, id, pastOf(scope, query.as_of)),
    }),
    updateBudget: put('/api/advertisers/:id/budget', {
      summary: 'Adds money to a budget or removes money from it',
      versioned: false,
      key: 'required',
      body: budgetBody,
      answer: budgetUpdateShape,
      run: ({ scope, id, key, body }) => updateBudget(scope, id, { key, body }),
    }),
    listBudgetLines: get('/api/advertisers/:id/budget/line_items', {
      summary: 'The lines of a budget, newest first',
      query: budgetLineQuery,
      answer: budgetLinePageShape,
      run: ({ scope, id, query }) => listBudgetLines(scope, id, query),
    }),
    exportBudgetLines: file('/api/advertisers/:id/budget/line_items.csv', {
      summary: 'The lines of a budget as a CSV file',
      query: budgetExportQuery,
      run: ({ scope, id, query }) => budgetExport(scope, id, query),
    }),
    updateBudgetLine: put('/api/advertisers/:id/budget/line_items/:lineId', {
      summary: 'Saves the reference of a line',
      query: z.strictObject({ description: budgetReference }),
      answer: budgetLineUpdateShape,
      run: ({ scope, id, lineId, query, version }) =>
        updateBudgetLine(scope, { id, lineId }, { version, description: query.description }),
    }),
  },
);
