import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from './fieldErrors.ts';
import { linesText, lineText } from './lineText.ts';

const errorsOf = (schema: ReturnType<typeof lineText>, text: string) => {
  const read = schema.safeParse(text);
  return read.success ? null : fieldErrorsOf(read.error).map(({ rule, limit }) => `${rule} ${limit}`);
};

describe('text of one line', () => {
  test.each([
    ['Spring\r\nBcc: all@x.example', 'text_line_break U+000D'],
    ['a\nb', 'text_line_break U+000A'],
    ['a\u2028b', 'text_line_break U+2028'],
    ['a\tb', 'text_control_character U+0009'],
    ['a\u001bb', 'text_control_character U+001B'],
    ['a\u202eb', 'text_direction_character U+202E'],
    ['a\u2067b', 'text_direction_character U+2067'],
    ['a\u200fb', 'text_direction_character U+200F'],
    ['a\u200bb', 'text_invisible_character U+200B'],
    ['a\ufeffb', 'text_invisible_character U+FEFF'],
    ['a\u00adb', 'text_invisible_character U+00AD'],
    ['pay\u200dpal', 'text_invisible_character U+200D'],
    ['a\u{e0001}b', 'text_invisible_character U+E0001'],
  ])('%j names its character', (text, error) => expect(errorsOf(lineText(), text)).toEqual([error]));

  test.each([
    'Café – “Été” 50 % 日本語 עברית',
    'می‌خواهم',
    '👩‍👩‍👧 family',
    'क्‍ष',
    '  spaces around  ',
    'O’Neill & Søn',
  ])('%j passes', (text) => expect(errorsOf(lineText(), text)).toBeNull());
});

test('text of several lines may have lines and tabs, nothing else', () => {
  expect(errorsOf(linesText(), 'one\r\n\ttwo\n')).toBeNull();
  expect(errorsOf(linesText(), 'one\u202etwo')).toEqual(['text_direction_character U+202E']);
  expect(errorsOf(linesText(), 'one\u0000two')).toEqual(['text_control_character U+0000']);
});
