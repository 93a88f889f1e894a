import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { addDefaultResolvers } from './defaultResolvers.ts';

const SDL = `
  directive @restName(is: String!) on FIELD_DEFINITION
  type Query { shop: Shop list: ShopPage cursor: ShopPage }
  type Shop { faceValue: Money costs: [Money!] balance: Money limit: Money createdAt: String named: String expiresAt: String @restName(is: "expiration_datetime") }
  type Money { amount: String! currency: String! }
  type PageInfo { page: Int! }
  type ShopPage { page: PageInfo }
`;
const hasResolver = (type: string, field: string) => type === 'Query' || field === 'named';

async function ask(row: object, selection: string) {
  const schema = buildSchema(SDL);
  addDefaultResolvers(schema, buildSchema(SDL), hasResolver);
  const result = await graphql({ schema, source: `{ ${selection} }`, rootValue: { shop: row, list: row } });
  expect(result.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(result.data));
}

test('a field is read from its snake_case key, one with a resolver is left alone', async () => {
  const row = { created_at: 'now', named: 'by the executor' };
  expect(await ask(row, 'shop { createdAt named }')).toEqual({
    shop: { createdAt: 'now', named: 'by the executor' },
  });
});

test('a field whose name REST spells otherwise is read from the declared key', async () => {
  const row = { expiration_datetime: 'soon', expires_at: 'never' };
  expect(await ask(row, 'shop { expiresAt }')).toEqual({ shop: { expiresAt: 'soon' } });
});

test('an amount takes the currency named after it, else that of its row, else the one it is billed in', async () => {
  const selection =
    'shop { balance { amount currency } faceValue { amount currency } limit { amount currency } }';
  const row = { balance: '1', balance_currency: 'JPY', face_value: '2.00', currency: 'USD', limit: null };
  expect(await ask(row, selection)).toEqual({
    shop: {
      balance: { amount: '1', currency: 'JPY' },
      faceValue: { amount: '2.00', currency: 'USD' },
      limit: null,
    },
  });
  expect(await ask({ face_value: '3.00', billing_currency: 'EUR' }, selection)).toEqual({
    shop: { balance: null, faceValue: { amount: '3.00', currency: 'EUR' }, limit: null },
  });
});

test('an amount that bears its currency, alone or in a list, is taken as it is', async () => {
  const [euros, yen] = [
    { amount: '3.00', currency: 'EUR' },
    { amount: '400', currency: 'JPY' },
  ];
  const row = { balance: euros, costs: [euros, yen], currency: 'USD' };
  expect(await ask(row, 'shop { balance { amount currency } costs { amount currency } }')).toEqual({
    shop: { balance: euros, costs: [euros, yen] },
  });
});

test('the figures of a page are read from the list; a list without numbers has none', async () => {
  expect(await ask({ page: 2, items: [] }, 'list { page { page } }')).toEqual({
    list: { page: { page: 2 } },
  });
  expect(await ask({ next: 'cursor' }, 'list { page { page } }')).toEqual({ list: { page: null } });
});

test('a root field without a resolver stops the build', () => {
  const schema = buildSchema(SDL);
  expect(() => addDefaultResolvers(schema, buildSchema(SDL), () => false)).toThrow(
    'Query.shop has no resolver.',
  );
});
