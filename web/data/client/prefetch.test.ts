import { expect, test, vi } from 'vitest';
import { hashes } from '../../../operations/hashes.generated.ts';
import { hashesAhead } from '../../../operations/hashesAhead.generated.ts';
import { prefetch, prefetchedAnswer, takePrefetched } from './prefetch.ts';

test('a question is asked as the application asks it, and its answer is handed out once', async () => {
  const fetched = vi.fn<typeof fetch>().mockImplementation(async () => new Response('{"data":{}}'));
  vi.stubGlobal('fetch', fetched);
  const variables = { id: '7', page: { number: 1, size: 10 } };
  expect(takePrefetched('AdvertiserScreen', variables)).toBeUndefined();
  prefetch({ name: 'AdvertiserScreen', variables });
  const url = new URL(String(fetched.mock.calls[0]?.[0]), 'http://localhost');
  expect(url.searchParams.get('operationName')).toBe('AdvertiserScreen');
  expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual(variables);
  expect(JSON.parse(url.searchParams.get('extensions') ?? '')).toEqual({
    persistedQuery: { version: 1, sha256Hash: hashes.AdvertiserScreen },
  });
  expect(takePrefetched('Shell', variables)).toBeUndefined();
  expect(takePrefetched('AdvertiserScreen', { ...variables, id: '8' })).toBeUndefined();
  const answer = await takePrefetched('AdvertiserScreen', { page: { size: 10, number: 1 }, id: '7' });
  expect(await answer?.json()).toEqual({ data: {} });
  expect(takePrefetched('AdvertiserScreen', variables)).toBeUndefined();
});

test('an answer that nobody took in time is not handed out any more', () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('{}')));
  vi.useFakeTimers();
  prefetch({ name: 'Shell', variables: {} });
  vi.advanceTimersByTime(30_000);
  expect(takePrefetched('Shell', {})).toBeUndefined();
  vi.useRealTimers();
});

test('what has come is known to the screen that is about to be drawn, and stays for who asks; what failed is not', async () => {
  const answers = ['{"data":{"build":{}}}', '{"data":null,"errors":[{}]}', '{}'];
  const fetched = vi.fn<typeof fetch>(async () => new Response(answers.shift()));
  vi.stubGlobal('fetch', fetched);
  const ask = (id: string) => prefetch({ name: 'AdvertiserScreen', variables: { id } });
  ask('1');
  expect(prefetchedAnswer('AdvertiserScreen', { id: '1' })).toBeUndefined();
  await vi.waitFor(() => expect(prefetchedAnswer('AdvertiserScreen', { id: '1' })).toEqual({ build: {} }));
  expect(prefetchedAnswer('AdvertiserScreen', { id: '2' })).toBeUndefined();
  const answer = await takePrefetched('AdvertiserScreen', { id: '1' });
  expect(await answer?.json()).toEqual({ data: { build: {} } });
  expect(prefetchedAnswer('AdvertiserScreen', { id: '1' })).toBeUndefined();
  for (const id of ['3', '4']) {
    ask(id);
    await new Promise((next) => setImmediate(next));
    expect(prefetchedAnswer('AdvertiserScreen', { id })).toBeUndefined();
  }
});

test('the hashes that are there first are those of the documents', () => {
  for (const [name, hash] of Object.entries(hashesAhead)) expect(hashes[name]).toBe(hash);
});
