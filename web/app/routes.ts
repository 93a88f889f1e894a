import type { AnyRoute } from '../kit/route.ts';
import * as accounts from '../screens/accounts/routes.ts';
import * as advertisers from '../screens/advertisers/routes.ts';
import * as allocations from '../screens/allocations/routes.ts';
import * as budgets from '../screens/budgets/routes.ts';
import * as catalog from '../screens/catalog/routes.ts';
import * as jobs from '../screens/jobs/routes.ts';
import * as members from '../screens/members/routes.ts';
import * as promotions from '../screens/promotions/routes.ts';
import * as quotas from '../screens/quotas/routes.ts';
import * as redemptions from '../screens/redemptions/routes.ts';
import * as reports from '../screens/reports/routes.ts';
import * as rewards from '../screens/rewards/routes.ts';
import * as session from '../screens/session/routes.ts';
import * as uiComponents from '../screens/ui-components/routes.ts';

// Noun (folder of screens and file of words) → its routes: what a noun's file exports is served from then on.
const nouns: Record<string, Record<string, AnyRoute>> = {
  accounts,
  advertisers,
  allocations,
  budgets,
  catalog,
  jobs,
  members,
  promotions,
  quotas,
  redemptions,
  reports,
  rewards,
  session,
  'ui-components': uiComponents,
};

/** A declared route and the noun whose folder declares it. */
export interface RegisteredRoute {
  noun: string;
  route: AnyRoute;
}

/** Every route of the application. */
export const ROUTES: readonly RegisteredRoute[] = Object.entries(nouns).flatMap(([noun, routes]) =>
  Object.values(routes).map((route) => ({ noun, route })),
);

/** Paths that lead somewhere else (ROUTE-45). */
export const REDIRECTS: Readonly<Record<string, string>> = { '/reports/monthly': '/reports/activity' };

export type FoundRoute =
  | { outcome: 'found'; noun: string; route: AnyRoute; params: Record<string, string> }
  | { outcome: 'wrong_parameter' }
  | { outcome: 'unknown' };

/**
 * Which route a path means. The literal one goes before one with parameters (`/products/new`); a route without a screen is
 * declared for a later version and is unknown until then, save the ones the shell serves itself.
 */
export function findRoute(path: string, routes: readonly RegisteredRoute[] = ROUTES): FoundRoute {
  let found: Extract<FoundRoute, { outcome: 'found' }> | undefined;
  let isWrong = false;
  for (const { noun, route } of routes) {
    const params = route.match(path);
    if (params === 'wrong_parameter') isWrong = true;
    else if (params && (!found || Object.keys(params).length < Object.keys(found.params).length)) {
      found = { outcome: 'found', noun, route, params };
    }
  }
  if (found) return isServed(found.route) ? found : { outcome: 'unknown' };
  return { outcome: isWrong ? 'wrong_parameter' : 'unknown' };
}

/** Whether entering the route shows something: it has a screen, or the shell itself answers it. */
export function isServed(route: AnyRoute): boolean {
  return route.screen !== undefined || Object.values<AnyRoute>(session).includes(route);
}
