import { ApolloClient } from '@apollo/client';
import { hashes } from '../../../operations/hashes.generated.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { acceptLanguage } from '../../i18n/languages.ts';
import { untilSignedIn } from '../../session/sessionState.ts';
import { makeCache } from './cache.ts';
import { gatewayLink } from './gatewayLink.ts';
import { takePrefetched } from './prefetch.ts';
import { refreshSession } from './refresh.ts';

// Apollo takes these policies into the types of every hook only when they are declared.
declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

/** The application's one client: error policy `all`, so that one failed part never blanks a screen. */
export function makeClient(): ApolloClient {
  return new ApolloClient({
    cache: makeCache(),
    link: gatewayLink({
      hashes,
      acceptLanguage: () => acceptLanguage(currentLocale()),
      refresh: refreshSession,
      untilSignedIn,
      takePrefetched,
    }),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}
