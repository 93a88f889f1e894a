import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { OPERATIONS, takes } from '../support/contract.ts';
import { startWorld, type World } from '../support/world.ts';

const OPERATOR = 'operator@guerdon.example';

type Fields = Record<string, unknown>;

/** A record to read and to save: the path's first parameter by a statement, or by what a request answers. */
interface Place {
  login?: string;
  id?: string;
  /** Selects the first parameter as `id`, and a second one as `other`. */
  rows?: string;
  /** Makes the record; the answer's id is the parameter. */
  create?: (world: World) => Promise<string>;
}

/** Names of saved views differ. */
const newView = (screen: string) => ({ screen, name: randomUUID(), query: '' });

/** Path of a PUT whose GET answers one record, with such a record of the demo. */
const PLACES: Record<string, Place> = {
  '/api/accounts/{id}': { id: 'me' },
  '/api/accounts/{id}/settings': { id: 'me' },
  '/api/members/{id}': { rows: `select account_id::text as id from account_advertisers limit 1` },
  '/api/saved_views/{id}': { create: (world) => created(world, '/api/saved_views', newView('advertisers')) },
  '/api/advertisers/{id}': { rows: `select id::text from advertisers where status = 'enabled' limit 1` },
  '/api/service_accounts/{id}': {
    rows: `select id::text from service_accounts where ended_at is null limit 1`,
  },
  '/api/advertisers/{id}/invoicing': { rows: `select id::text from advertisers limit 1` },
  '/api/advertisers/{id}/allocations/{allocationId}': {
    rows: `select a.advertiser_id::text as id, a.id::text as other from allocations a where a.status = 'pending' limit 1`,
  },
  '/api/brands/{id}': { rows: `select id from brands limit 1` },
  '/api/products/{id}': { rows: `select id from products where status = 'enabled' limit 1` },
  '/api/skus/{sku}': {
    rows: `select sku as id from skus where status = 'enabled' and not variable_value limit 1`,
  },
  '/api/skus/{sku}/dimension_values': {
    rows: `select sku as id from skus where dimension_values <> '{}' limit 1`,
  },
  '/api/media_sets/{id}': {
    rows: `with picture as (insert into medias (account_id, purpose, content_type, size, status, name)
        select min(id), 'sku_picture', 'image/webp', 10, 'ready', md5(random()::text) || '.webp' from accounts returning id),
      item as (insert into media_set_items (media_set_id, name, locale, media_id)
        select (select min(media_set_id) from products), 'picture', '', id from picture
        on conflict (media_set_id, name, locale) do update set media_id = excluded.media_id returning media_set_id)
      select media_set_id::text as id from item`,
  },
  '/api/promotions/{id}': { rows: `select id::text from promotions where status = 'enabled' limit 1` },
  '/api/promotions/{id}/screens': {
    rows: `select t.promotion_id::text as id from screen_texts t join screen_texts a on a.advertiser_id = t.advertiser_id
      and a.promotion_id is null where t.promotion_id is not null limit 1`,
  },
  '/api/advertisers/{id}/promotion_draft': {
    async create(world) {
      const [row] = await select(world, `select id::text from advertisers where status = 'enabled' limit 1`);
      const path = `/api/advertisers/${row?.id}/promotion_draft`;
      await world.rest(OPERATOR, 'PUT', path, { settings: { name: 'Begun' } }, { 'if-match': '0' });
      return String(row?.id);
    },
  },
  '/api/webhooks/{id}': {
    async create(world) {
      const draft = { url: 'https://hooks.invalid/', types: ['redemption.redeemed'] };
      const { body } = await world.rest<{ webhook: { id: string } }>(
        OPERATOR,
        'POST',
        '/api/webhooks',
        draft,
      );
      return body.webhook.id;
    },
  },
  '/api/users/{id}': { rows: `select id::text from recipients where email is not null limit 1` },
  '/api/report_schedules/{id}': {
    async create(world) {
      const saved_view_id = await created(world, '/api/saved_views', newView('redemptions'));
      const draft = {
        saved_view_id,
        cadence: 'daily',
        time: '08:00',
        timezone: 'Europe/Paris',
        format: 'csv',
      };
      return created(world, '/api/report_schedules', { ...draft, recipient_ids: [] });
    },
  },
};

/** Each GET answers a list or figures, and the PUT saves one element or books an amount. */
const NOT_OF_ONE_RECORD = [
  '/api/advertisers/{id}/budget',
  '/api/advertisers/{id}/discounts',
  '/api/me/reward_sources',
  '/api/promotions/{id}/rewards',
];

async function created(world: World, path: string, body: object): Promise<string> {
  const answer = await world.rest<{ id: string }>(OPERATOR, 'POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

const select = (world: World, statement: string) =>
  world.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    return storedRows<{ id: string; other?: string }>(tx, sql.raw(statement));
  });

const gets = new Set(OPERATIONS.filter(({ method }) => method === 'GET').map(({ path }) => path));
const puts = OPERATIONS.filter(({ method, path }) => method === 'PUT' && gets.has(path));

test('every PUT of what a GET answers is known here', () => {
  const paths = [...Object.keys(PLACES), ...NOT_OF_ONE_RECORD];
  expect(puts.map(({ path }) => path).sort()).toEqual(paths.sort());
  expect(puts.filter((one) => one.path in PLACES && !takes(one, 'if-match'))).toEqual([]);
});

describe('a PUT of what GET answered', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine: 'postgres', size: 'small' });
  });
  afterAll(() => world?.close());

  async function read(template: string) {
    const { login = OPERATOR, id, rows = '', create } = PLACES[template] ?? {};
    const [row] = id ? [{ id }] : create ? [{ id: await create(world) }] : await select(world, rows);
    if (!row) throw new Error(`The demo has no record for ${template}`);
    const [first, other = ''] = [row.id, row.other];
    const path = template.replace(/\{\w+\}/, first).replace(/\{\w+\}/, other);
    const get = () => world.rest<Fields>(login, 'GET', path);
    const put = (body: Fields, headers = {}) => world.rest<Fields>(login, 'PUT', path, body, headers);
    const { status, body } = await get();
    expect([template, status]).toEqual([template, 200]);
    return { body, get, put };
  }
  const eventCount = () => select(world, 'select count(*)::text as id from events');
  const refusalsOf = ({ body }: { body: Fields }) =>
    ((body.field_errors ?? []) as { field: string; rule: string }[]).map(
      ({ field, rule }) => `${field}: ${rule}`,
    );

  test.each(Object.keys(PLACES))('PROMO-59, SKU-33: changes nothing: %s', async (template) => {
    const { body, get, put } = await read(template);
    const events = await eventCount();
    const saved = await put(body);
    expect([saved.status, refusalsOf(saved)]).toEqual([200, []]);
    expect((await get()).body).toEqual(body);
    expect(await eventCount()).toEqual(events);
  });

  test.each(Object.keys(PLACES))(
    'takes the version from either place, not from two: %s',
    async (template) => {
      const { body, put } = await read(template);
      const { version, ...rest } = body;
      expect((await put(rest, { 'if-match': String(version) })).status).toBe(200);
      expect((await put(body, { 'if-match': `"${version}"` })).status).toBe(200);
      const other = { ...body, version: Number(version) + 1 };
      expect(refusalsOf(await put(other, { 'if-match': String(version) }))).toEqual([
        'version: versions_differ',
      ]);
      expect(refusalsOf(await put(rest))).toEqual(['version: required']);
      expect((await put(other)).body.error_name).toBe('stale_version');
    },
  );

  test.each(Object.keys(PLACES))(
    'refuses another value of a fixed key, and unknown keys: %s',
    async (template) => {
      const { body, put } = await read(template);
      const fixed = ['id', 'sku', 'promotion_id', 'advertiser_id'].find((key) => key in body) ?? '';
      expect(refusalsOf(await put({ ...body, [fixed]: 'another' }))).toEqual([`${fixed}: read_only`]);
      expect((await put({ ...body, no_such_key: 1 })).status).toBe(422);
    },
  );

  test('refuses the names that every object has, as any unknown key', async () => {
    const { body, put } = await read('/api/skus/{sku}');
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const hostile = JSON.stringify(body).replace(/^\{/, `{"${name}":{"admin":true},`);
      const answer = await put(hostile as never);
      expect([name, answer.status, refusalsOf(answer)]).toEqual([name, 422, [`${name}: unknown`]]);
    }
  });

  test('SKU-33: makes the one change that it holds', async () => {
    const { body, get, put } = await read('/api/skus/{sku}');
    expect((await put({ ...body, name: 'Renamed' })).status).toBe(200);
    const after = (await get()).body;
    expect(after).toEqual({
      ...body,
      name: 'Renamed',
      version: Number(body.version) + 1,
      translations: after.translations,
      updated_at: after.updated_at,
    });
  });

  test('a member keeps the advertisers that the body repeats, and refuses others by name', async () => {
    const { body, put } = await read('/api/members/{id}');
    expect(refusalsOf(await put({ ...body, advertisers: [] }))).toEqual(['advertisers: read_only']);
  });
});
