import { expect, test } from 'vitest';
import { addressRate } from './buckets.ts';

test('an address that has used up its points is told when to come back; another is not concerned', () => {
  let now = 0;
  const take = addressRate({ perSecond: 2, burst: 4 }, () => now);
  take('198.51.100.1', 3);
  take('198.51.100.1');
  expect(() => take('198.51.100.1', 3)).toThrow(
    expect.objectContaining({ kind: 'too_many_requests', detail: { retryAfter: 2 } }),
  );
  take('198.51.100.2', 4);
  now = 1500;
  take('198.51.100.1', 3);
  expect(() => take('198.51.100.1')).toThrow(expect.objectContaining({ status: 429 }));
});

test('a customer with a whole IPv6 network is one address', () => {
  const take = addressRate({ perSecond: 2, burst: 4 }, () => 0);
  take('2001:db8:1:2::1', 4);
  expect(() => take('2001:db8:1:2:ffff::9')).toThrow(expect.objectContaining({ status: 429 }));
  take('2001:db8:1:3::1', 4);
});

test('many other addresses do not give one its points back', () => {
  const take = addressRate({ perSecond: 2, burst: 4 }, () => 0);
  for (let at = 0; at < 20_000; at++) {
    if (at % 10_000 === 0) take('198.51.100.1', 1);
    take(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  }
  take('198.51.100.1', 2);
  expect(() => take('198.51.100.1')).toThrow(expect.objectContaining({ status: 429 }));
});
