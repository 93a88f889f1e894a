import { expect, test } from 'vitest';
import { fullProductId, productId, productIdOf } from './products.ts';

test.each([
  ['Café Crème 2026', 'CAFCRME202'],
  ['tea', 'TEA'],
  ['a_b-c d', 'ABCD'],
  ['茶', ''],
])('PRODUCT-37: %s proposes %s', (name, proposed) => expect(productIdOf(name)).toBe(proposed));

test('PRODUCT-36, PRODUCT-48: letter case is mended, and the brand stands before it', () => {
  expect(fullProductId('ABC', productId.parse(' card1 '))).toBe('ABC-CARD1');
});

test.each([
  ['', 'required'],
  ['ab', 'product_id_min'],
  ['abcdefghijk', 'product_id_max'],
  ['a b c', 'product_id_pattern'],
])('PRODUCT-33, PRODUCT-40: of %j the message is %s', (text, rule) => {
  const issue = productId.safeParse(text).error?.issues[0];
  expect(text === '' ? issue?.code : issue?.message).toBe(text === '' ? 'too_small' : rule);
});
