import { expect, test } from 'vitest';
import { nearestWords } from './nearestWords.ts';

test.each([
  ['bsail', ['rail', 'basil', 'bail'], ['basil', 'bail']],
  ['bistor', ['history', 'bistrot', 'bistro', 'motors'], ['bistro', 'history', 'bistrot']],
  ['gitf', ['gilt', 'gift'], ['gift']],
  ['aurroa', ['aurora'], ['aurora']],
  ['xylophone', ['basil'], []],
])('a word with few mistakes is one of those it is near to: %s', (typed, words, meant) => {
  expect(nearestWords(typed, words, 3)).toEqual(meant);
});
