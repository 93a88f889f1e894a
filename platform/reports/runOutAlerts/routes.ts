import { runOutAlertDraft } from '../../../schema/reports/inventoryReport.ts';
import { endpoints, put } from '../../foundation/endpoints/endpoints.ts';
import { savedRowShape } from '../inventoryReport/shape.ts';
import { saveRunOutAlert } from './save.ts';

/** Alerts that are sent a number of working days before a stock or a budget runs out. */
export const runOutAlertEndpoints = endpoints(
  { tag: 'inventory report', edit: { ability: 'editBudgetAlerts', staffOnly: true } },
  {
    saveRunOutAlert: put('/api/me/inventory_report/alert', {
      summary: 'Sets, changes or removes the alert of a stock or a budget; If-Match is 0 when there is none',
      body: runOutAlertDraft,
      answer: savedRowShape,
      run: ({ scope, version, body }) => saveRunOutAlert(scope, body, version),
    }),
  },
);
