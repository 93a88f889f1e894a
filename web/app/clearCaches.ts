import type { ApolloClient } from '@apollo/client';
import { forgetAllBut } from './storage.ts';

/** What is no cache but a choice of the person or the state of the session. */
const KEPT = ['theme', 'locale', 'signedIn', 'refreshed'];

/** Clears everything the browser keeps of the data, for good and for now, then goes one step back (SHELL-26, SHELL-27). */
export async function clearCaches(client: Pick<ApolloClient, 'resetStore'>): Promise<void> {
  forgetAllBut(KEPT);
  if ('caches' in globalThis) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  history.back();
  await client.resetStore().catch(() => undefined);
}
