import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';

describe.each(ENGINES)('a request for an allocation on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  describe('the limits of every field', () => {
    const long = (count: number) => 'x'.repeat(count);
    const price = (text: string) => committed(1, text);
    const quantity = (count: unknown) => ({
      ...committed(),
      rewards: [{ sku: REWARDS.fine, quantity: count, selling_price: '0' }],
    });
    const amount = (text: unknown) => ({ type: 'open', amount: text, no_expiration: true });

    test.each<[string, object, string | null, string?]>([
      ['ALLOC-26, ALLOC-28: a price of −0.01', price('-0.01'), 'amount_too_low', 'rewards.0.selling_price'],
      ['ALLOC-26: a price of 0', price('0'), null],
      [
        'ALLOC-27, ALLOC-30: a price of 0.001',
        price('0.001'),
        'price_two_decimals',
        'rewards.0.selling_price',
      ],
      ['ALLOC-27: a price of 0.010', price('0.010'), null],
      ['ALLOC-29: a price in words', price('ten'), 'expect_a_number', 'rewards.0.selling_price'],
      ['ALLOC-25: a price of nothing', price(' '), 'required', 'rewards.0.selling_price'],
      ['ALLOC-33: a quantity of 0', quantity(0), 'min', 'rewards.0.quantity'],
      ['ALLOC-33: a quantity of 1', quantity(1), null],
      ['ALLOC-34: a quantity of 1.5', quantity(1.5), 'no_decimals', 'rewards.0.quantity'],
      ['ALLOC-32: no quantity', quantity(undefined), 'required', 'rewards.0.quantity'],
      ['a quantity of 999999999', quantity(999_999_999), null],
      ['a quantity of 1000000000', quantity(1_000_000_000), 'max', 'rewards.0.quantity'],
      [
        'ALLOC-35: no expiration',
        { ...committed(), no_expiration: false },
        'expiration_required',
        'expiration_datetime',
      ],
      [
        'ALLOC-22: an expiration that has passed',
        { ...committed(1, '0'), no_expiration: false, expiration_datetime: '2020-01-01T00:00:00Z' },
        'expiration_past',
        'expiration_datetime',
      ],
      ['ALLOC-18: no rewards', { ...committed(), rewards: [] }, 'required', 'rewards'],
      ['ALLOC-41: no amount', amount(undefined), 'required', 'amount'],
      ['ALLOC-42: ten digits', amount('1000000000'), 'amount_too_high', 'amount'],
      ['ALLOC-42: three decimals', amount('1.001'), 'price_two_decimals', 'amount'],
      ['ALLOC-42: a plus', amount('+1.00'), null],
      ['ALLOC-43: 0.99 at first', amount('0.99'), 'request_too_low', 'amount'],
      [
        'a price in an open request',
        { ...open('1'), rewards: [{ sku: 'x', selling_price: '1' }] },
        'unknown',
        'rewards.0.selling_price',
      ],
      ['an IO number of 100', { ...committed(1, '0'), external_id: long(100) }, null],
      ['an IO number of 101', { ...committed(), external_id: long(101) }, 'max_length', 'external_id'],
      ['a note of 501', { ...committed(), description: long(501) }, 'max_length', 'description'],
      ['INVENT-16: another kind', { ...committed(), type: 'both' }, 'choice', 'type'],
      ['a key of nobody', { ...committed(), status: 'enabled' }, 'unknown', 'status'],
    ])('%s', async (_name, body, rule, field) => {
      const answer = await world.ask(body, { query: '?dry_run=true' });
      if (rule === null) expect([answer.status, answer.body.field_errors]).toEqual([201, undefined]);
      else expect(answer.body.field_errors).toMatchObject([{ field, rule }]);
    });
  });
});
