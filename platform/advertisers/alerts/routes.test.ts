import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadKeys } from '../../people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../people/signIn/tokens/accessToken.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
  await platform.database.db.execute(sql`insert into alerts (id, organization_id, advertiser_id, severity, type, params, since, updated_at, related_url) values
    (1, 1, 1, 'warning', 'budget_low', '{"advertiser":"Alpha","balance":"1234.50","limit":"2000.00","currency":"EUR"}', '2026-01-01T10:00:00Z', '2026-01-03T10:00:00Z', '/advertiser/1'),
    (2, 1, 2, 'blocker', 'budget_exhausted', '{"advertiser":"Beta"}', '2026-01-01T10:00:00Z', '2026-01-04T10:00:00Z', '/advertiser/2'),
    (3, 1, null, 'info', 'promotion_ending', '{"promotion":"Été","end_date":"2025-12-24"}', '2026-01-01T10:00:00Z', '2026-01-02T10:00:00Z', null),
    (4, 2, 3, 'info', 'promotion_ending', '{"promotion":"{advertiser}","end_date":"2026-02-01"}', '2026-01-01T10:00:00Z', '2026-01-05T10:00:00Z', null),
    (5, 2, null, 'info', 'of_another_version', '{}', '2026-01-01T10:00:00Z', '2026-01-06T10:00:00Z', null)`);
});
afterAll(() => platform.close());

const list = async (query = '', login = 'retailer', headers = {}) =>
  (await platform.call(login, 'GET', `/api/alerts${query}`, { headers })).body;
const ids = async (query?: string, login?: string) =>
  ((await list(query, login)).items as unknown as Json[]).map(({ id }) => String(id));

describe('alerts', () => {
  test('ALERT-2: carry type, severity, message, since, updated_at and related_url', async () => {
    expect((await list('?severity=warning')).items).toEqual([
      {
        id: '1',
        severity: 'warning',
        type: 'budget_low',
        message: 'The balance of Alpha is €1,234.50, below its limit of €2,000.00.',
        since: '2026-01-01T10:00:00.000Z',
        updated_at: '2026-01-03T10:00:00.000Z',
        related_url: '/advertiser/1',
        advertiser_id: '1',
      },
    ]);
  });

  test('ALERT-3: come newest first, in pages, counted by severity', async () => {
    expect(await ids('?sort=-updated_at')).toEqual(['2', '1', '3']);
    expect(await ids('?page=2&per_page=2')).toEqual(['3']);
    expect(await list('?severity=blocker&expand=counts')).toMatchObject({
      page: 1,
      per_page: 10,
      total: 1,
      total_is_capped: false,
      counts: { blocker: 1, warning: 1, info: 1 },
    });
  });

  test('ALERT-3: are those of the organization alone without its children', async () => {
    expect(await ids('?include_children=false')).toEqual(['3']);
    expect(await ids('?include_children=false', 'operator')).toEqual(['5', '3']);
  });

  test('are those of advertisers that the caller may see', async () => {
    expect(await ids('', 'shop')).toEqual(['1', '3']);
    expect(await ids('', 'rival')).toEqual(['5', '4']);
    expect(await ids('', 'operator')).toEqual(['5', '4', '2', '1', '3']);
    expect(await ids('?advertiser_id=1', 'rival')).toEqual([]);
    expect(await ids('?advertiser_id=1')).toEqual(['1']);
  });

  test('I18N-3: speak the language that Accept-Language prefers', async () => {
    const french = await list('?severity=info', 'retailer', { 'accept-language': 'fr, en;q=0.5' });
    expect(french.items).toMatchObject([
      { message: 'La promotion «\u202fÉté\u202f» se termine le 24 décembre 2025.' },
    ]);
    const other = await list('?severity=info', 'retailer', { 'accept-language': 'de, en;q=0.5' });
    expect(other.items).toMatchObject([{ message: 'The promotion “Été” ends on December 24, 2025.' }]);
  });

  test('a parameter is never read as a message, an unknown type is named as it is', async () => {
    expect((await list('', 'rival')).items).toMatchObject([
      { message: 'of_another_version' },
      { message: 'The promotion “{advertiser}” ends on February 1, 2026.' },
    ]);
  });

  test('of an API key are those of its advertiser: the organization’s are for people', async () => {
    const { database, config } = platform;
    const created = await platform.call('retailer', 'POST', '/api/advertisers/1/credentials', {
      body: { name: 'Till' },
    });
    const clientId = created.body.credential?.client_id as unknown as string;
    const token = await mintAccessToken(await loadKeys(database), {
      publicUrl: config.publicUrl,
      subject: clientId,
      clientId,
    });
    const ofKey = async (query: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await platform.call(null, 'GET', `/api/alerts${query}`, { headers });
      return (body.items as unknown as Json[]).map(({ id }) => String(id));
    };
    expect(await ofKey('')).toEqual(['1']);
    expect(await ofKey('?advertiser_id=1')).toEqual(['1']);
    expect(await ofKey('?include_children=false')).toEqual([]);
  });

  test.each([
    ['?sort=since', 'sort'],
    ['?severity=fatal', 'severity'],
    ['?include_children=1', 'include_children'],
    ['?includeChildren=true', 'includeChildren'],
  ])('%s is refused', async (query, field) => {
    expect((await list(query)).field_errors).toMatchObject([{ field }]);
  });
});
