import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { abilitiesOf } from '../../../schema/foundation/abilities.ts';
import { json, rowsOf, text } from '../../foundation/database/rows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.execute(sql`delete from invoicing`);
  await platform.database.db.execute(
    sql`update advertisers set version = 1, invoice_type = 'unknown' where id in (1, 2)`,
  );
});

const path = (id: string) => `/api/advertisers/${id}/invoicing`;
const read = (login = 'retailer', id = '1') => platform.call(login, 'GET', path(id));
const save = (body: unknown, { id = '1', version = 1, login = 'retailer', query = '' } = {}) =>
  platform.call(login, 'PUT', path(id) + query, { body, version });
const events = () =>
  rowsOf(
    platform.database.db,
    { before: json<object>(), after: json<object>(), advertiser_id: text },
    sql`select before, after, advertiser_id from events where noun = 'invoicing' order by id`,
  );
const versionOf = async (id: string) =>
  (await platform.call('retailer', 'GET', `/api/advertisers/${id}`)).body.version;

const facts = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  entreprise_name: 'Alpha SA',
  companie_type: 'SA',
  capital: '10 000 EUR',
  rcs_number: 'B 732 829 320',
  rcs_town: 'Lyon',
  siret: '73282932000074',
  ape: '6201Z',
  id_tva: 'FR40732829320',
};
const address = { line_1: '1 rue de la Paix', zipcode: '69002', city: 'Lyon', country: 'FR' };

describe('reading and saving', () => {
  test('INVOICE-4, INVOICE-5: before anything is saved it is there, empty, in its first version', async () => {
    const nothing = Object.fromEntries(Object.keys(facts).map((key) => [key, null]));
    expect(await read()).toMatchObject({ status: 200 });
    expect((await read()).body).toEqual({
      id: '1',
      auto_invoicing: false,
      vat_country: null,
      invoice_type: 'unknown',
      invoice_address: { line_1: null, zipcode: null, city: null, country: null },
      ...nothing,
      version: 1,
    });
  });

  test('INVOICE-4, INVOICE-5, INVOICE-6: what is saved by the advertiser’s id is read by it', async () => {
    const draft = { auto_invoicing: true, vat_country: 'FR', invoice_address: address, ...facts };
    expect((await save(draft)).body).toEqual({ id: '1', invoice_type: 'unknown', version: 2, ...draft });
    expect((await read()).body).toEqual({ id: '1', invoice_type: 'unknown', version: 2, ...draft });
    expect((await read('retailer', '2')).body).toMatchObject({ id: '2', siret: null, version: 1 });
  });

  test('what is left out stays, and null removes', async () => {
    await save({ invoice_address: address, ...facts });
    const { body } = await save({ invoice_address: { city: 'Nantes' }, siret: null }, { version: 2 });
    expect(body).toMatchObject({ ...facts, siret: null, invoice_address: { ...address, city: 'Nantes' } });
  });

  test('the invoice type is the advertiser’s own, whose version counts with it', async () => {
    expect((await save({ siret: '1' })).status).toBe(200);
    expect(await versionOf('1')).toBe(1);
    expect((await save({ invoice_type: 'payment_in_30' }, { version: 2 })).body).toMatchObject({
      invoice_type: 'payment_in_30',
      version: 3,
    });
    expect(await versionOf('1')).toBe(2);
    const advertiser = (await platform.call('retailer', 'GET', '/api/advertisers/1')).body;
    expect(advertiser.invoice_type).toBe('payment_in_30');
  });

  test('each change is one event; saving what already is changes nothing', async () => {
    const before = (await events()).length;
    await save({ siret: '123', invoice_address: { city: 'Lyon' }, invoice_type: 'prepayment' });
    const after = await events();
    expect(after.slice(before)).toEqual([
      {
        advertiser_id: '1',
        before: { siret: null, address_city: null, invoice_type: 'unknown' },
        after: { siret: '123', address_city: 'Lyon', invoice_type: 'prepayment' },
      },
    ]);
    expect((await save({ siret: '123' }, { version: 2 })).body.version).toBe(2);
    expect(await events()).toEqual(after);
  });

  test('API-7: a stale version answers the row as it is and changes nothing', async () => {
    await save({ siret: '1' });
    const answer = await save({ siret: '2' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error_name: 'stale_version', current: { siret: '1', version: 2 } });
    expect((await read()).body.siret).toBe('1');
  });

  test('of two first saves at once one is stale', async () => {
    const answers = await Promise.all([save({ siret: '1' }), save({ siret: '2' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('tried only, a change is judged and answered alike, and nothing of it is kept', async () => {
    const before = (await events()).length;
    const tried = await save({ invoice_type: 'prepayment', siret: '9' }, { query: '?dry_run=true' });
    expect(tried).toMatchObject({
      status: 200,
      body: { invoice_type: 'prepayment', siret: '9', version: 2 },
    });
    expect((await read()).body).toMatchObject({ invoice_type: 'unknown', siret: null, version: 1 });
    expect([(await events()).length, await versionOf('1')]).toEqual([before, 1]);
    await save({ siret: '1' });
    expect((await save({ siret: '2' }, { query: '?dry_run=true' })).status).toBe(409);
  });
});

describe('who may', () => {
  test('INVOICE-3: reading needs viewInvoicing', async () => {
    expect((await read('shop')).status).toBe(200);
    expect((await read('platform_admin')).status).toBe(200);
    expect((await read('customer_support_agent')).status).toBe(403);
    expect((await platform.call('catalog_manager', 'GET', '/api/invoicing?ids=1')).status).toBe(403);
  });

  test('INVOICE-2: saving needs editInvoicing', async () => {
    expect(abilitiesOf(['user']).has('viewInvoicing')).toBe(true);
    expect((await save({ siret: '1' }, { login: 'shop' })).status).toBe(403);
    expect((await save({ siret: '1' }, { login: 'client_manager' })).status).toBe(200);
  });

  test('another organization finds nothing to read, list, try or save', async () => {
    for (const id of ['1', '999', 'one']) {
      expect((await read('rival', id)).status).toBe(404);
      expect((await save({ siret: 'x' }, { id, login: 'rival' })).status).toBe(404);
      expect((await save({ siret: 'x' }, { id, login: 'rival', query: '?dry_run=true' })).status).toBe(404);
    }
    const listed = await platform.call('rival', 'GET', '/api/invoicing?ids=1,3');
    expect(listed.body.items).toMatchObject([{ id: '3' }]);
    expect((await read()).body).toMatchObject({ siret: null, version: 1 });
  });
});

describe('what is refused', () => {
  test.each([
    [{ vat_country: 'XX' }, 'vat_country', 'unknown_country'],
    [{ invoice_address: { country: 'France' } }, 'invoice_address.country', 'unknown_country'],
    [{ invoice_address: { line_1: 'x'.repeat(201) } }, 'invoice_address.line_1', 'max_length'],
    [{ invoice_address: { line1: 'x' } }, 'invoice_address.line1', 'unknown'],
    [{ invoice_address: null }, 'invoice_address', 'required'],
    [{ invoice_type: null }, 'invoice_type', 'choice'],
    [{ auto_invoicing: 'yes' }, 'auto_invoicing', 'type'],
    [{ id: '2' }, 'id', 'unknown'],
    [{ version: 7 }, 'version', 'versions_differ'],
  ])('%j', async (draft, field, rule) => {
    const answer = await save(draft);
    expect(answer.status).toBe(422);
    expect(answer.body.field_errors).toMatchObject([{ field, rule }]);
  });

  test('INVOICE-7: a SIRET or an APE of another form is taken', async () => {
    expect((await save({ siret: 'none yet', ape: 'soon' })).status).toBe(200);
  });

  test('a save without a version, a try that is neither true nor false', async () => {
    const bare = await platform.call('retailer', 'PUT', path('1'), { body: { siret: '1' } });
    expect(bare.body.field_errors).toEqual([{ field: 'version', rule: 'required' }]);
    const odd = await save({ siret: '1' }, { query: '?dry_run=perhaps' });
    expect(odd.body.field_errors).toMatchObject([{ field: 'dry_run' }]);
  });
});
