import { expect, test } from 'vitest';
import { internationalNumber } from './internationalNumber.ts';

test('a number is sent to with its country and nothing but digits; one without a country to nobody', () => {
  expect(['+33 6 12.34-56 78', '+44 (0)20 7946 0958', '+1 (415) 555 2671'].map(internationalNumber)).toEqual([
    '+33612345678',
    '+442079460958',
    '+14155552671',
  ]);
  for (const phone of ['06 12 34 56 78', '+0 123 456 78', '+33 12', '', '+1234567890123456'])
    expect(internationalNumber(phone), phone).toBeNull();
});
