import * as advertisers from '../advertisers/advertisers/routes.ts';
import * as brands from '../catalog/brands/routes.ts';
import * as catalogueChanges from '../catalog/catalogueChanges/routes.ts';
import * as catalogueFile from '../catalog/catalogueFile/routes.ts';
import * as products from '../catalog/products/routes.ts';
import * as skus from '../catalog/skus/routes.ts';
import * as jobs from '../foundation/jobs/routes.ts';
import * as uiComponents from '../foundation/ui-components/routes.ts';
import * as failures from '../fulfillment/failures/routes.ts';
import * as redemptions from '../fulfillment/redemptions/routes.ts';
import * as allocations from '../money/allocations/routes.ts';
import * as budgets from '../money/budgets/routes.ts';
import * as quotas from '../money/quotas/routes.ts';
import * as accounts from '../people/accounts/routes.ts';
import * as members from '../people/members/routes.ts';
import * as serviceAccounts from '../people/serviceAccounts/routes.ts';
import * as session from '../people/session/routes.ts';
import * as catalog from '../promotions/catalog/routes.ts';
import * as promotions from '../promotions/promotions/routes.ts';
import * as activityReport from '../reports/activityReport/routes.ts';
import * as reportSchedules from '../reports/reportSchedules/routes.ts';
import * as reports from '../reports/reports/routes.ts';
import type { AnyRoute } from './route.ts';

// Noun (folder of screens and file of texts) → its routes: every export of a noun's file is a route.
const nouns: Record<string, Record<string, AnyRoute>> = {
  accounts,
  activityReport,
  advertisers,
  allocations,
  brands,
  budgets,
  catalog,
  catalogueChanges,
  catalogueFile,
  failures,
  jobs,
  members,
  products,
  promotions,
  quotas,
  redemptions,
  reportSchedules,
  reports,
  serviceAccounts,
  session,
  skus,
  'ui-components': uiComponents,
};

/** A declared route and its noun. */
export interface RegisteredRoute {
  noun: string;
  route: AnyRoute;
}

/** Every route of the application. */
export const ROUTES: readonly RegisteredRoute[] = Object.entries(nouns).flatMap(([noun, routes]) =>
  Object.values(routes).map((route) => ({ noun, route })),
);

/** Paths that redirect (ROUTE-45). */
export const REDIRECTS: Readonly<Record<string, string>> = { '/reports/monthly': '/reports/activity' };

export type FoundRoute =
  | { outcome: 'found'; noun: string; route: AnyRoute; params: Record<string, string> }
  | { outcome: 'wrong_parameter' }
  | { outcome: 'unknown' };

/**
 * Finds the route of a path. A literal path has priority over one with parameters (`/products/new`).
 */
export function findRoute(path: string): FoundRoute {
  let match: Extract<FoundRoute, { outcome: 'found' }> | undefined;
  let isWrong = false;
  for (const { noun, route } of ROUTES) {
    const params = route.match(path);
    if (params === 'wrong_parameter') isWrong = true;
    else if (params && (!match || Object.keys(params).length < Object.keys(match.params).length)) {
      match = { outcome: 'found', noun, route, params };
    }
  }
  return match ?? { outcome: isWrong ? 'wrong_parameter' : 'unknown' };
}
