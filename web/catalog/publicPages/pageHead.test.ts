import { expect, test } from 'vitest';
import { asScript } from './pageHead.ts';

test('data within a script element cannot end it, whatever a name holds', () => {
  const value = { name: '</script><script>alert(1)</script><!--', other: 'a"b\\c' };
  const text = asScript(value);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(value);
});
