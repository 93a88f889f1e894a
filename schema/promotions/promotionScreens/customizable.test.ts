import { expect, test } from 'vitest';
import { isCustomizable } from './customizable.ts';

const none = { activationNotificationChannels: [], notificationChannels: [] };

test('CUSTOM-40: what recipients see can be customized where the flow supports a primary code', () => {
  expect(isCustomizable({ ...none, redemptionFlow: { supportsPrimaryCode: true } })).toBe(true);
});

test.each([{ supportsPrimaryCode: false }, null])(
  'CUSTOM-41: where it does not (%o), a notification channel is needed',
  (redemptionFlow) => {
    expect(isCustomizable({ ...none, redemptionFlow })).toBe(false);
    expect(isCustomizable({ ...none, redemptionFlow, notificationChannels: ['email'] })).toBe(true);
    expect(isCustomizable({ ...none, redemptionFlow, activationNotificationChannels: ['sms'] })).toBe(true);
  },
);
