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

test('only declared keys are sent, null included and undefined left out', () => {
  const draft = { contactEmail: null, name: undefined, label: 'x' };
  expect(toRest(draft, ['contactEmail', 'name', 'label'])).toEqual({ contact_email: null, label: 'x' });
  // @ts-expect-error: a key that the list forgets does not compile, since it would be dropped in silence.
  expect(toRest({ ...draft, forgotten: 1 }, ['contactEmail', 'name', 'label'])).toEqual({
    contact_email: null,
    label: 'x',
  });
});
