import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { gatewayLink } from './client/gatewayLink.ts';

const all = { errorPolicy: 'all' } as const;
const sha256Hash = 'a'.repeat(64);

test.each<[Record<string, unknown>, string | undefined]>([
  [{ filter: { rewardCode: 'ABCD-1234-EFGH' } }, 'POST'],
  [{ filter: { email: 'ada@x.example' }, page: { number: 1 } }, 'POST'],
  [{ search: 'Ada' }, 'POST'],
  [{ filter: { redeemedStart: '2026-01-01', search: '' }, page: { number: 1 } }, undefined],
])(
  'a query with text that somebody typed goes by POST, so that no address holds it: %j',
  async (variables, method) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ data: { build: null } })));
    vi.stubGlobal('fetch', fetched);
    const link = gatewayLink({
      hashes: { Found: sha256Hash },
      acceptLanguage: () => 'en',
      refresh: async () => false,
      untilSignedIn: async () => undefined,
    });
    const query = parse('query Found { build { version } }');
    await new ApolloClient({
      cache: new InMemoryCache(),
      defaultOptions: { watchQuery: all, query: all, mutate: all },
      link,
    }).query({
      query,
      variables,
      fetchPolicy: 'no-cache',
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(init?.method).toBe(method);
    for (const text of ['ABCD', 'ada', 'Ada']) expect(decodeURIComponent(`${url}`)).not.toContain(text);
    if (method)
      expect(JSON.parse(String(init?.body))).toEqual({
        operationName: 'Found',
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      });
  },
);
