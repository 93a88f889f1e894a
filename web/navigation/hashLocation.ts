import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { mayLeave } from './leaving.ts';
import { entryState, settle, visibleUrl, watchTraversal } from './traversal.ts';

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
}

/** Hash URL without `#`, always starting with a slash: `/advertiser/1?tab=budget`. */
export function currentUrl(): string {
  return `/${location.hash.replace(/^#?\/?/, '')}`;
}

/** Path of a hash URL, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Query of a hash URL, without its `?`; empty when there is none. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** Goes to a hash URL (path and query), unless unsaved changes of a form block it; subscribers are notified at once. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const hash = `#/${to.replace(/^#?\/?/, '')}`;
  if (hash === location.hash) return;
  if (!mayLeave(currentUrl(), hash.slice(1), () => navigate(to, options), true)) return;
  const isReplaced = options.replace ?? false;
  history[isReplaced ? 'replaceState' : 'pushState'](entryState(hash.slice(1), isReplaced), '', hash);
  settle();
  dispatchEvent(new HashChangeEvent('hashchange'));
}

watchTraversal(currentUrl);

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  addEventListener('popstate', onChange);
  return () => {
    removeEventListener('hashchange', onChange);
    removeEventListener('popstate', onChange);
  };
}

function useHashPath(): [string, typeof navigate] {
  return [useSyncExternalStore(subscribe, () => pathOf(visibleUrl())), navigate];
}

function useHashQuery(): string {
  return useSyncExternalStore(subscribe, () => queryOf(visibleUrl()));
}

/**
 * The current location, for wouter's `Router hook={…}`: path and query both live behind the `#`, so a changed query is no changed path and
 * remounts nothing (ROUTE-66). wouter's own hash hook would put the query before the `#`.
 */
export const hashLocation: BaseLocationHook = Object.assign(useHashPath, {
  hrefs: (href: string) => `#${href}`,
  searchHook: useHashQuery,
});
