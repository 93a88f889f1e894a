import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadKeys } from '../../people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../people/signIn/tokens/accessToken.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { systemScope } from '../access/scope.ts';
import { recordEvent } from './recordEvent.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

test('what an API key does is told from what its maker does, and both from what the platform does by itself', async () => {
  const { database, config } = platform;
  const created = await platform.call('retailer', 'POST', '/api/advertisers/1/credentials', {
    body: { name: 'Till' },
  });
  const { id, client_id: clientId } = created.body.credential as unknown as { id: string; client_id: string };
  const token = await mintAccessToken(await loadKeys(database), {
    publicUrl: config.publicUrl,
    subject: clientId,
    clientId,
  });
  const rename = async (name: string, headers: Record<string, string>) => {
    const { body } = await platform.call('retailer', 'GET', '/api/advertisers/1');
    const answer = await platform.call(
      headers.authorization ? null : 'retailer',
      'PUT',
      '/api/advertisers/1',
      {
        body: { name },
        version: body.version as unknown as number,
        headers,
      },
    );
    expect(answer.status).toBe(200);
  };
  await rename('By the key', { authorization: `Bearer ${token}` });
  await rename('By its maker', {});
  const nobody = systemScope(database);
  await nobody.write((tx) =>
    recordEvent(tx, nobody, { noun: 'advertisers', nounId: '1', action: 'created', advertiserId: '1' }),
  );
  expect(
    await storedRows(
      database.db,
      sql`select account_id::int as account, caller from events where noun = 'advertisers' and noun_id = '1' order by id`,
    ),
  ).toEqual([
    { account: 2, caller: `client:${id}` },
    { account: 2, caller: 'account:2' },
    { account: null, caller: 'system' },
  ]);
});
