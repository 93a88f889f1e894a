import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { textOf } from '../house/tree.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: { enum?: string[] };
}

/** Values for what the contract requires in a query and does not enumerate. */
const REQUIRED: Record<string, string> = { start_date: '2026-01-01', end_date: '2026-01-08' };

/** Every route of the contract below one advertiser, generated from it, with the query it requires. */
const below = Object.entries(
  JSON.parse(textOf('schema/platform.openapi.json')).paths as Record<
    string,
    Record<string, { parameters?: Parameter[] }>
  >,
)
  .filter(([path]) => path.startsWith('/api/advertisers/{id}'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => {
      const due = parameters.filter((one) => one.in === 'query' && one.required);
      const pairs = due.map(({ name, schema }) => [name, schema.enum?.[0] ?? REQUIRED[name] ?? '1']);
      return { method: method.toUpperCase(), path, query: new URLSearchParams(pairs).toString() };
    }),
  );

const RETAILER = 'retailer@northwind.example';
const SHOP = 'shop@cornershop.example';

const LIST =
  'query ($id: ID!) { advertiser(id: $id) { credentials { isExternalIssuer items { id name clientId createdAt lastUsedAt version } page { size totalCount } } } }';
const CREATE = `mutation ($input: CreateCredentialInput!) { createCredential(input: $input) { __typename
  ... on CreateCredentialSuccess { clientSecret credential { id name clientId version } effects { postings { kind } mails { subject } } }
  ... on InvalidInput { fieldErrors { field rule } } ... on Refused { code message } } }`;
const UPDATE = `mutation ($input: UpdateCredentialInput!) { updateCredential(input: $input) { __typename
  ... on UpdateCredentialSuccess { credential { name version } } ... on StaleCredential { current { name version } } } }`;
const DELETE = `mutation ($input: DeleteCredentialInput!) { deleteCredential(input: $input) { __typename
  ... on DeleteCredentialSuccess { credential { id } } } }`;

interface CreationData {
  createCredential: {
    __typename: string;
    clientSecret?: string | null;
    code?: string;
    credential: { id: string; name: string; clientId: string; version: number };
  };
}
interface Listed {
  advertiser: { credentials: { items: { id: string; name: string; lastUsedAt: string | null }[] } };
}

describe.each(ENGINES)('API keys on %s', (engine) => {
  let world: World;
  let own: string;
  let other: string;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const { body } = await world.rest<{ items: { id: string }[] }>(
      RETAILER,
      'GET',
      '/api/advertisers?sort=name',
    );
    [own = '', other = ''] = body.items.map(({ id }) => id);
  });
  afterAll(() => world?.close());

  let count = 0;
  const create = async (name: string, more: object = {}, advertiserId = own) => {
    const input = { advertiserId, name, idempotencyKey: `contract-${count++}`, ...more };
    return (await world.ask<CreationData>(RETAILER, CREATE, { input })).createCredential;
  };
  const names = async () =>
    (await world.ask<Listed>(RETAILER, LIST, { id: own })).advertiser.credentials.items.map(
      ({ name }) => name,
    );
  /** A token as a program gets it: from the public address, with id and secret. */
  async function tokenWith(clientId: string, secret: string) {
    const answer = await fetch(`${world.gatewayUrl}/oidc/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const body = (await answer.json()) as { access_token?: string; expires_in?: number };
    return { status: answer.status, ...body };
  }
  async function graphBy(token: string, query: string, variables: object = {}) {
    const answer = await fetch(`${world.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return { status: answer.status, ...((await answer.json()) as { data?: never; errors?: never[] }) };
  }

  test('APIKEY-13, APIKEY-14, APIKEY-15: created, listed without secret, renamed and deleted through the graph', async () => {
    const { credential, clientSecret } = await create('Till');
    expect(clientSecret).toMatch(/^gsk_/);
    expect(JSON.stringify(await world.ask(RETAILER, LIST, { id: own }))).not.toContain(clientSecret);
    const renamed = { id: credential.id, version: 1, name: 'Till B' };
    expect(await world.ask(RETAILER, UPDATE, { input: renamed })).toEqual({
      updateCredential: {
        __typename: 'UpdateCredentialSuccess',
        credential: { name: 'Till B', version: 2 },
      },
    });
    expect(await world.ask(RETAILER, UPDATE, { input: renamed })).toEqual({
      updateCredential: { __typename: 'StaleCredential', current: { name: 'Till B', version: 2 } },
    });
    expect(await names()).toContain('Till B');
    await world.ask(RETAILER, DELETE, { input: { id: credential.id } });
    expect(await names()).not.toContain('Till B');
  });

  test('a try makes nothing and tells no secret; the same key twice is refused with what to do', async () => {
    const tried = await create('Tried', { dryRun: true });
    expect([tried.__typename, tried.clientSecret]).toEqual(['CreateCredentialSuccess', null]);
    expect(await names()).not.toContain('Tried');
    expect((await create('Once', { idempotencyKey: 'once' })).__typename).toBe('CreateCredentialSuccess');
    const again = await create('Once', { idempotencyKey: 'once' });
    expect([again.__typename, again.code]).toEqual(['Refused', 'secret_already_shown']);
    expect((await names()).filter((name) => name === 'Once')).toHaveLength(1);
  });

  test('of four that ask at once for the last of fifty places one has it', async () => {
    const system = systemScope(world.database);
    const fill = sql`insert into credentials (advertiser_id, name, client_id, secret_hash, roles, created_by)
      select ${other}::bigint, 'Filler', 'gki_filler_' || n, 'x', '{}', (select min(id) from accounts)
      from generate_series(1, 49 - (select count(*) from credentials where advertiser_id = ${other}::bigint)) n`;
    await system.write((tx) => tx.execute(fill));
    const creations = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(name, {}, other)));
    expect(creations.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      'CreateCredentialSuccess',
      ...Array(3).fill('too_many_keys'),
    ]);
    await system.write((tx) =>
      tx.execute(sql`delete from credentials where advertiser_id = ${other}::bigint`),
    );
  });

  test('reliability A9: a token of a key is refused as soon as the key is deleted', async () => {
    const { credential, clientSecret } = await create('Short');
    const { access_token: token = '', expires_in: seconds } = await tokenWith(
      credential.clientId,
      clientSecret ?? '',
    );
    expect(seconds).toBe(300);
    const ask = () => graphBy(token, 'query ($id: ID!) { advertiser(id: $id) { id } }', { id: own });
    expect((await ask()).data).toEqual({ advertiser: { id: own } });
    await world.ask(RETAILER, DELETE, { input: { id: credential.id } });
    expect((await ask()).status).toBe(401);
    expect((await tokenWith(credential.clientId, clientSecret ?? '')).status).toBe(401);
  });

  test('its advertiser is the only one, its figures are the person’s, and its use is noted', async () => {
    const { credential, clientSecret } = await create('Figures');
    const { access_token: token = '' } = await tokenWith(credential.clientId, clientSecret ?? '');
    const FIGURES =
      'query ($id: ID!) { advertisers { items { id } } advertiser(id: $id) { name balance { amount currency } } }';
    const [mine, seenByKey] = [
      await world.ask<{ advertiser: object }>(RETAILER, FIGURES, { id: own }),
      (await graphBy(token, FIGURES, { id: own })).data,
    ];
    expect(seenByKey).toEqual({ advertisers: { items: [{ id: own }] }, advertiser: mine.advertiser });
    const used = async () =>
      (await world.ask<Listed>(RETAILER, LIST, { id: own })).advertiser.credentials.items.find(
        ({ id }) => id === credential.id,
      )?.lastUsedAt;
    await expect.poll(used).toMatch(/Z$/);
    const day = 'query { stats(filter: { startDate: "2026-01-01", endDate: "2026-01-02" }) { total } }';
    expect(await graphBy(token, day)).toMatchObject({ status: 200, data: { stats: expect.anything() } });
    const schema = await graphBy(token, '{ __schema { queryType { name } } }');
    expect(schema.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  /** Hash of every row of an advertiser, in whichever table. */
  async function hashOf(advertiserId: string): Promise<string> {
    return systemScope(world.database).read(async (tx) => {
      const tables = await rowsOf(
        tx,
        { name: text },
        sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'advertiser_id' order by 1`,
      );
      expect(tables.length).toBeGreaterThan(10);
      const hashes: string[] = [];
      for (const { name } of tables) {
        const [row] = await rowsOf(
          tx,
          { hash: text },
          sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
            from ${sql.identifier(name)} t where advertiser_id = ${advertiserId}`,
        );
        hashes.push(`${name} ${row?.hash}`);
      }
      return hashes.join('\n');
    });
  }

  test('reliability A2: through a key every other advertiser’s id is not found, at either door, and nothing changes', async () => {
    const { credential } = await create('Curious');
    const key = credential.clientId;
    const foreign = (await world.rest<{ items: { id: string }[] }>(SHOP, 'GET', '/api/advertisers')).body;
    expect(below.length).toBeGreaterThan(5);
    for (const id of [other, foreign.items[0]?.id ?? '']) {
      const before = await hashOf(id);
      for (const { method, path, query } of below) {
        const url = `${path.replace('{id}', id).replace(/\{\w+\}/g, '1')}?${query}`;
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const headers = { 'if-match': '1', 'idempotency-key': 'curious' };
        const { status } = await world.rest(key, method, url, body, headers);
        // What a body lacks may be told before anything is looked for; what is there never is.
        const due = method === 'GET' ? [403, 404] : [403, 404, 422];
        expect([`${method} ${url}`, due]).toEqual([`${method} ${url}`, expect.arrayContaining([status])]);
      }
      const foreignAdvertiser = await world.graph(key, 'query ($id: ID!) { advertiser(id: $id) { id } }', {
        id,
      });
      expect(foreignAdvertiser).toEqual({ data: { advertiser: null } });
      const listed = await world.rest<{ items: object[] }>(key, 'GET', `/api/advertisers?ids=${id}`);
      expect(listed.body.items).toEqual([]);
      expect(await hashOf(id)).toBe(before);
    }
  });

  test('reliability A2: another organization neither sees nor changes a key, whichever id it swaps', async () => {
    const { credential } = await create('Mine');
    const rival = 'shop@cornershop.example';
    expect((await world.rest(rival, 'GET', `/api/advertisers/${own}/credentials`)).status).toBe(404);
    for (const login of [rival, 'catalog_manager@roles.example'])
      for (const [method, body] of [
        ['PUT', { name: 'theirs' }],
        ['DELETE', undefined],
      ] as const) {
        const { status } = await world.rest(login, method, `/api/credentials/${credential.id}`, body, {
          'if-match': '1',
        });
        expect([403, 404]).toContain(status);
      }
    expect(await names()).toContain('Mine');
  });
});
