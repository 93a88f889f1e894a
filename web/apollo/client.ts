import { ApolloClient } from '@apollo/client';
import { hashes } from '../../operations/hashes.generated.ts';
import { currentLocale } from '../app/i18n.ts';
import { acceptLanguage } from '../app/languages.ts';
import { expireSession } from '../app/sessionState.ts';
import { makeCache } from './cache.ts';
import { gatewayLink } from './gatewayLink.ts';
import { refreshSession } from './refresh.ts';

/** The application's one client: error policy `all`, so that one failed part never blanks a screen. */
export function makeClient(): ApolloClient {
  return new ApolloClient({
    cache: makeCache(),
    link: gatewayLink({
      hashes,
      acceptLanguage: () => acceptLanguage(currentLocale()),
      refresh: refreshSession,
      onSessionExpired: expireSession,
    }),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all', fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}
