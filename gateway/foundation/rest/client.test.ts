import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { viewer } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway((config) => {
    config.timeouts = { call: 300, request: 600, receive: 10_000, upload: 30_000 };
  });
});
afterEach(() => gateway.close());

const VIEWER = '{ viewer { id } build { version } }';

test('AUTH-13: every call carries the session token, the language and the request’s id', async () => {
  gateway.platform.on('GET /api/viewer', { json: viewer() });
  const headers = { 'accept-language': 'fr, en;q=0.5', 'x-request-id': 'from-the-edge-0001' };
  const answer = await gateway.graph(VIEWER, {}, { token: 'the.token', headers });
  expect(gateway.platform.calls[0]?.headers).toMatchObject({
    authorization: 'Bearer the.token',
    'accept-language': 'fr, en;q=0.5',
    'x-request-id': 'from-the-edge-0001',
  });
  expect(answer.headers['x-request-id']).toBe('from-the-edge-0001');
});

test('a malformed request id is replaced', async () => {
  const { headers } = await gateway.graph(VIEWER, {}, { headers: { 'x-request-id': 'a b<script>' } });
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('a request without a token is UNAUTHENTICATED, and so is one whose token the platform refuses: HTTP 401', async () => {
  const anonymous = await gateway.inject({ method: 'POST', url: '/graphql', payload: { query: VIEWER } });
  expect([anonymous.statusCode, anonymous.json().errors[0].extensions.code]).toEqual([
    401,
    'UNAUTHENTICATED',
  ]);
  expect(gateway.platform.calls).toEqual([]);
  gateway.platform.on('GET /api/viewer', { status: 401, json: { error_name: 'unauthenticated' } });
  const { status, errors } = await gateway.graph(VIEWER);
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
});

describe('when the platform fails', () => {
  test.each([
    ['does not answer', { silent: true }],
    ['answers something else', { text: '<html>nginx 10.1.2.3:8080</html>' }],
    ['answers an error page', { status: 502, text: 'connect ECONNREFUSED 127.0.0.1:5432' }],
  ])(
    'and %s, its part is null with UNAVAILABLE, the rest is there, and nothing of it shows',
    async (_how, fake) => {
      gateway.platform.on('GET /api/viewer', fake);
      const { status, data, errors, text } = await gateway.graph(VIEWER);
      expect(status).toBe(200);
      expect(data).toEqual({ viewer: null, build: { version: expect.any(String) } });
      expect(errors?.[0]).toMatchObject({
        path: ['viewer'],
        extensions: { code: 'UNAVAILABLE', requestId: expect.any(String) },
      });
      expect(text).not.toMatch(/127\.0\.0\.1|10\.1\.2\.3|ECONN|nginx|at \w+ \(/);
    },
  );

  test('and is not there at all, the same', async () => {
    const { url } = gateway.platform;
    await gateway.platform.close();
    const { errors, text } = await gateway.graph(VIEWER);
    expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    expect(text).not.toContain(new URL(url).port);
  });

  test('a dispatch, which may be large, is waited for as long as its request may take', async () => {
    gateway.platform.on('POST /api/promotions/:id/dispatches', { silent: true });
    const startedAt = Date.now();
    const { errors } = await gateway.graph(
      `mutation { createDispatch(input: { idempotencyKey: "k", promotionId: "1", kind: send_links }) { __typename } }`,
    );
    expect(Date.now() - startedAt).toBeGreaterThan(500);
    expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  });

  test('and says 500, its words stay inside', async () => {
    gateway.platform.on('GET /api/viewer', {
      status: 500,
      json: { error_name: 'internal', message: 'select * from accounts' },
    });
    const { errors, text } = await gateway.graph(VIEWER);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(text).not.toContain('select');
  });
});

test('an unexpected error in a resolver is INTERNAL without its message', async () => {
  gateway.platform.on('GET /api/viewer', { json: { id: '1' } });
  const { errors, text } = await gateway.graph('{ viewer { organization { operatingCountries { code } } } }');
  expect(errors?.[0]?.message).not.toMatch(/undefined|properties/);
  expect(text).not.toContain('restrictions');
  expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
});

test.each(['\ud800', 'a\udc00b'])(
  'half a character in a query (%j) is sent as what the platform refuses',
  async (id) => {
    gateway.platform.on('GET /api/report_choices', {
      status: 422,
      json: { error_name: 'invalid_parameters' },
    });
    const { errors } = await gateway.graph(
      'query ($ids: [ID!]!) { reportChoices(of: brand, ids: $ids) { id } }',
      {
        ids: [id, '1'],
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(gateway.platform.calls[0]?.query.ids).toContain('\u0000');
  },
);

describe('a key of a change', () => {
  const save = (idempotencyKey: string) =>
    gateway.graph(
      'mutation ($input: UpdateBudgetInput!) { updateBudget(input: $input) { __typename ... on Refused { code } } }',
      { input: { id: '1', idempotencyKey, amount: '5', type: 'credit', description: 'PO' } },
    );

  test.each(['line\nbreak', 'carriage\rreturn', '5 €', '€', 'two words', '', 'x'.repeat(201), 'nul\u0000'])(
    'that no header can carry (%j) is refused by name, without a call',
    async (key) => {
      const { errors } = await save(key);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
      expect(errors?.[0]?.message).toContain('idempotencyKey');
      expect(gateway.platform.calls).toEqual([]);
    },
  );

  test.each(['k', 'x'.repeat(200), '6f1c:~!"{}'])(
    'that a header can carry (%j) is sent as it is',
    async (key) => {
      gateway.platform.on('PUT /api/advertisers/:id/budget', { status: 409, json: { error_name: 'known' } });
      expect((await save(key)).data?.updateBudget).toEqual({ __typename: 'Refused', code: 'known' });
      expect(gateway.platform.calls[0]?.headers['idempotency-key']).toBe(key);
    },
  );
});
