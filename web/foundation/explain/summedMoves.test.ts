import { expect, test } from 'vitest';
import { summedMoves } from './summedMoves.ts';

const move = (kind: string, amount: string, to = 'unallocated', currency = 'EUR') => ({
  kind,
  to,
  from: 'pending',
  amount: { amount, currency },
});

test('moves of one kind and way are one, whatever the number of rewards; others stand by themselves', () => {
  const moves = [
    move('cancel', '150.00'),
    move('cancel', '30.05'),
    move('cancel', '1.00', 'allocation'),
    move('book', '2.00'),
  ];
  expect(summedMoves(moves)).toEqual([
    move('cancel', '180.05'),
    move('cancel', '1.00', 'allocation'),
    move('book', '2.00'),
  ]);
});

test('currencies are never added, and one without decimals keeps none', () => {
  const moves = [
    move('cancel', '150', 'unallocated', 'JPY'),
    move('cancel', '50', 'unallocated', 'JPY'),
    move('cancel', '1.50'),
  ];
  expect(summedMoves(moves).map(({ amount }) => amount.amount)).toEqual(['200', '1.50']);
});
