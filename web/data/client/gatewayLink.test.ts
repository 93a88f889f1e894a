import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, failureAt, failuresOf } from '../failures/callError.ts';
import { gatewayLink } from './gatewayLink.ts';
import { TIMEOUT_MS } from './gatewayRequest.ts';

const QUERY = parse('query Shell { viewer { id } }');
const MUTATION = parse('mutation Save($name: String) { save(name: $name) { id } }');
const hashes = { Shell: 'a'.repeat(64), Save: 'b'.repeat(64) };

const fetched = vi.fn<typeof fetch>();
const refresh = vi.fn<(failedAt: number) => Promise<boolean>>();
const untilSignedIn = vi.fn<() => Promise<void>>();

const answer = (body: unknown, status = 200, requestId = 'r-1') =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': requestId } });
const viewer = { data: { viewer: { id: '1', __typename: 'Viewer' } } };
const signedOut = () =>
  answer({ errors: [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);

const all = { errorPolicy: 'all' } as const;
const DEFAULTS = { watchQuery: all, query: all, mutate: all };

function client(knownHashes: Record<string, string> = hashes) {
  return new ApolloClient({
    cache: new InMemoryCache(),
    defaultOptions: DEFAULTS,
    link: gatewayLink({ hashes: knownHashes, acceptLanguage: () => 'fr,en;q=0.8', refresh, untilSignedIn }),
  });
}

const ask = (one = client()) =>
  one.query({ query: QUERY, fetchPolicy: 'no-cache', context: { queryDeduplication: false } });
const call = (at = 0) => {
  const [url, init] = fetched.mock.calls[at] ?? [];
  const headers = new Headers(init?.headers);
  return { url: new URL(`${url}`, 'http://localhost'), init: init ?? {}, headers };
};

beforeEach(() => {
  for (const mock of [fetched, refresh, untilSignedIn]) mock.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('an answer asked for ahead', () => {
  test('is taken instead of a call, once; what it says is treated as any other answer', async () => {
    const waiting = [Promise.resolve(signedOut())];
    const operationNames: string[] = [];
    const link = gatewayLink({
      hashes,
      acceptLanguage: () => 'en',
      refresh,
      untilSignedIn,
      takePrefetched: (name) => {
        operationNames.push(name);
        return waiting.pop();
      },
    });
    refresh.mockResolvedValue(true);
    fetched.mockResolvedValue(answer(viewer));
    const one = new ApolloClient({ cache: new InMemoryCache(), defaultOptions: DEFAULTS, link });
    expect((await ask(one)).data).toEqual(viewer.data);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(operationNames).toEqual(['Shell', 'Shell']);
  });

  test('that never comes is a gateway out of reach', async () => {
    const takePrefetched = () => Promise.reject(new TypeError('Failed to fetch'));
    const link = gatewayLink({ hashes, acceptLanguage: () => 'en', refresh, untilSignedIn, takePrefetched });
    const one = new ApolloClient({ cache: new InMemoryCache(), defaultOptions: DEFAULTS, link });
    expect(failuresOf((await ask(one)).error)).toMatchObject([{ code: 'UNREACHABLE' }]);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('requests', () => {
  test('a query of the manifest goes by GET with its hash', async () => {
    fetched.mockResolvedValue(answer(viewer));
    await ask();
    const { url, init } = call();
    expect(init.method).toBeUndefined();
    expect(url.pathname).toBe('/graphql');
    expect(url.searchParams.get('operationName')).toBe('Shell');
    expect(JSON.parse(url.searchParams.get('extensions') ?? '')).toEqual({
      persistedQuery: { version: 1, sha256Hash: hashes.Shell },
    });
    expect(url.searchParams.has('query')).toBe(false);
  });

  test('an unchanged answer is not sent again: the page holds it in memory, for its language and address', async () => {
    const tagged = (body: unknown, etag: string) =>
      new Response(JSON.stringify(body), { headers: { 'x-request-id': 'r-1', etag } });
    const one = client();
    fetched.mockResolvedValueOnce(tagged(viewer, 'W/"1"'));
    await ask(one);
    expect(call().headers.has('if-none-match')).toBe(false);
    fetched.mockResolvedValueOnce(new Response(null, { status: 304, headers: { 'x-request-id': 'r-2' } }));
    expect((await ask(one)).data).toEqual(viewer.data);
    expect(call(1).headers.get('if-none-match')).toBe('W/"1"');
    const changed = { data: { viewer: { id: '2', __typename: 'Viewer' } } };
    fetched.mockResolvedValueOnce(tagged(changed, 'W/"2"'));
    expect((await ask(one)).data).toEqual(changed.data);
    // A failed answer has no ETag and is not stored.
    fetched.mockResolvedValueOnce(answer({ data: null, errors: [{ message: 'No' }] }));
    await ask(one);
    expect(call(3).headers.get('if-none-match')).toBe('W/"2"');
    fetched.mockResolvedValueOnce(answer(viewer));
    await ask(one);
    expect(call(4).headers.has('if-none-match')).toBe(false);
    // Another page begins without any.
    fetched.mockResolvedValueOnce(answer(viewer));
    await ask();
    expect(call(5).headers.has('if-none-match')).toBe(false);
  });

  test('a mutation goes by POST with its hash, never its text', async () => {
    fetched.mockResolvedValue(answer({ data: { save: { id: '1', __typename: 'Thing' } } }));
    await client().mutate({ mutation: MUTATION, variables: { name: 'Ada' } });
    const { url, init } = call();
    expect(init.method).toBe('POST');
    expect(url.search).toBe('');
    expect(JSON.parse(String(init.body))).toEqual({
      operationName: 'Save',
      variables: { name: 'Ada' },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashes.Save } },
    });
  });

  test('API-1: a document outside the manifest goes by POST with its text as query', async () => {
    fetched.mockResolvedValue(answer(viewer));
    await ask(client({}));
    const { init } = call();
    expect(init.method).toBe('POST');
    expect(JSON.parse(String(init.body)).query).toContain('query Shell');
  });

  test('I18N-3 and AUTH-13: every request names the languages and travels with the session', async () => {
    fetched.mockResolvedValue(answer(viewer));
    await ask();
    expect(call().headers.get('accept-language')).toBe('fr,en;q=0.8');
    expect(call().headers.get('x-guerdon-client')).toBe('web');
    // The session is the gateway's cookie: it goes along with requests of the same origin, and script cannot read it.
    expect(call().init.credentials ?? 'same-origin').toBe('same-origin');
    expect(TIMEOUT_MS).toBe(10_000);
  });
});

describe('a query that a save overtook', () => {
  const older = { data: { viewer: { id: 'older', __typename: 'Viewer' } } };
  const saved = () => answer({ data: { save: { id: '1', __typename: 'Thing' } } });

  test('is asked anew: its answer may be older than the save', async () => {
    let arrive: (late: Response) => void = () => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValueOnce(saved());
    fetched.mockResolvedValueOnce(answer(viewer));
    const one = client();
    const pending = ask(one);
    await one.mutate({ mutation: MUTATION, variables: { name: 'Ada' } });
    arrive(answer(older));
    expect((await pending).data).toEqual(viewer.data);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('is asked three times at most, however many saves end meanwhile', async () => {
    const one = client();
    const save = () => one.mutate({ mutation: MUTATION, variables: { name: 'Ada' } });
    fetched.mockImplementation(async (_url, init) => {
      if (init?.method === 'POST') return saved();
      await save();
      return answer(older);
    });
    expect((await ask(one)).data).toEqual(older.data);
    expect(fetched.mock.calls.filter(([, init]) => init?.method !== 'POST')).toHaveLength(3);
  });
});

describe('a 401', () => {
  test('AUTH-4: renews the session and tries once more', async () => {
    fetched.mockResolvedValueOnce(signedOut()).mockResolvedValueOnce(answer(viewer));
    refresh.mockResolvedValue(true);
    const { data } = await ask();
    expect(data).toMatchObject({ viewer: { id: '1' } });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(untilSignedIn).not.toHaveBeenCalled();
  });

  test('AUTH-5: a session that cannot be renewed is over; a save waits for the next sign-in and goes out then, once', async () => {
    let signIn: (() => void) | undefined;
    untilSignedIn.mockImplementation(() => new Promise((goOn) => (signIn = goOn)));
    fetched.mockResolvedValueOnce(signedOut());
    refresh.mockResolvedValue(false);
    const answered = vi.fn();
    const save = client()
      .mutate({ mutation: MUTATION, variables: { name: 'Ada' } })
      .then(answered);
    await vi.waitFor(() => expect(untilSignedIn).toHaveBeenCalledTimes(1));
    expect(answered).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockResolvedValue(answer({ data: { save: { id: '1', __typename: 'Saved' } } }));
    signIn?.();
    await save;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ data: expect.anything() }));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(JSON.parse(String(call(1).init.body)).variables).toEqual({ name: 'Ada' });
  });

  test('AUTH-4: the call is tried once more and no oftener, and the person asked to sign in', async () => {
    fetched.mockImplementation(async () => signedOut());
    refresh.mockResolvedValue(true);
    untilSignedIn.mockReturnValue(new Promise(() => undefined));
    void ask();
    await vi.waitFor(() => expect(untilSignedIn).toHaveBeenCalledTimes(1));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a gateway that cannot renew just now ends no session', async () => {
    fetched.mockResolvedValue(signedOut());
    refresh.mockRejectedValue(new Error('503'));
    const { error } = await ask();
    expect(failuresOf(error)[0]?.code).toBe('UNREACHABLE');
    expect(untilSignedIn).not.toHaveBeenCalled();
  });
});

describe('failures', () => {
  test('ERR-7: the request ID comes from the header of the answer', async () => {
    const errors = [{ message: 'No', path: ['viewer'], extensions: { code: 'FORBIDDEN', status: 403 } }];
    fetched.mockResolvedValue(answer({ data: { viewer: null }, errors }, 200, 'r-77'));
    const { error } = await ask();
    expect(failureAt(error, 'viewer')).toMatchObject({ status: 403, requestId: 'r-77', message: 'No' });
    expect(failureAt(error, 'build')).toBeNull();
  });

  test('an answer that is not of the graph keeps status and request ID', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 502, headers: { 'x-request-id': 'r-78' } }));
    const { error } = await ask();
    expect(failuresOf(error)).toEqual([{ status: 502, code: 'INTERNAL', requestId: 'r-78' }]);
  });

  test('no answer at all is said to be unreachable', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    const { error } = await ask();
    expect(error).toBeInstanceOf(CallError);
    expect(failureAt(error, 'anything')).toMatchObject({ status: 0, code: 'UNREACHABLE' });
  });
});
