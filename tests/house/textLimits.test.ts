import { expect, test } from 'vitest';
import { isTest, textOf, writtenSources } from './tree.ts';

const screens = writtenSources().filter(
  (path) => /^(web|recipient|platform|server)\//.test(path) && !isTest(path),
);
const withText = (pattern: RegExp) => screens.filter((path) => pattern.test(textOf(path)));

// A browser cuts what is pasted at `maxlength` without a word. Fields show their limit instead (`useLengthError`), and the form, the list or the
// page refuses what is too long.
test('no field lets the browser cut what somebody pastes', () => {
  expect(withText(/<(?:input|textarea|Input|TextArea)\b[^>]*\bmaxlength=/i)).toEqual([]);
});

// Neither does our own code: what was entered is judged and sent whole, or refused.
test('no text that somebody enters is cut', () => {
  const CUT = String.raw`(?:\)|\.trim\(\)|\.value| \?\? '')*\.(?:slice|substring|substr)\(0,`;
  const ENTERED = [
    String.raw`\b(?:currentTarget|target)`,
    String.raw`\.get\([^)]*\)`,
    String.raw`\b(?:plainText|typedText)\(\w+`,
    String.raw`\b(?:login|search|query|asked|typed|entered)`,
  ];
  expect(withText(new RegExp(ENTERED.map((place) => place + CUT).join('|')))).toEqual([]);
});
