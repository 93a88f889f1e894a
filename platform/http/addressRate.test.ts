import { expect, test } from 'vitest';
import { addressRate } from './addressRate.ts';

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
