import type { ApolloCache, DocumentNode } from '@apollo/client';
import { Kind } from 'graphql';
import { prefetchedAnswer, takePrefetched } from './prefetch.ts';

/**
 * Writes a prefetched answer, if it has arrived, to the cache, for the screen about to render.
 * @returns whether the answer is in the cache, so that the screen need not send its query
 */
export function writePrefetched(cache: ApolloCache, query: DocumentNode, variables: object): boolean {
  const data = prefetchedAnswer(nameOf(query), variables);
  // During a render: no other component is notified, and none shows the data.
  if (data) cache.writeQuery({ query, variables, data, broadcast: false });
  return data !== undefined;
}

/** Drops the prefetched answer that the cache was filled with: a later query goes to the gateway. */
export function dropPrefetched(query: DocumentNode, variables: object): void {
  takePrefetched(nameOf(query), variables)?.catch(() => undefined);
}

function nameOf(query: DocumentNode): string {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (operation && 'name' in operation && operation.name?.value) || '';
}
