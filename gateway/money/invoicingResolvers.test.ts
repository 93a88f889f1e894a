import { afterEach, beforeEach, expect, test } from 'vitest';
import { advertiser, invoicing, list } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

test('INVOICE-4, INVOICE-6: the invoicing of one advertiser is one call more, its countries named by the index', async () => {
  gateway.platform.on('GET /api/advertisers/:id', { json: advertiser() });
  gateway.platform.on('GET /api/advertisers/:id/invoicing', { json: invoicing() });
  const countriesByCode = [{ __typename: 'Country', code: 'FR', name: 'France' }];
  gateway.platform.on('POST /api/graphql', (call) => {
    const [, alias = 'countriesByCode'] = /(\w+)\s*:\s*countriesByCode/.exec(JSON.stringify(call.body)) ?? [];
    return { json: { data: { [alias]: countriesByCode } } };
  });
  const { data, errors } = await gateway.graph(
    '{ advertiser(id: "1") { invoicing { id autoInvoicing vatCountry { code name } invoiceAddress { line1 country { code } } entrepriseName version } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.advertiser).toEqual({
    invoicing: {
      id: '1',
      autoInvoicing: true,
      vatCountry: { code: 'FR', name: 'France' },
      invoiceAddress: { line1: '1 Mill Lane', country: null },
      entrepriseName: 'Alpha SA',
      version: 2,
    },
  });
  expect(gateway.platform.routes()).toEqual([
    'GET /api/advertisers/1',
    'GET /api/advertisers/1/invoicing',
    'POST /api/graphql',
  ]);
});

test('the codes of countries are known without the index', async () => {
  gateway.platform.on('GET /api/advertisers/:id', { json: advertiser() });
  gateway.platform.on('GET /api/advertisers/:id/invoicing', { json: invoicing() });
  const { data, errors } = await gateway.graph(
    '{ advertiser(id: "1") { invoicing { vatCountry { __typename code } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.advertiser).toEqual({ invoicing: { vatCountry: { __typename: 'Country', code: 'FR' } } });
  expect(gateway.platform.routes()).toHaveLength(2);
});

test('a list asks for the invoicing of all its rows at once', async () => {
  const rows = [advertiser({ id: '1' }), advertiser({ id: '2' })];
  gateway.platform.on('GET /api/advertisers', { json: list(rows) });
  gateway.platform.on('GET /api/invoicing', { json: { items: [invoicing({ id: '2', siret: '22' })] } });
  const { data } = await gateway.graph('{ advertisers { items { id invoicing { siret } } } }');
  expect(data?.advertisers).toEqual({
    items: [
      { id: '1', invoicing: null },
      { id: '2', invoicing: { siret: '22' } },
    ],
  });
  expect(gateway.platform.calls.at(-1)).toMatchObject({ route: 'GET /api/invoicing', query: { ids: '1,2' } });
});

test('INVOICE-3: the platform’s refusal empties that part alone', async () => {
  gateway.platform.on('GET /api/advertisers/:id', { json: advertiser() });
  gateway.platform.on('GET /api/advertisers/:id/invoicing', {
    status: 403,
    json: { error_name: 'forbidden', message: 'No' },
  });
  const { data, errors } = await gateway.graph('{ advertiser(id: "1") { id invoicing { id } } }');
  expect(data?.advertiser).toEqual({ id: '1', invoicing: null });
  expect(errors?.[0]).toMatchObject({
    path: ['advertiser', 'invoicing'],
    extensions: { code: 'FORBIDDEN' },
  });
});

const SAVE = `mutation($input: UpdateInvoicingInput!) { updateInvoicing(input: $input) { __typename
  ... on UpdateInvoicingSuccess { invoicing { siret version } advertiser { id version } }
  ... on StaleInvoicing { current { version } } ... on InvalidInput { fieldErrors { field rule } }
  ... on Refused { code } } }`;
const save = async (input: object) =>
  (await gateway.graph(SAVE, { input: { id: '1', version: 1, ...input } })).data?.updateInvoicing;
const answer = (status: number, json: object) =>
  gateway.platform.on('PUT /api/advertisers/:id/invoicing', { status, json });

test('API-7: a save sends the version and only what changed, in the names of REST', async () => {
  answer(200, invoicing());
  gateway.platform.on('GET /api/advertisers/:id', { json: advertiser({ version: 4 }) });
  const input = { siret: '1', idTva: null, invoiceAddress: { line1: 'x', city: null } };
  expect(await save(input)).toEqual({
    __typename: 'UpdateInvoicingSuccess',
    invoicing: { siret: '1', version: 2 },
    advertiser: { id: '1', version: 4 },
  });
  const [call] = gateway.platform.calls;
  expect(call?.headers['if-match']).toBe('1');
  expect(call?.query).toEqual({});
  expect(call?.body).toEqual({ siret: '1', id_tva: null, invoice_address: { line_1: 'x', city: null } });
});
