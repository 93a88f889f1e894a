import { recall, remember } from '../../browser/storage.ts';
import { advertiserDashboardRoute, advertiserListingRoute } from '../../routes/advertisers.ts';

/** The two places where the list of advertisers is shown. */
export type ListPath = typeof advertiserDashboardRoute.path | typeof advertiserListingRoute.path;

interface SavedList {
  path: ListPath;
  query: string;
  /** Whether an advertiser was looked at since. */
  isLeft: boolean;
}

const KEY = 'advertisers.list';
const saved = () => recall<SavedList>(KEY, 'session');

/** Keeps what the list shows, for this tab of the browser (ADVLIST-8). */
export function saveList(path: ListPath, query: string): void {
  remember(KEY, { path, query, isLeft: false } satisfies SavedList, 'session');
}

/** Notes that an advertiser is looked at: the next visit of the list is a return. */
export function leaveList(): void {
  const list = saved();
  if (list) remember(KEY, { ...list, isLeft: true }, 'session');
}

/** The query string to restore at `path`: that of the list that was left for an advertiser; empty when there is none. */
export function listToRestore(path: ListPath): string {
  const list = saved();
  return list?.isLeft && list.path === path ? list.query : '';
}

/** Link from an advertiser back to the list as it was left. */
export function listHref(): string {
  const list = saved();
  const route =
    list?.path === advertiserListingRoute.path ? advertiserListingRoute : advertiserDashboardRoute;
  return list?.query ? `${route.href()}?${list.query}` : route.href();
}
