import { expect, test } from 'vitest';
import { chosenSkus } from './promotionRewards.ts';

test('API-7, WIZREW-10, WIZREW-12: rewards that two people chose or took away at once are both heard', () => {
  const base = ['A', 'B', 'C'];
  expect(chosenSkus(['A', 'B', 'D'], { base, theirs: ['B', 'C', 'E'] })).toEqual(['B', 'E', 'D']);
  expect(chosenSkus(['A', 'B', 'C', 'E'], { base, theirs: ['A', 'B', 'C', 'E'] })).toEqual([
    'A',
    'B',
    'C',
    'E',
  ]);
  expect(chosenSkus(base, { base, theirs: base })).toEqual(base);
});
