import { expect, test } from 'vitest';
import { canonicalRow } from './canonicalRow.ts';
import { givenRow, orderIdText } from './dispatches.ts';
import { changedToDates, looksLikeDate, MAX_ORDER_ID } from './orderId.ts';
import { judgeRow } from './recipientFile.ts';

test.each([
  'Mar-03',
  '3-Mar',
  '03/03/2026',
  '2026-03-03',
  '01-mars-26',
  '3.3.26',
  '2026-03-03 00:00:00',
  'févr-26',
  'May-2026',
])('%j looks like a date that a spreadsheet made of an order ID', (id) =>
  expect(looksLikeDate(id)).toBe(true),
);

test.each([
  '12345',
  'MAR3',
  'A-03',
  'order-1',
  '2026-0001',
  '03-03',
  'march-order-3',
  '10/2026/77777',
  'Marco-3x',
])('%j is an order ID like others', (id) => expect(looksLikeDate(id)).toBe(false));

test('dates among other order IDs are told; where all are dates, somebody meant them', () => {
  expect(changedToDates(['1001', 'Mar-03', '1003'])).toEqual(['Mar-03']);
  expect(changedToDates(['2026-03-01', '2026-03-02'])).toEqual([]);
});

test('an order ID has one form, however its letters are composed: on a form, in a row and in a file', () => {
  const [composed, decomposed] = ['été-1'.normalize('NFC'), 'été-1'.normalize('NFD')];
  expect(orderIdText.parse(decomposed)).toBe(composed);
  const row = givenRow.parse({ orderId: decomposed, sku: 'A', value: '1' });
  expect(row.orderId).toBe(composed);
  const reading = { currency: 'EUR', readPhone: () => null };
  expect(canonicalRow({ ...row, n: 1, orderId: decomposed }, reading).orderId).toBe(composed);
});

test.each([
  ['7'.repeat(MAX_ORDER_ID), []],
  ['7'.repeat(MAX_ORDER_ID + 1), [{ n: 1, column: 'order_id', rule: 'text_too_long', limit: '120' }]],
  ['=1', [{ n: 1, column: 'order_id', rule: 'order_id_invalid' }]],
])('an order ID of a file is refused by the rule that it breaks: %j', (orderId, issues) => {
  const row = {
    n: 1,
    orderId,
    externalRef: null,
    companyName: null,
    sku: 'A',
    value: '10',
    email: 'a@b.example',
    phoneNumber: null,
    firstName: null,
    lastName: null,
    customImage: null,
    message: null,
  };
  const rewards = [{ sku: 'A', isVariable: false, faceValue: '10', currency: 'EUR' }];
  const facts = { channel: 'email' as const, orderId: null, rewards, isUnique: false };
  expect(judgeRow(row, { ...facts, readPhone: () => null })).toEqual(issues);
});
