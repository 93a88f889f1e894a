import { expect, it } from 'vitest';
import { EXPERIENCE_MODULES, flagOf, hasModule, MODULE_FLAGS, SETTINGS_SECTIONS } from './experiences.ts';

it('WIZEXP-14, WIZEXP-15, WIZEXP-16: modules and sections have the names and the flags of the specification', () => {
  expect(MODULE_FLAGS).toEqual(['enabled', 'optional', 'required']);
  expect(EXPERIENCE_MODULES).toEqual([
    ...['api_keys_generation', 'activation_links', 'bulk_redemption', 'bulk_activation'],
    'customization_step',
  ]);
  expect(SETTINGS_SECTIONS).toEqual([
    ...['name', 'date', 'language', 'multiple_rewards_selection', 'redemption_portal_domain'],
    ...['notification_channels', 'authentication_systems', 'fraud_options', 'sharing_systems'],
  ]);
  const experience = {
    modules: { activation_links: 'required' as const, settings: { name: 'optional' as const } },
    authenticationSystems: [],
    digitalRewardsMasks: [],
    disallowPdf: false,
    supportedRedemptionFlow: [],
    redemptionFlow: null,
  };
  expect(hasModule(experience, 'activation_links')).toBe(true);
  expect(hasModule(experience, 'bulk_redemption')).toBe(false);
  expect([flagOf(experience, 'name'), flagOf(experience, 'date')]).toEqual(['optional', undefined]);
});
