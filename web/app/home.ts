import type { Ability } from '../../schema/foundation/abilities.ts';
import type { Viewer } from '../session/viewer.ts';

type HomeFacts = Pick<Viewer, 'abilities' | 'onlyAdvertiserId'>;

/**
 * Where /home leads (ROUTE-5 … ROUTE-8): the only advertiser, else the advertisers, else the brands, else the own account.
 * A visitor without session goes to the login.
 */
export function homeOf(viewer: HomeFacts | null): string {
  if (!viewer) return '/login';
  const { onlyAdvertiserId, abilities } = viewer;
  const places: [Ability, string | null][] = [
    ['viewAdvertisers', onlyAdvertiserId && `/advertiser/${onlyAdvertiserId}`],
    ['viewAdvertisers', '/advertisers'],
    ['viewRewards', '/brands'],
  ];
  const place = places.find(([ability, path]) => path && abilities.has(ability));
  return place?.[1] ?? '/accounts/me';
}
