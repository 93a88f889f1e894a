import type { ApolloCache, DocumentNode } from '@apollo/client';
import { Kind } from 'graphql';
import { knownAhead } from './askedAhead.ts';

/** Puts what is known already of an answer asked for ahead into the cache, for the screen that is about to be drawn; who asks is answered as ever. */
export function fillAhead(cache: ApolloCache, query: DocumentNode, variables: object): void {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  const data = name && knownAhead(name, variables);
  // A screen is being drawn: nobody else is told, and nobody else shows it.
  if (data) cache.writeQuery({ query, variables, data, broadcast: false });
}
