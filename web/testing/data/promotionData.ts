// Only for tests: experiences and settings of promotions.
import type { ExperienceFacts, ModuleFlag, SettingsSection } from '../../../schema/promotions/experiences.ts';
import { newPromotionSettings, type PromotionSettings } from '../../../schema/promotions/promotionValues.ts';

export const NOW = new Date('2026-11-22T18:00:00Z');

const EVERY_SECTION: Record<SettingsSection, ModuleFlag> = {
  name: 'enabled',
  date: 'enabled',
  language: 'enabled',
  multiple_rewards_selection: 'enabled',
  redemption_portal_domain: 'enabled',
  notification_channels: 'enabled',
  sharing_systems: 'enabled',
  authentication_systems: 'enabled',
  fraud_options: 'enabled',
};

/** An experience with everything enabled; undefined sections are absent. */
export function experienceFacts(
  experience: Partial<ExperienceFacts> = {},
  sections: Partial<Record<SettingsSection, ModuleFlag | undefined>> = {},
): ExperienceFacts {
  const there = Object.entries({ ...EVERY_SECTION, ...sections }).filter(([, flag]) => flag !== undefined);
  return {
    modules: { activation_links: 'enabled', settings: Object.fromEntries(there) },
    authenticationSystems: ['email', 'mobile', 'account', 'third_party'],
    digitalRewardsMasks: [],
    disallowPdf: false,
    supportedRedemptionFlow: ['facelift'],
    redemptionFlow: { supportsPrimaryCode: true },
    ...experience,
  };
}

/** Settings that satisfy all rules of that experience. */
export const validSettings = (settings: Partial<PromotionSettings> = {}): PromotionSettings => ({
  ...newPromotionSettings({ now: NOW, operatingCountries: ['FR', 'US'] }),
  name: 'Summer',
  uiId: 'summer',
  ...settings,
});
