import type { AlertSeverity } from '../../../../operations/schema.generated.ts';

/** The tabs of the notifications in their order (ALERT-1). */
export const ALERT_TABS = ['blocker', 'warning', 'info'] as const satisfies readonly AlertSeverity[];

/** Notifications per page (ALERT-7). */
export const ALERTS_PER_PAGE = 10;

/** The shown notifications: severity and page. */
export interface AlertView {
  severity: AlertSeverity;
  page: number;
}

export const FIRST_ALERTS: AlertView = { severity: 'blocker', page: 1 };

/** Variables of the notifications in a query: including the advertisers' own ones (ALERT-3). */
export function alertVariables(view: AlertView) {
  return {
    alertFilter: { severity: view.severity, includeChildren: true },
    alertPage: { number: view.page, size: ALERTS_PER_PAGE },
  };
}
