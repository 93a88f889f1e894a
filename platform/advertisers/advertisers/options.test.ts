import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform?.close());

const options = async (query: string, login: string) => {
  const { body } = await platform.call(login, 'GET', `/api/advertiser_options${query}`);
  return body.items as unknown as object[];
};

test('ROLES-27, QUOTA-2, ALLOCREP-1: who sees the quotas and not the advertisers chooses one by its name, which is all there is of it', async () => {
  expect((await platform.call('platform_admin', 'GET', '/api/advertisers')).status).toBe(403);
  const [one] = await options('', 'platform_admin');
  expect(Object.keys(one ?? {})).toEqual(['id', 'name']);
});

test('finds by part of the name, by status and by id, by name, and only what the caller may see', async () => {
  const own = (await options('', 'retailer')) as { id: string; name: string }[];
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '2']));
  expect(own.map(({ name }) => name)).toEqual([...own].map(({ name }) => name).sort());
  const [first] = own;
  expect(
    await options(`?search=${encodeURIComponent(first?.name.slice(1, 5) ?? '')}`, 'retailer'),
  ).toContainEqual(first);
  expect(await options('?ids=1,3', 'retailer')).toEqual(own.filter(({ id }) => id === '1'));
  expect(await options('?search=no%20such%20name', 'retailer')).toEqual([]);
  expect((await platform.call('catalog_manager', 'GET', '/api/advertiser_options')).status).toBe(403);
});
