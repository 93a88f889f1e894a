import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FaultyLink, startFaultyLink } from '../support/faultyLink.ts';
import { startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const COUNTRIES =
  '{ organization { name operatingCountries { code name } } advertisers { items { id name } } }';
const INSIDE = /127\.0\.0\.1|localhost|ECONN|socket|undici|\/api\//i;

interface Answer {
  organization: { name: string; operatingCountries: { code: string; name: string | null }[] } | null;
  advertisers: { items: unknown[] } | null;
}

describe('a platform that fails behind the gateway', () => {
  let world: World;
  let link: FaultyLink;
  beforeAll(async () => {
    world = await startWorld({
      engine: 'pglite',
      size: 'small',
      gateway: { timeouts: { call: 1000, request: 1500, receive: 10_000, upload: 30_000 } },
      before: async (platformUrl) => {
        link = await startFaultyLink(platformUrl);
        return link.url;
      },
    });
  });
  afterEach(() => {
    link.fault = 'none';
    link.only = null;
  });
  afterAll(async () => {
    await world?.close();
    await link?.close();
  });

  test('the index down: its fields are null with an error, the rest of the screen is there', async () => {
    link.fault = 'down';
    link.only = /POST \/api\/graphql/;
    const { data, errors } = await world.graph<Answer>(RETAILER, COUNTRIES);
    const { organization, advertisers } = data ?? {};
    expect(advertisers?.items.length).toBeGreaterThan(0);
    expect(organization?.operatingCountries.length).toBeGreaterThan(0);
    expect(
      organization?.operatingCountries.every(({ code, name }) => code.length === 2 && name === null),
    ).toBe(true);
    expect(errors?.length).toBeGreaterThan(0);
    for (const error of errors ?? []) expect(error.extensions).toMatchObject({ code: 'INDEX_UNAVAILABLE' });
    expect(JSON.stringify(errors)).not.toMatch(INSIDE);
  });

  test('the platform silent: every field says unavailable before the budget of the browser is over', async () => {
    link.fault = 'silent';
    const started = performance.now();
    const { data, errors } = await world.graph(RETAILER, '{ advertisers { items { id } } }');
    expect(performance.now() - started).toBeLessThan(4000);
    expect(data).toEqual({ advertisers: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(JSON.stringify(errors)).not.toMatch(INSIDE);
  });

  test('the platform down: the gateway stays up, says so, and recovers by itself', async () => {
    link.fault = 'down';
    const down = await world.graph(RETAILER, '{ advertisers { items { id } } }');
    expect(down.errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await fetch(`${world.gatewayUrl}/healthz`)).status).toBe(200);
    link.fault = 'none';
    const again = await world.graph(RETAILER, '{ advertisers { items { id } } }');
    expect(again.errors).toBeUndefined();
  });

  test('a slow part blanks only itself', async () => {
    link.fault = 'down';
    link.only = /GET \/api\/alerts/;
    const { data, errors } = await world.graph<{ alerts: null; advertisers: { items: unknown[] } }>(
      RETAILER,
      '{ alerts { items { id } } advertisers { items { id } } }',
    );
    expect(data?.alerts).toBeNull();
    expect(data?.advertisers.items.length).toBeGreaterThan(0);
    expect(errors?.map((error) => error.path)).toEqual([['alerts']]);
  });
});
