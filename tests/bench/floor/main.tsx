// The smallest page of our stack that shows the list of advertisers: the cost of a list without a product around it.
import '../../../web/tokens/base.css';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { ApolloProvider } from '@apollo/client/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Route, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { hashesAhead } from '../../../operations/hashesAhead.generated.ts';
import advertisers from '../../../web/locales/en/advertisers.json';
import { FloorList } from './FloorList.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { advertisers } },
  interpolation: { escapeValue: false },
});

const client = new ApolloClient({
  cache: new InMemoryCache(),
  defaultOptions: {
    watchQuery: { errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
    mutate: { errorPolicy: 'all' },
  },
  link: new PersistedQueryLink({
    generateHash: () => hashesAhead.AdvertiserListingScreen,
    useGETForHashedQueries: true,
  }).concat(
    new HttpLink({
      uri: '/graphql',
      headers: { 'accept-language': 'en', 'x-guerdon-client': 'web', 'apollo-require-preflight': 'true' },
    }),
  ),
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ApolloProvider client={client}>
      <Router hook={useHashLocation}>
        <Route path="/advertiser/listing" component={FloorList} />
      </Router>
    </ApolloProvider>,
  );
