import type { AnyRoute } from '../kit/route.ts';
import { accountRoutes } from '../screens/accounts/routes.ts';
import { advertiserRoutes } from '../screens/advertisers/routes.ts';
import { allocationRoutes } from '../screens/allocations/routes.ts';
import { budgetRoutes } from '../screens/budgets/routes.ts';
import { catalogRoutes } from '../screens/catalog/routes.ts';
import { promotionRoutes } from '../screens/promotions/routes.ts';
import { quotaRoutes } from '../screens/quotas/routes.ts';
import { redemptionRoutes } from '../screens/redemptions/routes.ts';
import { reportRoutes } from '../screens/reports/routes.ts';
import { rewardRoutes } from '../screens/rewards/routes.ts';
import { sessionRoutes } from '../screens/session/routes.ts';
import { uiComponentsRoutes } from '../screens/ui-components/routes.ts';

// Noun (folder of screens and file of words) → its routes.
const nouns: Record<string, readonly AnyRoute[]> = {
  accounts: accountRoutes,
  advertisers: advertiserRoutes,
  allocations: allocationRoutes,
  budgets: budgetRoutes,
  catalog: catalogRoutes,
  promotions: promotionRoutes,
  quotas: quotaRoutes,
  redemptions: redemptionRoutes,
  reports: reportRoutes,
  rewards: rewardRoutes,
  session: sessionRoutes,
  'ui-components': uiComponentsRoutes,
};

/** A declared route and the noun whose folder declares it. */
export interface RegisteredRoute {
  noun: string;
  route: AnyRoute;
}

/** Every route of the application. */
export const ROUTES: readonly RegisteredRoute[] = Object.entries(nouns).flatMap(([noun, routes]) =>
  routes.map((route) => ({ noun, route })),
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
  return route.screen !== undefined || nouns.session?.includes(route) === true;
}
