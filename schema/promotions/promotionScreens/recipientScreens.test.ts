import { describe, expect, it, test } from 'vitest';
import {
  type FlowFacts,
  filledText,
  missingWay,
  RECIPIENT_SCREENS,
  type RecipientScreen,
  screensOf,
  unknownPlaceholders,
} from './recipientScreens.ts';

const NOTHING: FlowFacts = {
  activationChannels: [],
  confirmationChannels: [],
  supportsPrimaryCode: false,
  hasBulkActivation: false,
  hasPortal: false,
  hasShippableReward: false,
};
const ERRORS = ['promotion_not_available', 'user_not_eligible', 'unexpected_error'] as const;

describe('the screens of a promotion', () => {
  it('CUSTOM-17, CUSTOM-19, CUSTOM-20, CUSTOM-23, CUSTOM-24, CUSTOM-25, CUSTOM-27: authentication, success and errors are always there, shipping is not', () => {
    expect(screensOf(NOTHING)).toEqual(['authentication', 'success', ...ERRORS]);
  });

  it.each([
    ['CUSTOM-14', { activationChannels: ['email'] }, 'email_activation'],
    ['CUSTOM-15', { activationChannels: ['sms'] }, 'sms_activation'],
    ['CUSTOM-16', { supportsPrimaryCode: true, hasBulkActivation: true }, 'code_entry'],
    ['CUSTOM-16', { hasPortal: true }, 'code_entry'],
    ['CUSTOM-19', { hasShippableReward: true }, 'shipping_information'],
    ['CUSTOM-21', { confirmationChannels: ['email'] }, 'email_delivery'],
    ['CUSTOM-22', { confirmationChannels: ['sms'] }, 'sms_delivery'],
  ] as const)('%s, CUSTOM-26: what switches it brings %o', (_, facts, name) => {
    expect(screensOf({ ...NOTHING, ...facts })).toContain(name);
    expect(screensOf(NOTHING)).not.toContain(name);
  });

  it('CUSTOM-23, CUSTOM-24, CUSTOM-25: two of the errors can be tried again', () => {
    const retried = ERRORS.filter((name) => (RECIPIENT_SCREENS[name] as RecipientScreen).hasRetry);
    expect(retried).toEqual(['promotion_not_available', 'unexpected_error']);
  });
});

test('placeholders are filled in, unknown ones are named', () => {
  expect(
    filledText('{{ reward_name }} for {{recipient_name}}{{code}}', {
      reward_name: 'Card',
      recipient_name: 'Ana',
    }),
  ).toBe('Card for Ana');
  expect(unknownPlaceholders('success', '{{code}} {{constructor}} {{password}} {{password}}')).toEqual([
    'constructor',
    'password',
  ]);
  // Before it is redeemed, a reward has no code.
  expect(unknownPlaceholders('email_activation', '{{link}} {{code}}')).toEqual(['code']);
  expect(filledText('{{code}}', { code: '{{link}}', link: 'x' })).toBe('{{link}}');
  expect(filledText('a{{constructor}}{{toString}}b', {})).toBe('ab');
});

it('CUSTOM-15, CUSTOM-22: an SMS says how its recipient gets to the reward', () => {
  expect(missingWay('sms_activation', 'Open {{ link }}')).toBeNull();
  expect(missingWay('sms_activation', 'Your code is {{code}}')).toBe('link');
  expect(missingWay('sms_delivery', 'Your code is {{code}}')).toBeNull();
  expect(missingWay('sms_delivery', 'Open {{link}}')).toBeNull();
  expect(missingWay('sms_delivery', 'Thank you')).toBe('code');
  expect(missingWay('success', 'Thank you')).toBeNull();
});
