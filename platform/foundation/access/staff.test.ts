import { describe, expect, test } from 'vitest';
import { isStaffEmail } from './staff.ts';

const domains = ['guerdon.example', 'guerdon-group.example'];

describe('operator staff', () => {
  test.each(['operator@guerdon.example', 'Operator@GUERDON.Example', 'a+b@guerdon-group.example'])(
    'AUTH-14 AUTH-15: a verified %s is staff, letter case aside',
    (email) => expect(isStaffEmail(email, true, domains)).toBe(true),
  );

  test('AUTH-14: an unverified address is not', () => {
    expect(isStaffEmail('operator@guerdon.example', false, domains)).toBe(false);
  });

  test.each([
    'operator@sub.guerdon.example',
    'operator@guerdon.example.evil.example',
    'operator@evilguerdon.example',
    'operator@guerdon.example.',
    'operator@.guerdon.example',
    'operator@guerdon.exampl',
    'operator@guerdon',
    'operator@example',
    'operator@guerdon.example@evil.example',
    'operator@evil.example@guerdon.example',
    '"operator@guerdon.example"@evil.example',
    'guerdon.example',
    '@guerdon.example',
    'operator@',
    '',
    'operator@guerdоn.example', // Cyrillic о
    'operator@guerdon。example', // ideographic full stop
    'operator@ɡuerdon.example', // script g
    'operator@guerdon.example\n',
    'operator@ guerdon.example',
    'operator@guerdon.example\u0000.evil.example',
    'operator+guerdon.example@evil.example',
    'operator%guerdon.example@evil.example',
  ])('AUTH-14: %j is not', (email) => expect(isStaffEmail(email, true, domains)).toBe(false));
});
