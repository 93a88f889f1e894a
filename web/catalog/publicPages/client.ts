import type { SSRData } from '@urql/core';
import { Client, cacheExchange, fetchExchange, ssrExchange } from 'urql';
import type { CatalogueVisit } from '../../../schema/catalog/publicCatalogue.ts';
import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { dataAddress } from './address.ts';

/** The client of one render on the server, which requests data through the gateway; its results are sent with the page. */
export function serverClient(ask: CatalogueVisit['ask'], locale: UiLocale) {
  const learnt = ssrExchange({ isClient: false });
  const client = new Client({
    url: 'http://catalogue.example/',
    exchanges: [cacheExchange, learnt, fetchExchange],
    preferGetMethod: false,
    fetch: async (_url, init) => {
      const { documentId, variables } = JSON.parse(String(init?.body));
      const reply = await ask({ documentId, variables }, locale);
      return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { client, learnt };
}

/** The client of the page in a browser: it starts with the server's results, and requests data at cacheable addresses. */
export function browserClient(initialState: SSRData, locale: UiLocale): Client {
  return new Client({
    url: dataAddress(locale),
    exchanges: [cacheExchange, ssrExchange({ isClient: true, initialState }), fetchExchange],
    preferGetMethod: 'force',
    fetchOptions: { credentials: 'omit' },
  });
}
