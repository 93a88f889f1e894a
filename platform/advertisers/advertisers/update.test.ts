import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(
    sql`update advertisers set version = 1, name = 'Alpha', status = 'enabled', avatar_media_id = null, alert_1 = null, alert_2 = null where id = 1`,
  );
});

const save = (body: unknown, { id = '1', version = 1, login = 'retailer' } = {}) =>
  platform.call(login, 'PUT', `/api/advertisers/${id}`, { body, version });
const alerts = (body: unknown, { id = '1', version = 1, login = 'operator' } = {}) =>
  platform.call(login, 'PUT', `/api/advertisers/${id}/budget_alerts`, { body, version });
const eventsOf = (id: string) =>
  storedRows(
    platform.database.db,
    sql`select before, after from events where noun = 'advertisers' and noun_id = ${id} order by id`,
  );

describe('saving an advertiser', () => {
  test('ADV-2 ADV-39 API-7: changes what is sent, keeps the rest, and counts the version', async () => {
    const answer = await save({ name: 'Alpha & Co' });
    expect(answer).toMatchObject({
      status: 200,
      body: { advertiser: { name: 'Alpha & Co', locale: 'en', version: 2 } },
    });
    expect((await eventsOf('1')).at(-1)).toEqual({
      before: { name: 'Alpha' },
      after: { name: 'Alpha & Co' },
    });
  });

  test('ADV-46: contact, language and payment terms are corrected, with version and event', async () => {
    const draft = {
      contact_email: 'new@alpha.example',
      contact_phone: '+33 1 42 42 42 42',
      locale: 'ja',
      invoice_type: 'payment_in_60',
      debit_pending: true,
    };
    expect(await save(draft)).toMatchObject({
      status: 200,
      body: { advertiser: { ...draft, name: 'Alpha', version: 2 } },
    });
    expect((await eventsOf('1')).at(-1)?.after).toEqual(draft);
    const removed = await save({ contact_email: null, contact_phone: null }, { version: 2 });
    expect(removed.body.advertiser).toMatchObject({ contact_email: null, contact_phone: null, version: 3 });
  });

  test('ADV-46: whoever edits the invoicing learns of new payment terms by its version', async () => {
    const invoicing = async () =>
      (await platform.call('retailer', 'GET', '/api/advertisers/1/invoicing')).body;
    const change = (invoice_type: string, version: number) => save({ invoice_type }, { version });
    await change('prepayment', 1);
    const { version } = await invoicing();
    await change('payment_in_30', 2);
    expect(await invoicing()).toMatchObject({ invoice_type: 'payment_in_30', version: Number(version) + 1 });
    await change('payment_in_30', 3);
    expect(await invoicing()).toMatchObject({ version: Number(version) + 1 });
  });

  test.each([
    ['contact_email', 'nobody@nowhere', 'advertiser_email_pattern'],
    ['contact_phone', 'call me', 'advertiser_phone_warning'],
    ['locale', 'es', 'choice'],
    ['locale', null, 'choice'],
    ['invoice_type', 'cash', 'choice'],
    ['debit_pending', 'yes', 'type'],
    ['organization_id', '2', 'unknown'],
  ])('ADV-46: what cannot be corrected so is refused (%s = %j)', async (field, value, rule) => {
    const { status, body } = await save({ [field]: value });
    expect({ status, errors: body.field_errors }).toMatchObject({ status: 422, errors: [{ field, rule }] });
  });

  test('ADV-7: the status goes both ways', async () => {
    expect((await save({ status: 'disabled' })).body.advertiser).toMatchObject({
      status: 'disabled',
      version: 2,
    });
    expect((await save({ status: 'enabled' }, { version: 2 })).body.advertiser).toMatchObject({
      status: 'enabled',
      version: 3,
    });
  });

  test('saving what already is changes nothing and writes no event', async () => {
    const before = (await eventsOf('1')).length;
    expect((await save({ name: 'Alpha', status: 'enabled' })).body.advertiser?.version).toBe(1);
    expect((await eventsOf('1')).length).toBe(before);
  });

  test('API-7: a stale version answers 409 with the row as it is, and changes nothing', async () => {
    await save({ name: 'First' });
    const answer = await save({ name: 'Second' }, { version: 1 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      error_name: 'stale_version',
      current: { name: 'First', version: 2 },
    });
    expect((await platform.call('retailer', 'GET', '/api/advertisers/1')).body.name).toBe('First');
  });

  test.each([
    [undefined, 'required'],
    ['one', 'version_number'],
    ['W/"1"', 'version_number'],
  ])('API-7: If-Match %s is refused as %s', async (header, rule) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'if-match': header };
    const answer = await platform.call('retailer', 'PUT', '/api/advertisers/1', {
      body: { name: 'X' },
      headers,
    });
    expect(answer.body.field_errors).toEqual([{ field: 'version', rule }]);
  });

  test('quotes around the version are tolerated', async () => {
    const answer = await platform.call('retailer', 'PUT', '/api/advertisers/1', {
      body: { name: 'Quoted' },
      headers: { 'if-match': '"1"' },
    });
    expect(answer.status).toBe(200);
  });

  test('ADV-2 ADV-7: needs editAdvertisers', async () => {
    expect((await save({ name: 'X' }, { login: 'shop' })).status).toBe(403);
  });

  test('another organization finds nothing to read or to save', async () => {
    const before = await storedRows(platform.database.db, sql`select * from advertisers where id = 1`);
    for (const id of ['1', '999', 'one', '1e0', '1;drop table advertisers']) {
      const path = encodeURIComponent(id);
      expect((await platform.call('rival', 'GET', `/api/advertisers/${path}`)).status).toBe(404);
      expect((await save({ name: 'X' }, { id: path, login: 'rival' })).status).toBe(404);
      expect((await alerts({ alert_1: '1' }, { id: path, login: 'platform_admin' })).status).toBe(
        id === '1' ? 200 : 404,
      );
    }
    await platform.database.db.execute(sql`update advertisers set version = 1, alert_1 = null where id = 1`);
    const after = await rowsOf(
      platform.database.db,
      { name: text },
      sql`select * from advertisers where id = 1`,
    );
    expect(after[0]?.name).toEqual((before[0] as { name: string }).name);
  });

  test.each([
    '<script>alert(1)</script>',
    "Robert'); drop table advertisers;--",
    '=cmd|calc',
    '{{constructor}} #{7*7} %s',
    '🎁 é',
  ])('hostile text %j is stored as it is', async (name) => {
    expect((await save({ name })).body.advertiser?.name).toBe(name);
    expect((await platform.call('retailer', 'GET', '/api/advertisers/1')).body.name).toBe(name);
  });

  test.each([
    ['id', '2'],
    ['balance', '1000000'],
    ['version', 7, 'versions_differ'],
    ['billing_currency', 'JPY'],
    ['organization_id', '2'],
    ['has_discounts', true],
    ['avatarMediaId', '1'],
  ])('%s cannot be saved', async (field, value, rule = 'unknown') => {
    const answer = await save({ name: 'X', [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { field_errors: [{ field, rule }] } });
  });
});

describe('the picture', () => {
  beforeAll(() =>
    platform.database.db.execute(sql`insert into medias (id, account_id, purpose, content_type, size, status, name) values
      (1, 2, 'advertiser_avatar', 'image/webp', 10, 'ready', 'one.webp'), (2, 2, 'advertiser_avatar', 'image/webp', 10, 'waiting', null),
      (3, 4, 'advertiser_avatar', 'image/webp', 10, 'ready', 'three.webp')`),
  );

  test('ADV-5: is saved by the id of an own media that is ready, and removed by null', async () => {
    const saved = await save({ avatar_media_id: '1' });
    expect(saved.body.advertiser?.medias).toEqual({ avatar: { id: '1', url: '/media/one.webp' } });
    expect((await save({ avatar_media_id: null }, { version: 2 })).body.advertiser?.medias).toEqual({
      avatar: null,
    });
  });

  test.each(['2', '3', '99', 'x'])('ADV-5: media %s is not one of those', async (avatar_media_id) => {
    expect((await save({ avatar_media_id })).body.field_errors).toEqual([
      { field: 'avatar_media_id', rule: 'unknown_media' },
    ]);
  });

  test('ADV-5: one that somebody else saved may stay', async () => {
    await platform.database.db.execute(sql`update advertisers set avatar_media_id = 3 where id = 1`);
    expect((await save({ avatar_media_id: '3', name: 'Still' })).body.advertiser).toMatchObject({
      name: 'Still',
    });
  });
});

describe('the limits of the balance', () => {
  test('ADV-13 ADV-35: are decimals of the billing currency; one left out stays, null removes', async () => {
    expect((await alerts({ alert_1: '100.5', alert_2: '0' })).body.advertiser?.budget_alerts).toEqual({
      alert_1: '100.50',
      alert_2: '0.00',
    });
    expect((await alerts({ alert_2: null }, { version: 2 })).body.advertiser?.budget_alerts).toEqual({
      alert_1: '100.50',
      alert_2: null,
    });
    expect((await alerts({ alert_1: '700' }, { id: '2' })).body.advertiser?.budget_alerts).toEqual({
      alert_1: '700',
      alert_2: null,
    });
  });

  test.each([
    ['1', '-1', 'amount_negative', '0'],
    ['1', 'abc', 'expect_a_number', undefined],
    ['1', '1,00', 'expect_a_number', undefined],
    ['1', '1e3', 'expect_a_number', undefined],
    ['1', '٣', 'expect_a_number', undefined],
    ['1', '1.005', 'two_decimals', undefined],
    ['2', '0.5', 'no_decimals', undefined],
    ['1', '999999999.01', 'amount_too_high', '999999999'],
    ['1', 12, 'type', undefined],
  ])('ADV-13: of advertiser %s, %j is refused as %s', async (id, alert_1, rule, limit) => {
    const answer = await alerts({ alert_1 }, { id, version: id === '2' ? 2 : 1 });
    expect(answer.status).toBe(422);
    expect(answer.body.field_errors).toMatchObject([{ field: 'alert_1', rule, ...(limit ? { limit } : {}) }]);
  });

  test('ADV-13: the largest budget is allowed, zero decimals are tolerated', async () => {
    expect((await alerts({ alert_1: '999999999.000' })).body.advertiser?.budget_alerts).toMatchObject({
      alert_1: '999999999.00',
    });
  });

  test('need editBudgetAlerts', async () => {
    expect((await alerts({ alert_1: '1' }, { login: 'retailer' })).status).toBe(403);
  });
});
