import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  const { db } = platform.database;
  await db.execute(sql`update accounts set roles = '{user}' where login = 'rival'`);
  await story();
});
afterAll(() => platform.close());

const send = async (method: string, url: string, body: object, version?: number) => {
  const answer = await platform.call('operator', method, url, {
    body,
    ...(version === undefined ? {} : { version }),
  });
  if (answer.status > 299) throw new Error(`${url}: ${answer.text}`);
  return answer.body;
};
const ask = async (login: string, query = 'per_page=100') =>
  (await platform.call(login, 'GET', `/api/catalogue_changes?${query}`)).body;
const summaries = ({ items }: Json) =>
  (items as unknown as Json[]).map(({ kind, noun, name }) => `${kind} ${noun} ${name}`).reverse();

/** A brand with a card and a box; the card is published for the organization of `shop`, renamed, and taken back. */
async function story(): Promise<void> {
  await send('POST', '/api/brands', { id: 'ABC', name: 'Alphabet' });
  const product = { product_type: 'gift_card', description: 'd', country_restrictions: ['*'] };
  const more = { face_value_currency: 'EUR', themes: ['gift'], featured: false };
  await send('POST', '/api/brands/ABC/products', { ...product, ...more, name: 'Card', product_id: 'CARD' });
  await send('POST', '/api/brands/ABC/products', { ...product, ...more, name: 'Box', product_id: 'BOX' });
  await send('POST', '/api/products/ABC-CARD/skus', { name: 'Ten', face_value: '10', currency: 'EUR' });
  const { id } = await send('POST', '/api/products/ABC-CARD/publication_statuses', {
    seller_id: '1',
    published: true,
    private: false,
  });
  await send('PUT', '/api/skus/ABC-CARD-0001', { name: 'Tenner', face_value: '12' }, 1);
  await send('PUT', '/api/skus/ABC-CARD-0001', { status: 'disabled' }, 2);
  await send('PUT', '/api/skus/ABC-CARD-0001', { name: 'Unseen' }, 3);
  await send('PUT', '/api/skus/ABC-CARD-0001', { status: 'enabled' }, 4);
  await send('PUT', `/api/publication_statuses/${id}`, { published: false }, 1);
  await send('PUT', '/api/products/ABC-CARD', { name: 'Hidden card' }, 1);
  await send('PUT', '/api/brands/ABC', { name: 'Alphabets' }, 1);
}

test('managers see what appeared, changed and disappeared, as it was called then', async () => {
  expect(summaries(await ask('operator'))).toEqual([
    'appeared brands Alphabet',
    'appeared products Card',
    'appeared products Box',
    'appeared skus Ten',
    'appeared publications Card',
    'changed skus Tenner',
    'disappeared skus Tenner',
    'changed skus Unseen',
    'appeared skus Unseen',
    'disappeared publications Card',
    'changed products Hidden card',
    'changed brands Alphabets',
  ]);
});

test('a viewer sees what the own catalog showed: from its publication on, and that it was taken back', async () => {
  expect(summaries(await ask('shop'))).toEqual([
    'appeared publications Card',
    'changed skus Tenner',
    'disappeared skus Tenner',
    'appeared skus Unseen',
    'disappeared publications Card',
  ]);
  expect((await ask('rival')).items).toEqual([]);
});

test('who made a change and which fields it changed is told to operator staff alone', async () => {
  const changed = async (login: string) =>
    ((await ask(login, 'noun=skus&kind=changed&per_page=100')).items as unknown as Json[]).at(-1);
  expect(await changed('operator')).toMatchObject({
    noun_id: 'ABC-CARD-0001',
    brand_id: 'ABC',
    product_id: 'ABC-CARD',
    seller_name: null,
    account_name: 'operator',
    fields: [
      { field: 'name', before: 'Ten', after: 'Tenner' },
      { field: 'face_value', before: '10.00 EUR', after: '12.00 EUR' },
    ],
  });
  for (const login of ['admin', 'shop'])
    expect(await changed(login)).toMatchObject({ account_name: null, fields: null });
});

test('where a product is offered is told to staff and to the seller itself', async () => {
  const publications = async (login: string) =>
    ((await ask(login, 'noun=publications')).items as unknown as Json[]).length;
  await platform.database.db.execute(sql`update accounts set roles = '{admin}' where login = 'rival'`);
  expect([await publications('operator'), await publications('admin'), await publications('rival')]).toEqual([
    2, 2, 0,
  ]);
  await platform.database.db.execute(sql`update accounts set roles = '{user}' where login = 'rival'`);
});

test('noun, kind and days filter; what is not one of them is refused by name', async () => {
  expect(summaries(await ask('operator', 'kind=disappeared'))).toHaveLength(2);
  expect(summaries(await ask('operator', 'noun=brands'))).toHaveLength(2);
  expect(summaries(await ask('operator', 'to=2001-01-01'))).toHaveLength(0);
  expect(summaries(await ask('operator', 'from=2001-01-01&per_page=100'))).toHaveLength(12);
  for (const [query, field, rule] of [
    ['kind=gone', 'kind', 'choice'],
    ['since=last', 'since', 'cursor_expected'],
    ['from=1', 'from', 'day_expected'],
  ])
    expect((await ask('operator', query)).field_errors).toEqual([{ field, rule }]);
});

test('abilities: viewRewards or viewCatalog, nobody else', async () => {
  for (const [login, status] of [
    ['catalog_manager', 200],
    ['user', 200],
    ['inventory_manager', 403],
    ['nobody', 403],
    [null, 401],
  ] as const)
    expect((await platform.call(login, 'GET', '/api/catalogue_changes')).status).toBe(status);
});

test('following by the cursor answers each change once, the oldest first, and then nothing until there is more', async () => {
  const seen: string[] = [];
  const follow = async (since: string) => {
    for (let cursor = since; ; ) {
      const page = await ask('operator', `since=${cursor}&per_page=5`);
      const items = page.items as unknown as Json[];
      seen.push(...items.map(({ id }) => String(id)));
      cursor = String(page.cursor);
      if (items.length < 5) return cursor;
    }
  };
  const cursor = await follow('0');
  expect(seen).toHaveLength(12);
  expect(await follow(cursor)).toBe(cursor);
  expect((await ask('operator')).cursor).toBe(cursor);
  await send('PUT', '/api/brands/ABC', { name: 'Alphabet' }, 2);
  await follow(cursor);
  expect(seen).toHaveLength(13);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(a) - Number(b)));
  // Where a filter leaves nothing the cursor still gets on, so that the next question is as cheap.
  expect((await ask('operator', 'since=0&noun=publications&kind=changed')).cursor).toBe(seen.at(-1));
});

test('a change that is only tried leaves none', async () => {
  const { cursor } = await ask('operator');
  await send('PUT', '/api/skus/ABC-CARD-0001?dry_run=true', { name: 'Tried' }, 5);
  expect((await ask('operator')).cursor).toBe(cursor);
});
