import type { Ability } from '../../schema/abilities.ts';
import { findRoute } from '../routes/registry.ts';
import type { Viewer } from '../session/viewer.ts';

type HomeFacts = Pick<Viewer, 'abilities' | 'onlyAdvertiserId'>;

/**
 * Where /home leads (ROUTE-5 … ROUTE-8): the only advertiser, else the advertisers, else the brands, else the own account.
 * A place that is not served yet is passed over. A visitor without session goes to the login.
 */
export function homeOf(viewer: HomeFacts | null, isServed: (path: string) => boolean = hasScreen): string {
  if (!viewer) return '/login';
  const { onlyAdvertiserId, abilities } = viewer;
  const places: [Ability, string | null][] = [
    ['viewAdvertisers', onlyAdvertiserId && `/advertiser/${onlyAdvertiserId}`],
    ['viewAdvertisers', '/advertisers'],
    ['viewRewards', '/brands'],
  ];
  const place = places.find(([ability, path]) => path && abilities.has(ability) && isServed(path));
  return place?.[1] ?? '/accounts/me';
}

const hasScreen = (path: string): boolean => findRoute(path).outcome === 'found';
