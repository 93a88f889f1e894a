import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, number, rowsOf } from '../../foundation/database/rows.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

const complete = {
  name: 'Delta',
  invoice_type: 'prepayment',
  debit_pending: false,
  allow_committed_allocation: false,
  locale: 'fr',
};
const create = (body: unknown, login = 'retailer') => platform.call(login, 'POST', '/api/accounts', { body });
const without = (key: string) =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => name !== key));
const count = async () =>
  (
    await rowsOf(platform.database.db, { count: number }, sql`select count(*)::int as count from advertisers`)
  )[0]?.count;

describe('creating an advertiser', () => {
  test('ADVNEW-11 ADVNEW-20 ADVNEW-22 ADVNEW-25 ADVNEW-26: POST accounts answers it enabled, with the defaults', async () => {
    const answer = await create(complete);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Delta',
      status: 'enabled',
      billing_currency: 'EUR',
      balance: '0.00',
      allow_committed_allocation: false,
      recredit_expired: true,
      contact_email: null,
      contact_phone: null,
      reward_allocations: [],
      medias: { avatar: null },
      version: 1,
    });
  });

  test('ADVNEW-24: takes the whole payload of the specification', async () => {
    const answer = await create({
      ...complete,
      billing_currency: 'JPY',
      contact_email: ' contact@delta.example ',
      contact_phone: '+33 (1) 42-42.42 42',
      recredit_expired: false,
      label: 'north',
      reward_allocations: [],
      medias: {},
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        billing_currency: 'JPY',
        contact_email: 'contact@delta.example',
        contact_phone: '+33 (1) 42-42.42 42',
        recredit_expired: false,
        label: 'north',
      },
    });
  });

  test('ADVNEW-27: operator staff say which organization it is of, and it is billed in a currency of that one', async () => {
    const created = await create({ ...complete, name: 'Theta', organization_id: '2' }, 'operator');
    expect(created).toMatchObject({
      status: 201,
      body: { organization_id: '2', organization_name: 'Rival', billing_currency: 'GBP' },
    });
    const [event] = await rowsOf(
      platform.database.db,
      { after: json<object>() },
      sql`select after from events where noun = 'advertisers' and noun_id = ${created.body.id}`,
    );
    expect(event?.after).toMatchObject({ organization_id: '2', billing_currency: 'GBP' });
    const grantAccess = sql`insert into account_advertisers select id, ${created.body.id}::bigint from accounts where login = 'rival'`;
    expect((await platform.call('rival', 'GET', `/api/advertisers/${created.body.id}`)).status).toBe(404);
    await platform.database.db.execute(grantAccess);
    platform.app.authentication.forget('4');
    expect((await platform.call('rival', 'GET', `/api/advertisers/${created.body.id}`)).status).toBe(200);
    const wrong = await create({ ...complete, organization_id: '2', billing_currency: 'EUR' }, 'operator');
    expect(wrong.body.field_errors).toEqual([{ field: 'billing_currency', rule: 'choice' }]);
    const unknown = await create({ ...complete, organization_id: '999' }, 'operator');
    expect(unknown.body.field_errors).toEqual([{ field: 'organization_id', rule: 'unknown_organization' }]);
  });

  test('ADVNEW-27: others name their own organization, or none', async () => {
    const named = await create({ ...complete, organization_id: '1' });
    expect(named).toMatchObject({ status: 201, body: { organization_id: '1' } });
    expect((await create(complete)).body.organization_id).toBe('1');
    expect((await create(complete, 'operator')).body.organization_id).toBe('1');
  });

  test('ADVNEW-27: an organization is found by a part of its name, by operator staff who make advertisers', async () => {
    const organizations = (login: string, query = '?search=iVa') =>
      platform.call(login, 'GET', `/api/organizations${query}`);
    const names = ({ body }: { body: { items?: unknown } }) =>
      (body.items as { name: string }[]).map(({ name }) => name);
    expect(names(await organizations('operator'))).toEqual(['Rival']);
    expect(names(await organizations('operator', '?search=%25%25'))).toEqual([]);
    expect(names(await organizations('operator', ''))).toContain('Northwind');
    expect((await organizations('operator', '?search=x')).status).toBe(422);
    expect((await organizations('retailer')).status).toBe(403);
  });

  test('sent twice with one key it is made once, by whoever the key belongs to; other values are refused', async () => {
    const send = (body: unknown, login: string, key = 'form-1') =>
      platform.call(login, 'POST', '/api/accounts', { body, headers: { 'idempotency-key': key } });
    const before = await count();
    const first = await send({ ...complete, name: 'Keyed' }, 'retailer');
    const again = await send({ ...complete, name: 'Keyed' }, 'retailer');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe((before ?? 0) + 1);
    expect(await send({ ...complete, name: 'Other' }, 'retailer')).toMatchObject({
      status: 422,
      body: { error_name: 'idempotency_mismatch' },
    });
    const theirs = await send({ ...complete, name: 'Keyed' }, 'rival');
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(first.body.id);
    expect((await send({ ...complete, name: '' }, 'retailer', 'form-2')).status).toBe(422);
    expect((await send({ ...complete, name: 'Mended' }, 'retailer', 'form-2')).status).toBe(201);
    expect((await send(complete, 'retailer', 'x'.repeat(201))).body).toMatchObject({
      field_errors: [{ field: 'idempotency-key', rule: 'max_length' }],
    });
  });

  test('its creator sees it at once, another organization never does', async () => {
    const { body } = await create({ ...complete, name: 'Epsilon' });
    expect((await platform.call('retailer', 'GET', `/api/advertisers/${body.id}`)).status).toBe(200);
    expect((await platform.call('operator', 'GET', `/api/advertisers/${body.id}`)).status).toBe(200);
    expect((await platform.call('rival', 'GET', `/api/advertisers/${body.id}`)).status).toBe(404);
  });

  test('writes one event in the same transaction', async () => {
    const { body, headers } = await create({ ...complete, name: 'Eta' });
    const events = await storedRows(
      platform.database.db,
      sql`select account_id, noun, action, before, after->>'name' as name, request_id from events where advertiser_id = ${body.id}`,
    );
    expect(events).toEqual([
      {
        account_id: '2',
        noun: 'advertisers',
        action: 'created',
        before: null,
        name: 'Eta',
        request_id: headers['x-request-id'],
      },
    ]);
  });

  test.each([
    ['ADVNEW-10', 'name'],
    ['ADVNEW-14', 'invoice_type'],
    ['ADVNEW-15', 'debit_pending'],
    ['ADVNEW-16', 'allow_committed_allocation'],
    ['ADVNEW-17', 'locale'],
  ])(
    'ADVNEW-10, ADVNEW-14, ADVNEW-15, ADVNEW-16 and ADVNEW-17: required fields (%s: %s)',
    async (_, field) => {
      const before = await count();
      const answer = await create(without(field));
      expect(answer.status).toBe(422);
      expect(answer.body.field_errors).toEqual([{ field, rule: 'required' }]);
      expect(await count()).toBe(before);
    },
  );

  test.each([
    ['ADVNEW-10', 'name', '   ', 'required'],
    ['ADVNEW-10', 'name', 'x'.repeat(201), 'max_length'],
    ['ADVNEW-12', 'contact_email', 'nobody@nowhere', 'advertiser_email_pattern'],
    ['ADVNEW-12', 'contact_email', 'zoé@example.fr', 'email_character'],
    ['ADVNEW-12', 'contact_email', 'a@b.abcdefghijklmnop', 'advertiser_email_pattern'],
    ['ADVNEW-12', 'contact_email', 'two@at@signs.example', 'advertiser_email_pattern'],
    ['ADVNEW-13', 'contact_phone', 'call me', 'advertiser_phone_warning'],
    ['ADVNEW-13', 'contact_phone', '+33 1 42 a', 'advertiser_phone_warning'],
    ['ADVNEW-13', 'contact_phone', '+33 1 42 42 42', 'advertiser_phone_warning'],
    ['ADVNEW-14', 'invoice_type', 'cash', 'choice'],
    ['ADVNEW-15', 'debit_pending', 'yes', 'type'],
    ['ADVNEW-16', 'allow_committed_allocation', 1, 'type'],
    ['ADVNEW-17', 'locale', 'es', 'choice'],
    ['ADVNEW-20', 'billing_currency', 'GBP', 'choice'],
    ['A5', 'balance', '1000', 'unknown'],
    ['A5', 'status', 'disabled', 'unknown'],
    ['ADVNEW-27', 'organization_id', '2', 'unknown_organization'],
    ['ADVNEW-27', 'organization_id', '999', 'unknown_organization'],
    ['ADVNEW-27', 'organization_id', 'northwind', 'unknown_organization'],
    ['A5', 'contactEmail', 'a@b.example', 'unknown'],
    ['A5', '__proto__', { admin: true }, 'unknown'],
    ['A5', 'constructor', { prototype: {} }, 'unknown'],
    ['C8', 'label', 'a\u0000b', 'text_control_character'],
  ])(
    'ADVNEW-10, ADVNEW-12, ADVNEW-13, ADVNEW-14, ADVNEW-15, ADVNEW-16, ADVNEW-17, ADVNEW-20 and ADVNEW-27: values that are refused (%s: %s = %j)',
    async (_, field, value, rule) => {
      const body = JSON.stringify(complete).replace(
        /}$/,
        `,${JSON.stringify(field)}:${JSON.stringify(value)}}`,
      );
      const answer = await create(body);
      expect(answer.status).toBe(422);
      expect(answer.body.field_errors).toMatchObject([{ field, rule }]);
    },
  );

  test.each(['unknown', 'prepayment', 'payment_in_30', 'payment_in_60'])(
    'ADVNEW-23: can be invoiced as %s',
    async (invoice_type) => {
      expect((await create({ ...complete, invoice_type })).body.invoice_type).toBe(invoice_type);
    },
  );

  test.each(['en', 'fr', 'ja', 'de', 'it', 'pt'])('I18N-4: can speak %s', async (locale) => {
    expect((await create({ ...complete, locale })).body.locale).toBe(locale);
  });

  test('all broken rules are told at once', async () => {
    const { body } = await create({ invoice_type: 'cash', extra: 1 });
    const fields = (body.field_errors as unknown as { field: string }[]).map(({ field }) => field);
    expect(fields.sort()).toEqual([
      'allow_committed_allocation',
      'debit_pending',
      'extra',
      'invoice_type',
      'locale',
      'name',
    ]);
  });
});
