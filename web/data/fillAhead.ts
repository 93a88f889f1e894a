import type { ApolloCache, DocumentNode } from '@apollo/client';
import { Kind } from 'graphql';
import { knownAhead, takeAhead } from './askedAhead.ts';

/**
 * Puts the answer asked for ahead into the cache, if it has come: for the screen that is about to be drawn.
 * @returns whether it is there: nobody needs to ask again.
 */
export function fillAhead(cache: ApolloCache, query: DocumentNode, variables: object): boolean {
  const data = knownAhead(nameOf(query), variables);
  // A screen is being drawn: nobody else is told, and nobody else shows it.
  if (data) cache.writeQuery({ query, variables, data, broadcast: false });
  return data !== undefined;
}

/** Forgets the answer that a screen was filled with: who asks the same later asks the gateway. */
export function dropAhead(query: DocumentNode, variables: object): void {
  takeAhead(nameOf(query), variables)?.catch(() => undefined);
}

function nameOf(query: DocumentNode): string {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (operation && 'name' in operation && operation.name?.value) || '';
}
