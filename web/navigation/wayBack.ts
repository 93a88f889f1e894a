import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { recall, remember } from '../browser/storage.ts';
import { pathOf } from './hashLocation.ts';
import { originHere } from './traversal.ts';

/** Target of a back link, and its name. */
export interface WayBack {
  href: string;
  label: string;
}

/**
 * The back link of the current screen: the place of `places` from which the screen was opened, in the state in which it was left (search,
 * page, tab), otherwise the first place. A visit that comes from elsewhere, such as from one of the screen's own records, leads to the
 * place of the visit before, as far as this tab knows one.
 */
export function useWayBack(places: readonly [WayBack, ...WayBack[]]): WayBack {
  const [path] = useLocation();
  const key = `origin.${path}`;
  const origin = originHere();
  const here = placeOf(origin, places);
  const isPlace = here !== undefined;
  useEffect(() => {
    if (isPlace) remember(key, origin, 'session');
  }, [key, origin, isPlace]);
  return here ?? placeOf(recall<string>(key, 'session'), places) ?? places[0];
}

function placeOf(origin: string | null | undefined, places: readonly WayBack[]): WayBack | undefined {
  const place = origin && places.find(({ href }) => pathOf(href) === `#${pathOf(origin)}`);
  return place ? { href: `#${origin}`, label: place.label } : undefined;
}
