import type { ApolloCache, DocumentNode } from '@apollo/client';
import { Kind } from 'graphql';
import { knownAhead, takeAhead } from './askedAhead.ts';

/**
 * Writes a prefetched answer, if it has arrived, to the cache, for the screen about to render.
 * @returns whether the answer is in the cache, so that the screen need not send its query
 */
export function fillAhead(cache: ApolloCache, query: DocumentNode, variables: object): boolean {
  const data = knownAhead(nameOf(query), variables);
  // During a render: no other component is notified, and none shows the data.
  if (data) cache.writeQuery({ query, variables, data, broadcast: false });
  return data !== undefined;
}

/** Drops the prefetched answer that the cache was filled with: a later query goes to the gateway. */
export function dropAhead(query: DocumentNode, variables: object): void {
  takeAhead(nameOf(query), variables)?.catch(() => undefined);
}

function nameOf(query: DocumentNode): string {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (operation && 'name' in operation && operation.name?.value) || '';
}
