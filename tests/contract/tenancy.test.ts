import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const SHOP = 'shop@cornershop.example';
const RETAILER = 'retailer@northwind.example';

interface Listed {
  items: { id: string; advertiser_id?: string | null }[];
}

describe.each(ENGINES)('what belongs to somebody else on %s', (engine) => {
  let world: World;
  let foreign: string;
  let own: string;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    own = (await world.rest<Listed>(SHOP, 'GET', '/api/advertisers')).body.items[0]?.id ?? '';
    foreign = (await world.rest<Listed>(RETAILER, 'GET', '/api/advertisers')).body.items[0]?.id ?? '';
    expect([own, foreign]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
  });
  afterAll(() => world?.close());

  const untouched = async () =>
    (await world.rest<{ version: number }>(RETAILER, 'GET', `/api/advertisers/${foreign}`)).body;

  test('is not there by its id, at either door', async () => {
    const week = 'interval=daily&start_date=2026-01-01&end_date=2026-01-08';
    const addresses = [`/api/advertisers/${foreign}`, `/api/advertisers/${foreign}/stats?${week}`];
    for (const address of addresses) {
      const { status, body } = await world.rest(SHOP, 'GET', address);
      expect([address, status, body.error_name]).toEqual([address, 404, 'not_found']);
    }
    const answer = await world.graph(SHOP, 'query ($id: ID!) { advertiser(id: $id) { id name } }', {
      id: foreign,
    });
    expect(answer).toEqual({ data: { advertiser: null } });
  });

  test('is in no list, whatever is asked of it', async () => {
    const asks = [
      '',
      `?ids=${foreign},${own}`,
      `?ids=${foreign}`,
      '?status=enabled&per_page=100',
      '?sort=name&per_page=100',
    ];
    for (const ask of asks) {
      const { body } = await world.rest<Listed>(SHOP, 'GET', `/api/advertisers${ask}`);
      expect([ask, body.items.filter(({ id }) => id !== own)]).toEqual([ask, []]);
    }
    const alerts = (await world.rest<Listed>(RETAILER, 'GET', `/api/alerts?advertiser_id=${own}`)).body;
    expect(alerts.items.filter((alert) => alert.advertiser_id === own)).toEqual([]);
  });

  test('cannot be changed: not found, and the row is as it was', async () => {
    const before = await untouched();
    const operator = 'admin@roles.example';
    const outside = own;
    for (const version of ['1', String(before.version)]) {
      const { status } = await world.rest(
        operator,
        'PUT',
        `/api/advertisers/${outside}`,
        { name: 'Mine now' },
        {
          'if-match': version,
        },
      );
      expect(status).toBe(404);
    }
    expect(await untouched()).toEqual(before);
    expect((await world.rest(SHOP, 'GET', `/api/advertisers/${own}`)).body).not.toMatchObject({
      name: 'Mine now',
    });
  });

  test('columns that a body must not set are refused by name', async () => {
    const { version } = await untouched();
    for (const key of [
      'id',
      'balance',
      'version',
      'advertiser_id',
      'organization_id',
      'roles',
      'is_internal',
    ]) {
      const { status, body } = await world.rest(
        RETAILER,
        'PUT',
        `/api/advertisers/${foreign}`,
        { [key]: '1' },
        {
          'if-match': String(version),
        },
      );
      const rule = key === 'version' ? 'version_number' : 'unknown'; // a body may name the version, by a number
      expect([key, status, body.field_errors]).toEqual([key, 422, [{ field: key, rule }]]);
    }
    expect(await untouched()).toMatchObject({ version });
  });
});
