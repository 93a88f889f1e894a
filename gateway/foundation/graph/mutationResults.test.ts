import { buildSchema, type GraphQLUnionType } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { advertiser } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { resultUnionOf } from './mutationResults.ts';

const SDL = `
  type Query { id: ID }
  type Coupon { id: ID! }
  type InvalidInput { id: ID }
  type Refused { id: ID }
  type StaleCoupon { current: Coupon! }
  type SaveSuccess { coupon: Coupon! shop: Coupon }
  type CodeSuccess { code: String! }
  union Save = SaveSuccess | InvalidInput | StaleCoupon | Refused
  union Code = CodeSuccess | InvalidInput | Refused
  union Unrefused = SaveSuccess | InvalidInput
  union Unsuccessful = InvalidInput | Refused
  union Ambiguous = SaveSuccess | CodeSuccess | InvalidInput | Refused
`;
const schema = buildSchema(SDL);
const read = (name: string, resolved: readonly string[] = []) =>
  resultUnionOf(schema.getType(name) as GraphQLUnionType, (type, field) =>
    resolved.includes(`${type}.${field}`),
  );

describe('a result union', () => {
  test('whose success has one object of its own holds the row in it; fields with resolvers do not count', () => {
    const { success, rowField, stale } = read('Save', ['SaveSuccess.shop']);
    expect([success.name, rowField, stale]).toEqual(['SaveSuccess', 'coupon', 'StaleCoupon']);
  });

  test('whose success has several fields, or a scalar, is the row itself', () => {
    expect(read('Save').rowField).toBeNull();
    expect([read('Code').rowField, read('Code').stale]).toEqual([null, null]);
  });

  test.each(['Unrefused', 'Unsuccessful', 'Ambiguous'])('%s is refused when the schema is built', (name) => {
    expect(() => read(name)).toThrow(`${name} needs one …Success, InvalidInput, Refused`);
  });
});

describe('of a mutation', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.close());

  test('that has no version, a stale one is Refused', async () => {
    const json = { error_name: 'stale_version', message: 'Changed meanwhile.', current: advertiser() };
    gateway.platform.on('POST /api/accounts', { status: 409, json });
    const { data, errors } = await gateway.graph(
      `mutation { createAdvertiser(input: {name: "N", invoiceType: unknown, debitPending: false,
        allowCommittedAllocation: true, locale: "en"}) { __typename ... on Refused { code message } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.createAdvertiser).toEqual({
      __typename: 'Refused',
      code: 'stale_version',
      message: 'Changed meanwhile.',
    });
  });

  test('what was read before a change is read again after it', async () => {
    const names = ['Before', 'Between', 'After'];
    gateway.platform.on('GET /api/advertisers/:id', () => ({
      json: advertiser({ name: names.shift() ?? '' }),
    }));
    const discount = { product_id: 'P', discount: '1', label: '', sku: 'P', brand_name: '', brand_sku: '' };
    gateway.platform.on('PUT /api/advertisers/:id/discounts', {
      json: {
        discount: { ...discount, version: 1 },
        before: '0',
        rewards: 0,
        effects: { postings: [], figures: [], mails: [] },
      },
    });
    const save = `updateDiscount(input: {advertiserId: "1", productId: "P", discount: "1", version: 0}) {
      ... on UpdateDiscountSuccess { advertiser { name } } }`;
    const { data, errors } = await gateway.graph(`mutation { one: ${save} two: ${save} }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      one: { advertiser: { name: 'Before' } },
      two: { advertiser: { name: 'Between' } },
    });
  });
});
