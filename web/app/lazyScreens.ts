import type { ComponentType } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import { type LazyPart, lazyPart } from '../kit/loading/lazyPart.tsx';
import { currentUrl, pathOf } from '../navigation/hashLocation.ts';
import { type FoundRoute, findRoute } from '../routes/registry.ts';
import type { AnyRoute } from '../routes/route.ts';
import { Broken } from './boot/Broken.tsx';
import { fetchLazily } from './lazyTab.ts';
import { SCREENS } from './screens.ts';

type Parameters = Record<string, string>;
/** A route that has a screen, and the parameters of its path. */
export type FoundScreen = Extract<FoundRoute, { outcome: 'found' }>;

const screens = new Map<AnyRoute, LazyPart<Parameters>>();

/** The screen of a route, fetched when it is first shown; always the same component for the same route. */
export function lazyScreenOf({ route, noun }: FoundScreen): LazyPart<Parameters> {
  let part = screens.get(route);
  if (!part) {
    const screen = SCREENS.get(route);
    if (!screen) throw new Error(`${route.path} has no screen`);
    // Code and words travel together.
    const fetchScreen = () =>
      Promise.all([screen(), loadWords(noun)]).then(([loaded]) => loaded as ComponentType<Parameters>);
    part = lazyPart(fetchScreen, Broken as ComponentType<Parameters & { onRetry: () => void }>);
    screens.set(route, part);
  }
  return part;
}

/** Fetches the screen of the current URL while the person's account is loading. The access check follows later. */
export function fetchAhead(): void {
  const match = findRoute(pathOf(currentUrl()));
  if (match.outcome === 'found' && SCREENS.has(match.route)) fetchLazily(lazyScreenOf(match));
}
