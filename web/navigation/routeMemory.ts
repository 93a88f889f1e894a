import { recall, remember } from '../browser/storage.ts';
import { previousHere } from './traversal.ts';

/** The parameters of the last entered route (ROUTE-67). */
export function lastParams(): Record<string, string> {
  return recall<Record<string, string>>('routeParams') ?? {};
}

/** Hash URL, including the query, of the route before the current one (ROUTE-68); null for the first route. */
export function previousUrl(): string | null {
  return recall<string>('previousRoute');
}

/**
 * Stores the parameters of an entered route, and the URL before it, in the browser. A screen that needs the previous route reads
 * `previousHere` instead: this store is written by an effect, after the screen has rendered.
 */
export function noteRoute(params: Record<string, string>): void {
  remember('routeParams', params);
  const left = previousHere();
  if (left !== null) remember('previousRoute', left);
}
