import type { FoundRoute } from '../routes/registry.ts';
import { mayPass, type Viewer } from '../session/viewer.ts';

/** Result of checking access to a route (document A §2.2). */
export type Outcome =
  | 'enter'
  | 'unknown_route'
  /** Nobody is signed in. */
  | 'authentication_failed'
  /** The account as a whole may do nothing: it has no role. */
  | 'authorization_failed'
  /** The account lacks the ability of this route, or is no operator staff where only they enter. */
  | 'no_access_right'
  /** The session's organization has another look than the one loaded. */
  | 'theme_changed'
  /** A parameter does not look as the route declares it. */
  | 'wrong_parameter';

/** The visitor: null when nobody is signed in, `no_roles` for an account without any role. */
export type Visitor = Pick<Viewer, 'abilities' | 'uiId' | 'isStaff'> | 'no_roles' | null;

/** Judges the entering of a route; pure, so that every combination can be tested. `loadedUiId` is the look now on the page. */
export function guard(match: FoundRoute, visitor: Visitor, loadedUiId: string | null): Outcome {
  if (match.outcome === 'found' && match.route.ability === 'public') return 'enter';
  if (visitor === null) return 'authentication_failed';
  if (visitor === 'no_roles') return 'authorization_failed';
  if (loadedUiId !== null && visitor.uiId !== loadedUiId) return 'theme_changed';
  if (match.outcome === 'wrong_parameter') return 'wrong_parameter';
  if (match.outcome === 'unknown') return 'unknown_route';
  if (match.route.operatorOnly && !visitor.isStaff) return 'no_access_right';
  return mayPass(match.route.ability, visitor) ? 'enter' : 'no_access_right';
}

/** The application's reaction to an outcome. */
export type Effect =
  | { do: 'show' }
  | { do: 'go'; to: string }
  /** Opens the session-expired dialog, which leads to the login; the URL is remembered. */
  | { do: 'expire' }
  | { do: 'reload' };

/** Outcome → effect (GUARD-1 … GUARD-7). */
export const EFFECTS = {
  enter: { do: 'show' },
  unknown_route: { do: 'go', to: '/home' },
  authentication_failed: { do: 'expire' },
  authorization_failed: { do: 'go', to: '/not_authorized?reason=no_roles' },
  no_access_right: { do: 'go', to: '/not_authorized' },
  theme_changed: { do: 'reload' },
  wrong_parameter: { do: 'go', to: '/' },
} as const satisfies Readonly<Record<Outcome, Effect>>;
