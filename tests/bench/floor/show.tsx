import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { ApolloProvider } from '@apollo/client/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Route, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { hashesAhead } from '../../../operations/hashesAhead.generated.ts';
import { gatewayHeaders } from '../../../web/data/client/gatewayRequest.ts';
import { takePrefetched } from './ahead.ts';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  defaultOptions: {
    watchQuery: { errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
    mutate: { errorPolicy: 'all' },
  },
  link: new PersistedQueryLink({
    generateHash: ({ definitions }) => hashOf(definitions.find((one) => one.kind === 'OperationDefinition')),
    useGETForHashedQueries: true,
  }).concat(
    new HttpLink({
      uri: '/graphql',
      // Each answer that was asked for ahead is taken once.
      fetch: (url, options) => takePrefetched(String(url)) ?? fetch(url, options),
      headers: gatewayHeaders('en'),
    }),
  ),
});

/** Shows one component at the address of the list, with the product's packages and words. */
export async function show(Page: ComponentType, words: Record<string, object>): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: words },
    interpolation: { escapeValue: false },
  });
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <ApolloProvider client={client}>
        <Router hook={useHashLocation}>
          <Route path="/advertiser/listing" component={Page} />
        </Router>
      </ApolloProvider>,
    );
}

function hashOf(operation: { name?: { value: string } } | undefined): string {
  return hashesAhead[operation?.name?.value as keyof typeof hashesAhead];
}
