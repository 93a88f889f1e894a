import type { ApolloClient } from '@apollo/client';
import { DRAFTS, forgetAllBut } from '../../browser/storage.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { previousHere } from '../../navigation/traversal.ts';

/** Entries that are no cache: preferences, the state of the session and unsaved input. */
const PRESERVED_ENTRIES = { keys: ['theme', 'locale', 'zone', 'signedIn', 'refreshed'], prefix: DRAFTS };

/**
 * Clears everything the browser keeps of the data, for good and for now, then goes to the previous route (SHELL-26, SHELL-27). Not by
 * the browser's history: before the first route that is the page of a finished sign-in. What is under way goes on: to cancel it, as
 * `resetStore` does, would fail every part of the screen that is still loading.
 */
export async function clearCaches(
  client: Pick<ApolloClient, 'cache' | 'refetchObservableQueries'>,
): Promise<void> {
  forgetAllBut(PRESERVED_ENTRIES);
  if ('caches' in globalThis) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  const previous = previousHere();
  if (previous !== null) navigate(previous);
  await client.cache.reset();
  await client.refetchObservableQueries().catch(() => undefined);
}
