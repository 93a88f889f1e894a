import { describe, expect, it } from 'vitest';
import {
  type ExperienceFacts,
  type ModuleFlag,
  SETTINGS_SECTIONS,
  type SettingsSection,
} from './experiences.ts';
import { promotionIssues } from './promotionIssues.ts';
import { isCodeShownAnyway, judgeSettings, type Situation, settledSettings } from './promotionRules.ts';
import {
  newPromotionSettings,
  type PromotionSettings,
  promotionSettings,
  withScheme,
} from './promotionValues.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const EVERY_SECTION = Object.fromEntries(SETTINGS_SECTIONS.map((section) => [section, 'enabled'])) as Record<
  SettingsSection,
  ModuleFlag
>;

function situation(
  settings: Partial<PromotionSettings> = {},
  experience: Partial<ExperienceFacts> = {},
  sections: Partial<Record<SettingsSection, ModuleFlag | undefined>> = {},
): Situation {
  const visibleSections = Object.entries({ ...EVERY_SECTION, ...sections }).filter(
    ([, flag]) => flag !== undefined,
  );
  return {
    experience: {
      modules: { activation_links: 'enabled', settings: Object.fromEntries(visibleSections) },
      authenticationSystems: ['email', 'mobile', 'account', 'third_party'],
      digitalRewardsMasks: [],
      disallowPdf: false,
      supportedRedemptionFlow: ['facelift'],
      redemptionFlow: { supportsPrimaryCode: true },
      ...experience,
    },
    settings: {
      ...newPromotionSettings({ now: NOW, operatingCountries: ['FR'] }),
      name: 'Summer',
      uiId: 'summer',
      ...settings,
    },
    operatingCountries: ['FR', 'US'],
  };
}
const issues = (...of: Parameters<typeof situation>) =>
  promotionIssues(situation(...of)).map(({ field, rule }) => `${field}: ${rule}`);

describe('what a promotion must hold', () => {
  it('WIZ-12, WIZ-13, WIZ-14, WIZ-15, WIZ-16, WIZ-17: what the wizard begins with lacks a name and a domain alone', () => {
    expect(issues()).toEqual([]);
    expect(issues({ name: '', uiId: null })).toEqual([
      'name: promotion_name_required',
      'uiId: portal_domain_invalid',
    ]);
  });

  it('WIZSET-8, WIZSET-13: a name, unless the experience leaves it open', () => {
    expect(issues({ name: '' })).toEqual(['name: promotion_name_required']);
    expect(issues({ name: '' }, {}, { name: 'optional' })).toEqual([]);
  });

  it('WIZSET-9, WIZSET-10, WIZSET-14: a start, and an end unless it is ongoing', () => {
    expect(issues({ startsAt: null })).toEqual(['startsAt: promotion_dates_required']);
    expect(issues({ ongoing: false })).toEqual(['endsAt: promotion_dates_required']);
    expect(issues({ ongoing: false, startsAt: null }, {}, { date: 'optional' })).toEqual([]);
    expect(issues({ ongoing: false, endsAt: '2026-06-01T00:00:00Z' })).toEqual(['endsAt: ends_before_start']);
  });

  it('WIZSET-16: all four options against fraud', () => {
    expect(issues({ fraudLevel: null, restrictedCountries: [], restrictedLanguages: [] })).toEqual([
      'fraudLevel: fraud_options_required',
      'restrictedCountries: fraud_options_required',
      'restrictedLanguages: fraud_options_required',
    ]);
    expect(issues({ redeemFrequency: null }, {}, { fraud_options: 'optional' })).toEqual([]);
  });

  it('WIZSET-22, WIZSET-23: strong protection needs accounts, and neither e-mail nor mobile', () => {
    const strong = { fraudLevel: 'strong' } as const;
    expect(issues(strong)).toEqual(['fraudLevel: strong_needs_accounts']);
    expect(issues({ ...strong, authenticationSystems: ['account'] })).toEqual([]);
    expect(issues({ ...strong, authenticationSystems: ['account', 'email'] })).toHaveLength(1);
    const byMail: Partial<PromotionSettings> = { activationNotificationChannels: ['email'] };
    expect(issues({ ...strong, ...byMail, authenticationSystems: ['account'] })).toHaveLength(1);
  });

  it('WIZSET-37, WIZSET-38, WIZSET-43: a channel for activation, unless links can be fetched and nobody insists', () => {
    const none = { activationNotificationChannels: [] };
    const missing = ['activationNotificationChannels: activation_channel_required'];
    const withoutLinks = { modules: { settings: EVERY_SECTION } };
    expect(issues(none)).toEqual([]);
    expect(issues(none, {}, { notification_channels: 'required' })).toEqual(missing);
    expect(issues(none, withoutLinks)).toEqual(missing);
    expect(issues({ activationNotificationChannels: ['sms'] }, withoutLinks)).toEqual([]);
  });

  it('WIZSET-39, WIZSET-40, WIZSET-41: a method of authentication, where there is one to choose', () => {
    const none = { authenticationSystems: [] };
    expect(issues(none)).toEqual(['authenticationSystems: authentication_required']);
    expect(issues(none, {}, { authentication_systems: 'optional' })).toEqual([]);
    expect(issues(none, { authenticationSystems: [] })).toEqual([]);
    expect(issues({ authenticationSystems: ['mobile'] }, { authenticationSystems: ['email'] })).toEqual([
      'authenticationSystems: authentication_not_offered',
    ]);
  });

  it('WIZSET-42: a confirmation, where the flow ends with a code', () => {
    expect(issues({ notificationChannels: [] })).toEqual([
      'notificationChannels: notification_channel_required',
    ]);
    expect(issues({ notificationChannels: [] }, { redemptionFlow: { supportsPrimaryCode: false } })).toEqual(
      [],
    );
  });

  it('WIZSET-49: a portal domain, unless the experience leaves it open', () => {
    expect(issues({ uiId: null })).toEqual(['uiId: portal_domain_invalid']);
    expect(issues({ uiId: null }, {}, { redemption_portal_domain: 'optional' })).toEqual([]);
  });
});

describe('each value by itself', () => {
  const rules = (values: Partial<PromotionSettings>) => {
    const read = promotionSettings.safeParse({ ...situation().settings, ...values });
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  it.each(['summer', 'a', 's-u-m-2', 'Summer'])('WIZSET-50: %s is a label of a domain', (uiId) => {
    expect(rules({ uiId })).toEqual([]);
  });

  it.each(['-a', 'a-', 'a.b', 'a b', 'été', 'a_b', 'x'.repeat(64)])(
    'WIZSET-50, WIZSET-51: %s is none',
    (uiId) => {
      expect(rules({ uiId })).toEqual(['uiId: portal_domain_invalid']);
    },
  );

  it.each(['example.com', 'http://example.com/a?b=c#d', 'HTTPS://www.example.co.jp:8443/'])(
    'WIZSET-54: %s is a landing page',
    (landingPageUrl) => {
      expect(rules({ landingPageUrl })).toEqual([]);
    },
  );

  it.each([
    'example',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://',
    'exa mple.com',
    'https://a.example/"><b>',
  ])('WIZSET-54, WIZSET-55: %s is none', (landingPageUrl) => {
    expect(rules({ landingPageUrl })).toEqual(['landingPageUrl: landing_page_invalid']);
  });

  it('WIZSET-56: an address without a scheme gets http', () => {
    expect(withScheme('example.com')).toBe('http://example.com');
    expect(withScheme('HTTPS://example.com')).toBe('HTTPS://example.com');
  });

  it('WIZSET-25: links expire after a day at the least, or never', () => {
    expect(rules({ redemptionExpirationDelay: null })).toEqual([]);
    expect(rules({ redemptionExpirationDelay: 1 })).toEqual([]);
    expect(rules({ redemptionExpirationDelay: 0 })).toHaveLength(1);
    expect(rules({ redemptionExpirationDelay: 1.5 })).toHaveLength(1);
  });

  it('I18N-5, WIZSET-12, WIZSET-15: a language of promotions', () => {
    expect(rules({ locale: 'ja' })).toEqual([]);
    expect(rules({ locale: 'es' as 'en' })).toEqual(['locale: promotion_language_required']);
  });
});

describe('what is hidden or closed', () => {
  it('WIZSET-30, WIZSET-31: vouchers are offered where the flow ends with a code and the experience allows them', () => {
    const isPdfShown = (...of: Parameters<typeof situation>) =>
      judgeSettings(situation(...of)).allowPdf.isShown;
    expect(isPdfShown()).toBe(true);
    expect(isPdfShown({}, { disallowPdf: true })).toBe(false);
    expect(isPdfShown({}, { redemptionFlow: { supportsPrimaryCode: false } })).toBe(false);
    expect(settledSettings(situation({ allowPdf: true }, { disallowPdf: true })).allowPdf).toBe(false);
  });

  it('WIZSET-33: methods of authentication are closed while a message activates, whose address is then the method', () => {
    const mailed = situation({ activationNotificationChannels: ['email', 'sms'] });
    const { authenticationSystems } = judgeSettings(mailed);
    expect(authenticationSystems).toEqual({ isShown: true, isOpen: false, isRequired: false });
    expect(settledSettings(mailed).authenticationSystems).toEqual(['email', 'mobile']);
  });

  it('WIZSET-35: the sender of mails is asked for where one is sent', () => {
    const none = { notificationChannels: [] };
    expect(judgeSettings(situation(none)).emailSenderName.isShown).toBe(false);
    expect(
      judgeSettings(situation({ ...none, activationNotificationChannels: ['email'] })).emailVia.isShown,
    ).toBe(true);
    expect(settledSettings(situation({ ...none, emailSenderName: 'Acme' })).emailSenderName).toBeNull();
  });

  it('WIZSET-36, WIZSET-44, WIZSET-45: without a confirmation the code is displayed, and a note says so', () => {
    const off = situation({ notificationChannels: [], displayCode: false });
    expect(isCodeShownAnyway(off)).toBe(true);
    expect(judgeSettings(off).displayCode.isOpen).toBe(false);
    expect(settledSettings(off).displayCode).toBe(true);
    expect(isCodeShownAnyway(situation({ displayCode: false }))).toBe(false);
  });

  it('WIZSET-46: the link to contact goes with contact support', () => {
    const { footerLinks } = settledSettings(situation({ enableContactSupport: false }));
    expect(footerLinks).toEqual(['privacy_policy', 'terms_and_conditions']);
  });

  it('WIZSET-11: an ongoing promotion keeps no end', () => {
    expect(settledSettings(situation({ endsAt: '2027-01-01T00:00:00Z' })).endsAt).toBeNull();
  });

  it('WIZSET-57, WIZSET-58: sharing and the sign-in of others are offered where the experience supports them', () => {
    const judged = judgeSettings(
      situation({}, { authenticationSystems: ['email'] }, { sharing_systems: undefined }),
    );
    expect(judged.sharingSystems.isShown).toBe(false);
    expect(judged.thirdPartyAuthentication.isShown).toBe(false);
    expect(judgeSettings(situation()).thirdPartyAuthentication.isShown).toBe(true);
  });

  it('WIZ-29, PROMO-55: hidden restrictions are the organization’s countries and the promotion’s language; without a flow nothing of it is set', () => {
    const settled = settledSettings(
      situation({ locale: 'fr' }, { redemptionFlow: null }, { fraud_options: undefined }),
    );
    expect(settled).toMatchObject({
      restrictedCountries: ['FR', 'US'],
      restrictedLanguages: ['fr'],
      footerLinks: [],
      multipleRewards: false,
      thirdPartyAuthentication: false,
      sharingSystems: [],
    });
  });
});
