import { expect, test } from 'vitest';
import { isReservedLabel } from './reservedLabels.ts';

test.each([
  'www',
  'mail',
  'admin',
  'ADMIN',
  'ａｄｍｉｎ',
  'adm1n',
  'l0gin',
  'log1n',
  'w-w-w',
  'api',
  'r',
  'graphql',
  'xn--80ak6aa92e',
  'ab--c',
])('%s is reserved', (label) => expect(isReservedLabel(label)).toBe(true));

test.each(['welcome-bonus-1', 'spring', 'admin-day', 'my-mail', 'shop-24', '2026', 'page-test'])(
  '%s is free',
  (label) => expect(isReservedLabel(label)).toBe(false),
);
