import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { MAX_A_DAY, MAX_WAITING } from './store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

const announce = (size: number, type = 'image/png', login = 'retailer') =>
  platform.call(login, 'POST', '/api/media', {
    body: { purpose: 'advertiser_avatar', content_type: type, size },
  });

describe('how much one account may send', () => {
  const announced = (status: string, count: number, age: string) =>
    platform.database.db.execute(sql`insert into medias (account_id, purpose, content_type, size, status, created_at)
      select 4, 'advertiser_avatar', 'image/png', 10, ${status}, now() - ${age}::interval from generate_series(1, ${count}::int)`);
  const forget = () => platform.database.db.execute(sql`delete from medias where account_id = 4`);

  it('refuses more than fifty that wait at a time, even announced at once; an hour later there is room', async () => {
    await announced('waiting', MAX_WAITING - 2, '59 minutes');
    const answers = await Promise.all(Array.from({ length: 6 }, () => announce(100, 'image/png', 'rival')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      error_name: 'too_many_uploads_waiting',
      title: 'Too many requests',
    });
    expect(refused?.headers['retry-after']).toBe('3600');
    expect((await announce(100)).status).toBe(201);
    await forget();
    await announced('waiting', MAX_WAITING, '61 minutes');
    expect((await announce(100, 'image/png', 'rival')).status).toBe(201);
    await forget();
  });

  it('refuses more than five hundred a day, and says when there is room again', async () => {
    await announced('ready', MAX_A_DAY, '23 hours');
    const refused = await announce(100, 'image/png', 'rival');
    expect(refused).toMatchObject({ status: 429, body: { error_name: 'too_many_uploads' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    await forget();
    await announced('ready', MAX_A_DAY, '25 hours');
    expect((await announce(100, 'image/png', 'rival')).status).toBe(201);
  });
});
