import { slice } from '../browser/appState.ts';
import { recall, remember } from '../browser/storage.ts';

/** The parameters of the last entered route (ROUTE-67). */
export function lastParams(): Record<string, string> {
  return recall<Record<string, string>>('routeParams') ?? {};
}

/** Hash URL, including the query, of the route before the current one (ROUTE-68); null for the first route. */
export function previousUrl(): string | null {
  return recall<string>('previousRoute');
}

const leftHere = slice<string | null>(() => null);

/** Hash URL of the previous route, as far as this page knows it: never one of another tab or person. */
export function previousHere(): string | null {
  return leftHere.read();
}

/** Records an entered route: its parameters, and the URL before it. */
export function noteRoute(params: Record<string, string>, left: string | null): void {
  remember('routeParams', params);
  if (left === null) return;
  leftHere.write(left);
  remember('previousRoute', left);
}
