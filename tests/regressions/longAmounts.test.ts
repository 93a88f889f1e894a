import { describe, expect, test } from 'vitest';
import { budgetAlert } from '../../schema/advertisers/advertisers.ts';
import { parseMoney } from '../../schema/foundation/money/money.ts';
import { fieldErrorsOf } from '../../schema/foundation/text/fieldErrors.ts';
import {
  requestedAmount,
  rewardQuantityText,
  unitSellingPrice,
} from '../../schema/money/allocations/allocations.ts';
import { budgetAmount } from '../../schema/money/budgets.ts';
import { processorTime } from '../support/processorTime.ts';

// Zeros cut off the end by a regular expression took the square of their number: seconds for one amount, before anybody was asked.

const limits = { currency: 'EUR', max: null, allowCommittedAllocation: true };
const RULES = {
  'a credit': budgetAmount('credit', limits),
  'a debit': budgetAmount('debit', limits),
  'a price': unitSellingPrice('EUR'),
  'a requested amount': requestedAmount('EUR', 100n),
  'a quantity': rewardQuantityText,
  'a limit of the balance': budgetAlert('EUR'),
};
const LONG = {
  'zeros before a last digit': `1.${'0'.repeat(100_000)}1`,
  'zeros only': `1.${'0'.repeat(100_000)}`,
  'many digits': '9'.repeat(100_000),
};

/** Milliseconds of processor time that `run` takes, once it has been compiled. */
function msOf(run: () => unknown): number {
  const started = processorTime();
  run();
  return processorTime() - started;
}

describe.each(Object.entries(RULES))('%s', (_name, rule) => {
  test.each(Object.entries(LONG))(
    'of a hundred thousand characters, %s, is refused at once',
    (_how, text) => {
      rule.safeParse('1');
      expect(msOf(() => rule.safeParse(text))).toBeLessThan(50);
      const { error } = rule.safeParse(text);
      expect(error && fieldErrorsOf(error)).toEqual([{ field: '', rule: 'max_length', limit: '40' }]);
    },
  );
});

test.each(Object.entries(LONG))('an amount of %s is none', (_how, text) => {
  expect(msOf(() => parseMoney(text, 'EUR'))).toBeLessThan(50);
  expect(parseMoney(text, 'EUR')).toBeNull();
});
