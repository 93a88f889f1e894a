import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { expect, test, vi } from 'vitest';
import { resetAppState } from '../../browser/appState.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { clearCaches } from './clearCaches.ts';

test('SHELL-26, SHELL-27: clears what is kept for good and for now, but no choice of the person, and goes back within the application', async () => {
  const client = {
    cache: { reset: vi.fn(async () => undefined) },
    refetchObservableQueries: vi.fn(async () => []),
  };
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  history.replaceState(null, '', '#/accounts/me');
  resetAppState();
  const deleted = vi.fn(async () => true);
  vi.stubGlobal('caches', { keys: async () => ['old'], delete: deleted });
  localStorage.setItem('guerdon.previousRoute', '"/advertisers"');
  localStorage.setItem('guerdon.theme', '"dark"');
  localStorage.setItem('somebody.else', '1');
  sessionStorage.setItem('guerdon.list', '{}');
  sessionStorage.setItem('guerdon.draft.7.sku', '{"name":"Tea"}');
  await clearCaches(client as never);
  expect(Object.keys(localStorage).sort()).toEqual(['guerdon.theme', 'somebody.else']);
  expect(sessionStorage.getItem('guerdon.list')).toBeNull();
  expect(sessionStorage.getItem('guerdon.draft.7.sku'), 'input that is not saved').not.toBeNull();
  expect(deleted).toHaveBeenCalledWith('old');
  expect(client.cache.reset).toHaveBeenCalledTimes(1);
  expect(client.refetchObservableQueries).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#/accounts/me');
  navigate('/advertisers?page=2');
  navigate('/accounts/me');
  await clearCaches(client as never);
  expect(location.hash).toBe('#/advertisers?page=2');
  expect(back).not.toHaveBeenCalled();
});

const all = { errorPolicy: 'all' } as const;

test('SHELL-26: what is still loading when the caches are cleared is answered, and what failed is asked again', async () => {
  let answer: (() => void) | undefined;
  let isDown = true;
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const finish = () => {
          if (operationName === 'Failed' && isDown) return observer.error(new Error('down'));
          observer.next({ data: { [operationName === 'Failed' ? 'build' : 'links']: 'here' } });
          observer.complete();
        };
        if (operationName === 'Failed') finish();
        else answer = finish;
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: all, query: all, mutate: all },
  });
  const seen: Record<string, unknown> = {};
  const watch = (name: string, query: DocumentNode) =>
    client.watchQuery({ query, errorPolicy: 'all' }).subscribe(({ data, error, loading }) => {
      if (!loading) seen[name] = error ? error.message : data;
    });
  watch('slow', gql`query Slow { links }`);
  watch('failed', gql`query Failed { build }`);
  await vi.waitFor(() => expect(seen.failed).toBe('down'));
  isDown = false;
  const cleared = clearCaches(client);
  await vi.waitFor(() => expect(seen.failed).toEqual({ build: 'here' }));
  expect(seen.slow, 'not failed').toBeUndefined();
  answer?.();
  await cleared;
  expect(seen.slow).toEqual({ links: 'here' });
});
