import type { ApolloCache, DocumentNode } from '@apollo/client';
import { Kind } from 'graphql';
import { knownAhead } from './askedAhead.ts';

/** Writes a prefetched answer that has arrived to the cache, for the screen about to render; its query is answered as usual. */
export function fillAhead(cache: ApolloCache, query: DocumentNode, variables: object): void {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  const data = name && knownAhead(name, variables);
  // During a render: no other component is notified, and none shows the data.
  if (data) cache.writeQuery({ query, variables, data, broadcast: false });
}
