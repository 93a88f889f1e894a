import { z } from 'zod';
import { endpoints, put } from '../../foundation/endpoints/endpoints.ts';
import { savedBudgetAlerts } from './shape.ts';
import { updateBudgetAlerts } from './update.ts';

/** Limits of the balance. The store validates them, since decimals depend on the advertiser's currency. */
const budgetAlertsBody = z.strictObject({
  alert_1: z.string().nullable().optional(),
  alert_2: z.string().nullable().optional(),
});

/** Limits of an advertiser's balance. */
export const budgetAlertEndpoints = endpoints(
  { tag: 'advertisers', edit: { ability: 'editBudgetAlerts' } },
  {
    updateBudgetAlerts: put('/api/advertisers/:id/budget_alerts', {
      summary: 'Saves the balance limits that trigger budget warnings; null removes one',
      body: budgetAlertsBody,
      answer: savedBudgetAlerts,
      run: ({ scope, id, version, body }) => updateBudgetAlerts(scope, id, { version, limits: body }),
    }),
  },
);
