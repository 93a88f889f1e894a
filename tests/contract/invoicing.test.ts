import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const SHOP = 'shop@cornershop.example';

interface Invoicing {
  id: string;
  siret: string | null;
  invoiceType: string;
  vatCountry: { code: string; name: string } | null;
  version: number;
}

const READ = `query ($id: ID!) { advertiser(id: $id) { id version invoiceType invoicing {
  id siret invoiceType vatCountry { code name } version } } }`;
const SAVE = `mutation ($input: UpdateInvoicingInput!) { updateInvoicing(input: $input) { __typename
  ... on UpdateInvoicingSuccess { invoicing { id siret invoiceType vatCountry { code name } version } advertiser { version invoiceType } }
  ... on StaleInvoicing { current { siret version } }
  ... on InvalidInput { fieldErrors { field rule } } } }`;

describe.each(ENGINES)('invoicing through the graph on %s', (engine) => {
  let world: World;
  let id: string;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const { advertisers } = await world.ask<{ advertisers: { items: { id: string }[] } }>(
      RETAILER,
      '{ advertisers { items { id } } }',
      {},
    );
    id = advertisers.items[0]?.id ?? '';
  });
  afterAll(() => world?.close());

  const read = async () =>
    (
      await world.ask<{ advertiser: { version: number; invoiceType: string; invoicing: Invoicing } }>(
        RETAILER,
        READ,
        { id },
      )
    ).advertiser;
  const save = (login: string, input: object) => world.graph(login, SAVE, { input: { id, ...input } });

  test('INVOICE-6: is read by the advertiser’s id, its country named by the index', async () => {
    const { invoicing } = await read();
    expect(invoicing).toMatchObject({ id, version: 1 });
    expect(invoicing.vatCountry?.name.length).toBeGreaterThan(3);
  });

  test('INVOICE-6, API-7: is saved by it; the invoice type changes the advertiser as well', async () => {
    const before = await read();
    const invoiceType = before.invoiceType === 'prepayment' ? 'payment_in_60' : 'prepayment';
    const input = { version: before.invoicing.version, siret: '12', vatCountry: 'IT', invoiceType };
    const { data } = await save(RETAILER, input);
    expect(data?.updateInvoicing).toEqual({
      __typename: 'UpdateInvoicingSuccess',
      invoicing: {
        id,
        siret: '12',
        invoiceType,
        vatCountry: { code: 'IT', name: 'Italy' },
        version: before.invoicing.version + 1,
      },
      advertiser: { version: before.version + 1, invoiceType },
    });
    const late = await save(RETAILER, { ...input, siret: '13' });
    expect(late.data?.updateInvoicing).toEqual({
      __typename: 'StaleInvoicing',
      current: { siret: '12', version: before.invoicing.version + 1 },
    });
  });

  test('a try answers what would be, and leaves everything as it is', async () => {
    const before = await read();
    const version = before.invoicing.version;
    const tried = await save(RETAILER, { version, siret: 'tried', dryRun: true });
    expect(tried.data?.updateInvoicing).toMatchObject({
      invoicing: { siret: 'tried', version: version + 1 },
    });
    const wrong = await save(RETAILER, { version, vatCountry: 'XX', dryRun: true });
    expect(wrong.data?.updateInvoicing).toEqual({
      __typename: 'InvalidInput',
      fieldErrors: [{ field: 'vatCountry', rule: 'unknown_country' }],
    });
    expect(await read()).toEqual(before);
  });

  test('INVOICE-2, INVOICE-3: each door asks for its own ability', async () => {
    const seen = await world.graph('user@roles.example', READ, { id });
    expect(seen.errors).toBeUndefined();
    const { errors } = await save('user@roles.example', { version: 1, siret: 'x' });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const closed = await world.graph('customer_support_agent@roles.example', READ, { id });
    expect(closed.data?.advertiser).toMatchObject({ id, invoicing: null });
    expect(closed.errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN']);
  });

  test('another’s is not there, neither to be read nor saved nor listed', async () => {
    const before = await read();
    expect((await world.graph(SHOP, READ, { id })).data).toEqual({ advertiser: null });
    expect((await world.rest(SHOP, 'GET', `/api/advertisers/${id}/invoicing`)).status).toBe(404);
    expect((await world.rest(SHOP, 'GET', `/api/invoicing?ids=${id}`)).body).toEqual({ items: [] });
    const { errors } = await save('admin@roles.example', { id: '8', version: 1, siret: 'x' });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await read()).toEqual(before);
  });
});
