import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { JsonSchema } from './platformContract.ts';
import { type RowSources, rowTypes } from './rowTypes.ts';

const MONEY = 'type Money { amount: String! currency: String! }';
const text: JsonSchema = { type: 'string' };
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

function rowsOf(sdl: string, schemas: Record<string, JsonSchema>, more: Partial<RowSources> = {}) {
  const own = buildSchema(`type Query { id: ID } ${MONEY} ${sdl}`);
  const sources = { own, schemas, hasResolver: () => false, declared: new Set<string>(), ...more };
  return rowTypes(sources).filter((line) => !line.includes('MoneyRow'));
}

test('a type takes the contract’s schema of its name, and a part of it the type of that part', () => {
  const sdl =
    'type Coupon { id: ID! uses: [Use!]! shop: Shop } type Use { usedAt: String! } type Shop { id: ID! }';
  const uses = { type: 'array', items: object({ used_at: text }) };
  const shop = { anyOf: [object({ id: text }), { type: 'null' }] };
  expect(rowsOf(sdl, { Coupon: object({ id: text, uses, shop }) })).toEqual([
    'export type CouponRow = Rest.Coupon;',
    "export type UseRow = NonNullable<CouponRow['uses']>[number];",
    "export type ShopRow = NonNullable<CouponRow['shop']>;",
  ]);
});

test('a type that the contract does not name has one key a field, amounts with their currency', () => {
  const sdl = 'type Offer { faceValue: Money! isNew: Boolean sizes: [Int!]! }';
  expect(rowsOf(sdl, {})).toEqual([
    'export type OfferRow = { face_value: string; is_new: boolean | null; sizes: (number)[]; currency: string };',
  ]);
});

test('a result that is read otherwise than as the answer of a mutation names its members', () => {
  const sdl = `type Coupon { id: ID! change: ChangeCouponResult } type InvalidInput { id: ID } type Refused { id: ID }
    type ChangeCouponSuccess { coupon: Coupon! } union ChangeCouponResult = ChangeCouponSuccess | InvalidInput | Refused`;
  expect(rowsOf(sdl, { Coupon: object({ id: text, change: text }) })).toContain(
    "export type ChangeCouponResultRow = CouponRow | (InvalidInputRow & { __typename: 'InvalidInput' }) | (RefusedRow & { __typename: 'Refused' });",
  );
});

test('the result of a mutation is the row that its source returns', () => {
  const sdl = `type Coupon { id: ID! } type InvalidInput { id: ID } type Refused { id: ID }
    type UpdateCouponSuccess { coupon: Coupon! } union UpdateCouponResult = UpdateCouponSuccess | InvalidInput | Refused`;
  expect(rowsOf(sdl, { Coupon: object({ id: text }) })).toContain(
    'export type UpdateCouponResultRow = CouponRow;',
  );
});

test('an amount that bears its currency in itself needs none beside it, alone or in a list', () => {
  const amount = object({ amount: text, currency: text });
  const sdl = 'type Sum { total: Money parts: [Money!] }';
  expect(rowsOf(sdl, { Sum: object({ total: amount, parts: { type: 'array', items: amount } }) })).toEqual([
    'export type SumRow = Rest.Sum;',
  ]);
});

test.each([
  ['has no name', { id: text }],
  ['may lack name', { id: text, name: { type: ['string', 'null'] }, price: text, currency: text }],
  ['names no currency of price', { id: text, name: text, price: text }],
])('a contract that %s is refused with the remedy', (problem, properties) => {
  const sdl = 'type Coupon { id: ID! name: String! price: Money! }';
  const build = () => rowsOf(sdl, { Coupon: object(properties as Record<string, JsonSchema>) });
  expect(build).toThrow(problem);
  expect(build).toThrow('give it a resolver, or declare CouponRow beside it');
});

test('a field with a resolver, and a declared row, need nothing of the contract', () => {
  const sdl = 'type Coupon { id: ID! name: String! }';
  const schemas = { Coupon: object({ id: text }) };
  expect(rowsOf(sdl, schemas, { hasResolver: (_type, field) => field === 'name' })).toHaveLength(1);
  expect(rowsOf(sdl, schemas, { declared: new Set(['Coupon']) })).toEqual([]);
});
