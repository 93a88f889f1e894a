import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(sql`delete from jobs`);
  await platform.database.db.execute(sql`insert into jobs (id, kind, payload, advertiser_id, state, attempts, error, created_at, run_at, finished_at) values
    (11, 'mail', '{"template": "budget_alert", "accountId": "2", "params": {"balance": "1.00"}}', 1, 'done', 1, null, '2026-01-01T10:00Z', '2026-01-01T10:00Z', '2026-01-01T10:01Z'),
    (12, 'mail', '{"template": "allocation_approved", "accountId": "2"}', 1, 'dead', 5, 'smtp_451', '2026-01-02T10:00Z', '2026-01-02T10:00Z', '2026-01-02T10:01Z'),
    (13, 'purge', '{}', null, 'queued', 2, 'Error', '2026-01-03T10:00Z', now() + interval '1 hour', null)`);
});

const list = (query = '') => platform.call('operator', 'GET', `/api/jobs${query}`);
const ids = async (query: string) => Object.values((await list(query)).body.items ?? {}).map(({ id }) => id);
const retry = (id: string, headers: Record<string, string> = {}) =>
  platform.call('operator', 'POST', `/api/jobs/${id}/retry`, { headers });

describe('who may', () => {
  test.each([
    ['GET', '/api/jobs'],
    ['POST', '/api/jobs/12/retry'],
  ])('%s %s is for operator staff with createAccounts', async (method, url) => {
    const answer = async (login: string | null) => (await platform.call(login, method, url)).status;
    for (const login of ['superadmin', 'platform_admin', 'admin', 'retailer'])
      expect(await answer(login)).toBe(403);
    expect(await answer(null)).toBe(401);
    expect(await answer('operator')).toBe(200);
  });
});

describe('the list', () => {
  test('shows what is asked for, the newest first, and never what it carries', async () => {
    const { body, text } = await list();
    expect(body).toMatchObject({ total: 3, counts: { queued: 1, running: 0, dead: 1 } });
    expect(await ids('')).toEqual(['13', '12', '11']);
    expect(body.items?.[1 as never]).toEqual({
      id: '12',
      kind: 'mail',
      detail: 'allocation_approved',
      state: 'dead',
      attempts: 5,
      max_attempts: 5,
      error: 'smtp_451',
      advertiser: { id: '1', name: 'Alpha', status: 'enabled' },
      created_at: '2026-01-02T10:00:00.000Z',
      run_at: '2026-01-02T10:00:00.000Z',
      finished_at: '2026-01-02T10:01:00.000Z',
    });
    expect(text).not.toMatch(/accountId|balance|payload/);
  });

  test('is filtered by state and kind', async () => {
    expect(await ids('?state=dead')).toEqual(['12']);
    expect(await ids('?kind=purge')).toEqual(['13']);
    expect(await ids('?state=dead&kind=purge')).toEqual([]);
    expect((await list('?state=lost')).body.field_errors).toMatchObject([{ field: 'state', rule: 'choice' }]);
  });
});

describe('another try', () => {
  test('queues dead work with all its attempts, once, and is remembered', async () => {
    const { status, body } = await retry('12');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: '12', state: 'queued', attempts: 0, finished_at: null });
    const again = await retry('12', { 'accept-language': 'fr' });
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/échouée/);
    const events = await storedRows(
      platform.database.db,
      sql`select account_id, advertiser_id, action, before, after from events where noun = 'jobs' and noun_id = '12' and action = 'retried' order by id desc limit 1`,
    );
    expect(events).toEqual([
      {
        account_id: '1',
        advertiser_id: '1',
        action: 'retried',
        before: { state: 'dead', error: 'smtp_451' },
        after: { state: 'queued' },
      },
    ]);
  });

  test('MONEY-9: has work that waits for its next attempt done at once, its attempts counted on', async () => {
    const { status, body } = await retry('13');
    expect([status, body.state, body.attempts]).toEqual([200, 'queued', 2]);
    expect(new Date(String(body.run_at)).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  test('is refused for work that is done or was never tried, and not found for none', async () => {
    expect((await retry('11')).status).toBe(409);
    await platform.database.db.execute(
      sql`update jobs set attempts = 0, run_at = now() + interval '1 hour' where id = 13`,
    );
    expect((await retry('13')).status).toBe(409);
    expect((await retry('99')).status).toBe(404);
  });
});
