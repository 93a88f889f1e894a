import { slice } from '../browser/appState.ts';
import { recall, remember } from '../browser/storage.ts';

/** The parameters of the route last entered (ROUTE-67). */
export function lastParams(): Record<string, string> {
  return recall<Record<string, string>>('routeParams') ?? {};
}

/** Hash URL, query included, of the route before the one shown (ROUTE-68); null at the first one. */
export function previousUrl(): string | null {
  return recall<string>('previousRoute');
}

const leftHere = slice<string | null>(() => null);

/** Hash URL of the route before the one shown, as far as this page knows it: never of another tab or person. */
export function previousHere(): string | null {
  return leftHere.read();
}

/** Notes an entered route: its parameters, and the URL left for it. */
export function noteRoute(params: Record<string, string>, left: string | null): void {
  remember('routeParams', params);
  if (left === null) return;
  leftHere.write(left);
  remember('previousRoute', left);
}
