import * as accounts from './accounts.ts';
import * as activityReport from './activityReport.ts';
import * as advertisers from './advertisers.ts';
import * as allocations from './allocations.ts';
import * as brands from './brands.ts';
import * as budgets from './budgets.ts';
import * as catalog from './catalog.ts';
import * as catalogueChanges from './catalogueChanges.ts';
import * as catalogueFile from './catalogueFile.ts';
import * as failures from './failures.ts';
import * as jobs from './jobs.ts';
import * as members from './members.ts';
import * as products from './products.ts';
import * as promotions from './promotions.ts';
import * as quotas from './quotas.ts';
import * as redemptions from './redemptions.ts';
import * as reportSchedules from './reportSchedules.ts';
import * as reports from './reports.ts';
import type { AnyRoute } from './route.ts';
import * as serviceAccounts from './serviceAccounts.ts';
import * as session from './session.ts';
import * as skus from './skus.ts';
import * as uiComponents from './uiComponents.ts';

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
