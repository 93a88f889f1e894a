import { describe, expect, it } from 'vitest';
import { BRAND_SKU, PHONE, SKU } from './patterns.ts';

describe('phone numbers', () => {
  it.each(['+33 1 23 45 67 89', '+1 (415) 555-0100', '(020) 7946 0958', '+44.20.7946.0958', '0123456789'])(
    'PATTERN-1: accepts %s',
    (phone) => expect(phone).toMatch(PHONE),
  );
  it.each(['', 'call me', '+', '+33 1 23 x5', '(020 7946', '12', '123456789012345678901234567890'])(
    'PATTERN-1: refuses "%s"',
    (phone) => expect(phone).not.toMatch(PHONE),
  );
});

describe('SKUs', () => {
  it.each(['ABC-12', '1B2-XY', 'NWC-CARD25'])('PATTERN-4: recognises %s', (sku) => expect(sku).toMatch(SKU));
  it.each(['ABC-1', 'abc-12', 'AB-12', 'ABCD-12', 'ABC12', 'ABC-a1'])(
    'PATTERN-4: does not take %s for a SKU',
    (sku) => expect(sku).not.toMatch(SKU),
  );
  it.each(['ABC-12 blue', 'ABC-12/x', 'ABC-12é'])('PATTERN-6: anything may follow in %s', (sku) =>
    expect(sku).toMatch(SKU),
  );
  it.each(['ABC-', 'ABC-anything at all', '123-x'])('PATTERN-5: recognises the brand SKU %s', (sku) =>
    expect(sku).toMatch(BRAND_SKU),
  );
  it.each(['abc-12', 'AB-1', 'ABC'])('PATTERN-5: does not take %s for a brand SKU', (sku) =>
    expect(sku).not.toMatch(BRAND_SKU),
  );
});
