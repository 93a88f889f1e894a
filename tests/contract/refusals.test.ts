import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const LEAKS = /127\.0\.0\.1|ECONN|select |drizzle|node_modules|\.ts:\d|stack|"request"|"response"/i;

describe('refusals', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine: 'pglite', size: 'small' });
  });
  afterAll(() => world?.close());

  const provoked = () => [
    world.rest(null, 'GET', '/api/advertisers'),
    world.rest(RETAILER, 'GET', '/api/advertisers?search=a'),
    world.rest(RETAILER, 'GET', '/api/advertisers?nonsense=1'),
    world.rest(RETAILER, 'GET', '/api/advertisers/999999999'),
    world.rest(RETAILER, 'GET', "/api/advertisers/1'%20or%201=1"),
    world.rest(RETAILER, 'GET', '/api/no-such-thing'),
    world.rest(RETAILER, 'POST', '/api/accounts', '{"name":'),
    world.rest(RETAILER, 'PUT', '/api/advertisers/1', { name: 'x' }),
    world.rest('user@roles.example', 'POST', '/api/accounts', {}),
  ];

  test('ERR-7: every refusal of the platform is a problem with a name and a request id, and says nothing of the inside', async () => {
    for (const answer of await Promise.all(provoked())) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers['x-request-id']).toMatch(/\S{8,}/);
      expect(answer.body).toMatchObject({ status: answer.status, error_name: expect.any(String) });
      expect(JSON.stringify(answer.body)).not.toMatch(LEAKS);
    }
  });

  test.each(['yesterday', '2999-01-01T00:00:00Z'])(
    'MONEY-5, MONEY-6: a reading that is refused says which field and which rule, in extensions.fieldErrors (%s)',
    async (asOf) => {
      const { advertisers } = await world.ask<{ advertisers: { items: { id: string }[] } }>(
        RETAILER,
        '{ advertisers { items { id } } }',
      );
      const [row] = advertisers.items;
      const { data, errors } = await world.graph<{ advertiser: { budget: null } }>(
        RETAILER,
        'query ($id: ID!, $asOf: String) { advertiser(id: $id) { budget(asOf: $asOf) { asOf } } }',
        { id: row?.id, asOf },
      );
      expect(data?.advertiser).toEqual({ budget: null });
      expect(errors).toMatchObject([
        {
          path: ['advertiser', 'budget'],
          extensions: {
            code: 'BAD_REQUEST',
            status: 422,
            fieldErrors: [
              { field: 'asOf', rule: asOf === 'yesterday' ? 'day_or_instant' : 'moment_to_come' },
            ],
          },
        },
      ]);
    },
  );

  test('the request id of the gateway is the one that the platform names', async () => {
    const id = 'journey-0123456789';
    const { headers } = await world.rest(RETAILER, 'GET', '/api/advertisers/999999999', undefined, {
      'x-request-id': id,
    });
    expect(headers['x-request-id']).toBe(id);
    const answer = await world.graphRaw(
      'catalog_manager@roles.example',
      '{ advertisers { items { id } } }',
      {},
      {
        'x-request-id': id,
      },
    );
    expect(answer.headers['x-request-id']).toBe(id);
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
      requestId: id,
    });
  });

  test('errors of the graph name their code and nothing of the inside', async () => {
    const asks: [string | null, string][] = [
      [null, '{ viewer { id } }'],
      [RETAILER, '{ noSuchField }'],
      [RETAILER, '{ advertiser(id: {}) { id } }'],
      [RETAILER, '{ advertisers(filter: {search: "a"}) { items { id } } }'],
      [RETAILER, '{ advertisers(page: {size: 101}) { items { id } } }'],
      ['nobody@guerdon.example', '{ viewer { id } }'],
    ];
    for (const [login, ask] of asks) {
      const { body } = await world.graphRaw(login, ask);
      expect([ask, body.errors?.length]).toEqual([ask, expect.any(Number)]);
      expect(JSON.stringify(body.errors)).not.toMatch(LEAKS);
      expect(JSON.stringify(body.errors)).not.toContain('Did you mean');
    }
  });

  test('AUTH-13, API-2: without a token nothing is answered, and a 401 is a 401', async () => {
    const { status, body } = await world.graphRaw(null, '{ viewer { id } }');
    expect(status).toBe(401);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    const forged = await world.rest(null, 'GET', '/api/viewer', undefined, { authorization: 'Bearer a.b.c' });
    expect(forged.status).toBe(401);
  });

  test('I18N-3: messages come in the language asked for', async () => {
    const ask = (language: string) =>
      world.rest(RETAILER, 'GET', '/api/advertisers/999999999', undefined, { 'accept-language': language });
    const [english, french] = [await ask('en'), await ask('fr-FR, fr;q=0.9, en;q=0.5')];
    expect(english.body.message).not.toBe(french.body.message);
  });
});
