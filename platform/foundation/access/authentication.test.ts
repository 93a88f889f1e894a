import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadKeys } from '../../people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../people/signIn/tokens/accessToken.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());
afterEach(() => vi.restoreAllMocks());

const statusOf = async (login: string, url = '/api/viewer') =>
  (await platform.call(login, 'GET', url)).status;
const change = (set: ReturnType<typeof sql>) =>
  platform.database.db.execute(sql`update accounts set ${set} where login = 'shop'`);
/** Moves the clock on by more than an account is remembered. */
function later(): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 5001);
}

describe('who calls', () => {
  test('is decided from the account as it is, at most five seconds late', async () => {
    expect(await statusOf('shop')).toBe(200);
    await change(sql`roles = '{}'`);
    expect(await statusOf('shop')).toBe(200);
    later();
    expect(await statusOf('shop')).toBe(403);
    vi.restoreAllMocks();
    await change(sql`roles = '{user}'`);
    platform.app.authentication.forget('3');
    expect(await statusOf('shop')).toBe(200);
  });

  test('is nobody once the account is disabled', async () => {
    await change(sql`status = 'disabled'`);
    platform.app.authentication.forget('3');
    expect(await statusOf('shop')).toBe(401);
    await change(sql`status = 'enabled'`);
    platform.app.authentication.forget('3');
    expect(await statusOf('shop')).toBe(200);
  });

  test('AUTH-13: is nobody once the account is disabled, by the same token whose signature is remembered', async () => {
    const token = await mintAccessToken(await loadKeys(platform.database), {
      publicUrl: platform.config.publicUrl,
      subject: 'shop',
    });
    const headers = { authorization: `Bearer ${token}` };
    const status = async () => (await platform.call(null, 'GET', '/api/viewer', { headers })).status;
    expect([await status(), await status()]).toEqual([200, 200]);
    await change(sql`status = 'disabled'`); // by another process: nobody tells this one
    later();
    expect(await status()).toBe(401);
    vi.restoreAllMocks();
    await change(sql`status = 'enabled'`);
    platform.app.authentication.forget('3');
    expect(await status()).toBe(200);
  });

  test('is nobody when the token names an account that is not there', async () => {
    expect(await statusOf('stranger')).toBe(401);
  });

  test('roles that no account can be given give nothing', async () => {
    await change(sql`roles = '{guest,user_logged,public_catalog,emperor,__proto__}'`);
    platform.app.authentication.forget('3');
    expect(await statusOf('shop')).toBe(403);
    await change(sql`roles = '{user}'`);
    platform.app.authentication.forget('3');
  });

  test('AUTH-14: stops being staff with the address', async () => {
    const isStaff = async () => (await platform.call('operator', 'GET', '/api/viewer')).body.is_staff;
    expect(await isStaff()).toBe(true);
    await platform.database.db.execute(
      sql`update accounts set email_verified = false where login = 'operator'`,
    );
    platform.app.authentication.forget('1');
    expect(await isStaff()).toBe(false);
    expect((await platform.call('operator', 'GET', '/api/advertisers')).body.total).toBe(0);
  });
});
