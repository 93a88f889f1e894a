import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'operator@guerdon.example';

interface Row {
  id: string;
  name: string;
  status: string;
  version: number;
  balance: { amount: string; currency: string } | null;
  last7Days: { redeemed: number; totalFaceValue: { amount: string } | null };
}

interface List {
  items: Row[];
  page: { number: number; size: number; totalCount: number; totalPages: number };
  counts: { enabled: number; disabled: number };
}

const LIST = `query ($filter: AdvertiserFilter, $sort: AdvertiserSort, $page: PageInput) {
  advertisers(filter: $filter, sort: $sort, page: $page) {
    items { id name status version balance { amount currency } last7Days { redeemed totalFaceValue { amount } } }
    page { number size totalCount totalIsCapped totalPages }
    counts { enabled disabled }
  }
}`;
const UPDATE = `mutation ($input: UpdateAdvertiserInput!) {
  updateAdvertiser(input: $input) {
    __typename
    ... on UpdateAdvertiserSuccess { advertiser { id name status version } }
    ... on StaleAdvertiser { current { id name version } }
    ... on InvalidInput { fieldErrors { field rule limit } }
    ... on Refused { code message }
  }
}`;
const CREATE = `mutation ($input: CreateAdvertiserInput!) {
  createAdvertiser(input: $input) {
    __typename
    ... on CreateAdvertiserSuccess { advertiser { id name status locale billingCurrency recreditExpired version } }
    ... on InvalidInput { fieldErrors { field rule limit } }
  }
}`;

describe.each(ENGINES)('advertisers through the graph on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
  });
  afterAll(() => world?.close());

  const list = async (login: string, variables: object = {}) =>
    (await world.ask<{ advertisers: List }>(login, LIST, variables)).advertisers;
  const first = async (login = RETAILER) => {
    const [row] = (await list(login, { filter: { status: 'enabled' } })).items;
    if (!row) throw new Error(`${login} sees no advertiser`);
    return row;
  };

  test('ADVLIST-6, ADVLIST-7: ten rows, the busiest of the last seven days first', async () => {
    const { items, page } = await list(OPERATOR);
    const redeemed = items.map((row) => row.last7Days.redeemed);
    expect(redeemed).toEqual([...redeemed].sort((a, b) => b - a));
    expect(page).toMatchObject({ number: 1, size: 10 });
    expect(items.length).toBe(Math.min(10, page.totalCount));
  });

  test('ADVLIST-1, ADVLIST-5: a status filters the rows and leaves both counts', async () => {
    const all = await list(OPERATOR);
    const enabled = await list(OPERATOR, { filter: { status: 'enabled' } });
    expect(new Set(enabled.items.map((row) => row.status))).toEqual(new Set(['enabled']));
    expect(enabled.counts).toEqual(all.counts);
    expect(enabled.page.totalCount).toBe(all.counts.enabled);
    expect(all.page.totalCount).toBe(all.counts.enabled + all.counts.disabled);
  });

  test('ADVLIST-4: a search by name finds part of it, whatever its case', async () => {
    const { name } = await first(OPERATOR);
    const part = name.slice(1, 5).toUpperCase();
    const { items } = await list(OPERATOR, { filter: { search: part } });
    expect(items.length).toBeGreaterThan(0);
    for (const row of items) expect(row.name.toUpperCase()).toContain(part);
  });

  test('ADVLIST-3, ADVLIST-15: rows can be ordered by name, status and balance in both directions', async () => {
    const names = (rows: Row[]) => rows.map((row) => row.name);
    const up = await list(OPERATOR, { sort: { field: 'name', direction: 'ASC' }, page: { size: 100 } });
    const down = await list(OPERATOR, { sort: { field: 'name', direction: 'DESC' }, page: { size: 100 } });
    expect(new Set(names(up.items))).toEqual(new Set(names(down.items)));
    expect(names(up.items)[0]).not.toBe(names(down.items)[0]);
    const poor = await list(OPERATOR, { sort: { field: 'balance', direction: 'ASC' }, page: { size: 100 } });
    const euros = poor.items.flatMap(({ balance }) =>
      balance?.currency === 'EUR' ? [Number(balance.amount)] : [],
    );
    expect(euros.length).toBeGreaterThan(1);
    expect(euros).toEqual([...euros].sort((a, b) => a - b));
  });

  test('pages meet without a gap or a row twice', async () => {
    const whole = await list(OPERATOR, { page: { size: 100 } });
    const pages = await Promise.all([1, 2].map((number) => list(OPERATOR, { page: { number, size: 5 } })));
    expect(pages.flatMap((page) => page.items.map((row) => row.id))).toEqual(
      whole.items.slice(0, 10).map((row) => row.id),
    );
  });

  test('ADV-9, ROLES-35: without viewBudget no balance, no value, and no order by it', async () => {
    const login = 'catalog_manager@roles.example';
    const refused = await world.graph(login, LIST, {});
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const seen = await list(RETAILER);
    expect(seen.items[0]?.balance?.amount).toMatch(/^-?\d+(\.\d{2})?$/);
  });

  test('ADV-37: an advertiser by id; null for one that is not there', async () => {
    const { id, name } = await first();
    const ask = (wanted: string) =>
      world.graph(RETAILER, 'query ($id: ID!) { advertiser(id: $id) { id name } }', { id: wanted });
    expect((await ask(id)).data).toEqual({ advertiser: { id, name } });
    expect(await ask('999999999')).toEqual({ data: { advertiser: null } });
  });

  test('ADV-2, ADV-39: a save changes the name and counts the version up', async () => {
    const before = await first();
    const input = { id: before.id, version: before.version, name: `${before.name} & Söhne` };
    const { data } = await world.graph(RETAILER, UPDATE, { input });
    expect(data?.updateAdvertiser).toMatchObject({
      __typename: 'UpdateAdvertiserSuccess',
      advertiser: { id: before.id, name: input.name, version: before.version + 1 },
    });
  });

  test('a save of what somebody else has saved answers with the row as it is and changes nothing', async () => {
    const before = await first();
    const input = { id: before.id, version: before.version - 1, name: 'Too late' };
    const { data } = await world.graph(RETAILER, UPDATE, { input });
    expect(data?.updateAdvertiser).toEqual({
      __typename: 'StaleAdvertiser',
      current: { id: before.id, name: before.name, version: before.version },
    });
    expect((await first()).name).toBe(before.name);
  });

  test('ADVNEW-12, ADVNEW-13: broken rules come back by field, named as the input names them', async () => {
    const input = {
      name: ' ',
      contactEmail: 'nobody@nowhere.x',
      contactPhone: 'call me',
      invoiceType: 'prepayment',
      debitPending: false,
      allowCommittedAllocation: false,
      locale: 'tlh',
    };
    const { createAdvertiser: answer } = await world.ask<{
      createAdvertiser: { __typename: string; fieldErrors: { field: string; rule: string }[] };
    }>(RETAILER, CREATE, { input });
    expect(answer.__typename).toBe('InvalidInput');
    expect(new Map(answer.fieldErrors.map(({ field, rule }) => [field, rule]))).toEqual(
      new Map([
        ['name', expect.any(String)],
        ['contactEmail', 'advertiser_email_pattern'],
        ['contactPhone', 'advertiser_phone_warning'],
        ['locale', 'choice'],
      ]),
    );
    const unknown = await world.graph(RETAILER, CREATE, { input: { ...input, invoiceType: 'later' } });
    expect(unknown.errors?.[0]?.message).toContain('at "input.invoiceType"; Value "later" does not exist');
  });

  test('ADVNEW-20, ADVNEW-22, ADVNEW-24, ADVNEW-26: a new advertiser is enabled, credits back what expires, in the first currency', async () => {
    const { organization } = await world.ask<{ organization: { billingCurrencies: string[] } }>(
      RETAILER,
      '{ organization { billingCurrencies } }',
    );
    const input = {
      name: 'Harbour Books',
      invoiceType: 'payment_in_30',
      debitPending: false,
      allowCommittedAllocation: false,
      locale: 'fr',
    };
    const { data } = await world.graph(RETAILER, CREATE, { input });
    expect(data?.createAdvertiser).toMatchObject({
      __typename: 'CreateAdvertiserSuccess',
      advertiser: {
        name: 'Harbour Books',
        status: 'enabled',
        locale: 'fr',
        recreditExpired: true,
        billingCurrency: organization.billingCurrencies[0],
      },
    });
    const { items } = await list(RETAILER, { filter: { search: 'Harbour Books' } });
    expect(items).toHaveLength(1);
  });
});
