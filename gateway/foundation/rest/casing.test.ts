import { expect, test } from 'vitest';
import { camelOf, snakeOf, toRest } from './casing.ts';

test.each([
  ['name', 'name'],
  ['billingCurrency', 'billing_currency'],
  ['last7Days', 'last_7_days'],
  ['alert1', 'alert_1'],
  ['totalIsCapped', 'total_is_capped'],
  ['budgetAlerts.alert1', 'budget_alerts.alert_1'],
])('%s is %s in REST, and back', (camel, snake) => {
  expect(snakeOf(camel)).toBe(snake);
  expect(camelOf(snake)).toBe(camel);
});

test('null is sent, undefined is left out', () => {
  const draft = { contactEmail: null, name: undefined, label: 'x' };
  expect(toRest(draft, ['contactEmail', 'name', 'label'])).toEqual({ contact_email: null, label: 'x' });
});

test('a list that forgets a key of the draft does not compile', () => {
  const draft = { name: 'x', forgotten: 1 };
  // @ts-expect-error: `forgotten` would be dropped in silence.
  expect(toRest(draft, ['name'])).toEqual({ name: 'x' });
});
