import { expect, it } from 'vitest';
import { newPromotionSettings } from './promotionValues.ts';

it('WIZ-12, WIZ-13, WIZ-14, WIZ-15, WIZ-16, WIZ-17, WIZ-18, WIZ-19, WIZ-20, WIZ-21, WIZ-22, WIZ-23, WIZ-24, WIZ-26, WIZ-27, WIZ-29: what the wizard begins with', () => {
  const now = new Date('2026-11-22T18:00:00Z');
  expect(newPromotionSettings({ now, operatingCountries: ['FR', 'US'], locale: 'fr' })).toEqual({
    name: '',
    ongoing: true,
    startsAt: now.toISOString(),
    endsAt: null,
    locale: 'fr',
    allowPdf: false,
    redemptionExpirationDelay: null,
    autoCancelCode: false,
    multipleRewards: false,
    thirdPartyAuthentication: false,
    securedOrderIds: false,
    authenticationSystems: ['email', 'mobile'],
    fraudLevel: 'standard',
    redeemFrequency: 'multiple',
    restrictedCountries: ['FR', 'US'],
    restrictedLanguages: ['fr'],
    activationNotificationChannels: [],
    notificationChannels: ['email'],
    landingPageUrl: null,
    sharingSystems: [],
    displayCode: true,
    enableContactSupport: true,
    footerLinks: ['privacy_policy', 'terms_and_conditions', 'contact_us'],
    emailSenderName: null,
    emailVia: false,
    uiId: null,
  });
});
