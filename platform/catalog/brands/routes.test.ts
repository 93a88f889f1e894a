import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(sql`delete from brands`);
});

const create = (body: unknown, login = 'operator') => platform.call(login, 'POST', '/api/brands', { body });
const save = (body: unknown, { id = 'ABC', version = 1, login = 'operator' } = {}) =>
  platform.call(login, 'PUT', `/api/brands/${id}`, { body, version });
const list = async (query = '') =>
  (await platform.call('admin', 'GET', `/api/brands${query}`)).body.items as unknown as { id: string }[];
const fieldErrors = async (answer: ReturnType<typeof create>) => (await answer).body.field_errors;

describe('creating', () => {
  test('BRAND-9: operator staff create a brand; whoever only manages rewards does not', async () => {
    expect(await create({ id: 'ABC', name: 'Alphabet' })).toMatchObject({
      status: 201,
      body: { id: 'ABC', sku: 'ABC-BRAND', name: 'Alphabet', status: 'enabled', version: 1 },
    });
    const refused = await create({ id: 'DEF', name: 'Others' }, 'catalog_manager');
    expect([refused.status, refused.body.error_name]).toEqual([403, 'staff_only']);
    expect(await list()).toHaveLength(1);
  });

  test('PATTERN-5: the id is three capitals or digits; letter case is mended', async () => {
    expect(await fieldErrors(create({ id: 'AB', name: 'Short' }))).toEqual([
      { field: 'id', rule: 'brand_id_pattern' },
    ]);
    expect((await create({ id: ' a1c', name: 'Mended' })).body.id).toBe('A1C');
  });

  test('a name that differs in case and marks alone is taken, and so is an id', async () => {
    await create({ id: 'ABC', name: 'Café Zürich' });
    expect(await fieldErrors(create({ id: 'ABD', name: 'CAFE ZURICH' }))).toEqual([
      { field: 'name', rule: 'brand_name_taken' },
    ]);
    expect(await fieldErrors(create({ id: 'ABC', name: 'Another' }))).toEqual([
      { field: 'id', rule: 'brand_id_taken' },
    ]);
  });

  test('of two brands of one name at once one is refused', async () => {
    const answers = await Promise.all([
      create({ id: 'ABC', name: 'Twice' }),
      create({ id: 'ABD', name: 'Twice' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('saving', () => {
  beforeEach(() => create({ id: 'ABC', name: 'Alphabet' }));

  test('BRAND-12: a deactivated brand is shown as disabled, and comes back', async () => {
    expect((await save({ status: 'deactivated' })).body).toMatchObject({
      status: 'deactivated',
      display_status: 'disabled',
      version: 2,
    });
    expect((await save({ status: 'enabled' }, { version: 2 })).body.display_status).toBe('enabled');
  });

  test('a stale version changes nothing and shows what is', async () => {
    await save({ name: 'Beta' });
    const late = await save({ name: 'Gamma' });
    expect(late).toMatchObject({
      status: 409,
      body: { error_name: 'stale_version', current: { name: 'Beta' } },
    });
  });

  test('each change is one event that belongs to no advertiser; saving what is changes nothing', async () => {
    await save({ name: 'Beta' });
    expect((await save({ name: 'Beta' }, { version: 2 })).body.version).toBe(2);
    const events = await storedRows(
      platform.database.db,
      sql`select action, advertiser_id, before, after from events where noun = 'brands' order by id desc limit 1`,
    );
    expect(events).toEqual([
      { action: 'updated', advertiser_id: null, before: { name: 'Alphabet' }, after: { name: 'Beta' } },
    ]);
  });

  test('BRAND-9: whoever is not of the staff saves nothing; another id is not found', async () => {
    expect((await save({ name: 'Mine' }, { login: 'catalog_manager' })).status).toBe(403);
    expect((await save({ name: 'Nobody' }, { id: 'ZZZ' })).status).toBe(404);
  });
});

describe('reading', () => {
  beforeEach(async () => {
    await create({ id: 'ABC', name: 'Élan' });
    await create({ id: 'B2D', name: 'Beta' });
    await create({ id: 'C3E', name: 'Élite' });
  });

  test('BRAND-15: by part of the name or of the SKU, in pages', async () => {
    expect((await list('?name_contains=el')).map(({ id }) => id)).toEqual(['ABC', 'C3E']);
    expect(await list('?statuses=deactivated&name_contains=el')).toEqual([]);
    expect((await list('?statuses=enabled&name_contains=el')).map(({ id }) => id)).toEqual(['ABC', 'C3E']);
    expect((await list('?sku_contains=2d-')).map(({ id }) => id)).toEqual(['B2D']);
    expect((await list('?per_page=1&page=2')).map(({ id }) => id)).toEqual(['ABC']);
    expect((await list('?ids=C3E,B2D&sort=-name')).map(({ id }) => id)).toEqual(['C3E', 'B2D']);
  });

  test('BRAND-16: one by its id', async () => {
    expect((await platform.call('admin', 'GET', '/api/brands/B2D')).body.name).toBe('Beta');
    expect((await platform.call('admin', 'GET', '/api/brands/ZZZ')).status).toBe(404);
  });
});
