import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import { currentUrl, pathOf } from '../navigation/hashLocation.ts';
import { type FoundRoute, findRoute } from '../routes/registry.ts';
import type { AnyRoute } from '../routes/route.ts';
import { SCREENS } from './screens.ts';

type Screen = ComponentType<Record<string, string>>;
/** A route that has a screen, and the parameters of its path. */
export type FoundScreen = Extract<FoundRoute, { outcome: 'found' }>;

const loading = new Map<AnyRoute, Promise<{ default: Screen }>>();
const screens = new Map<AnyRoute, LazyExoticComponent<Screen>>();

function load({ route, noun }: FoundScreen): Promise<{ default: Screen }> {
  let promise = loading.get(route);
  if (!promise) {
    const screen = SCREENS.get(route);
    if (!screen) throw new Error(`${route.path} has no screen`);
    // Code and words travel together.
    promise = Promise.all([screen(), loadWords(noun)]).then(([screen]) => ({
      default: screen as Screen,
    }));
    promise.catch(() => loading.delete(route));
    loading.set(route, promise);
  }
  return promise;
}

/** The screen of a route, fetched when it is first shown; always the same component for the same route. */
export function lazyScreenOf(found: FoundScreen): LazyExoticComponent<Screen> {
  let screen = screens.get(found.route);
  if (!screen) {
    screen = lazy(() => load(found));
    screens.set(found.route, screen);
  }
  return screen;
}

/** Fetches the screen of the URL shown while the person is still being asked for; whether they may see it is decided later. */
export function fetchAhead(): void {
  const found = findRoute(pathOf(currentUrl()));
  if (found.outcome === 'found' && SCREENS.has(found.route)) load(found).catch(() => undefined);
}
