// Every combination of the switches that matter: what the form of a promotion shows, closes and refuses is what the platform keeps and refuses.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPromotionBody, settingsOf } from '../../platform/promotions/promotions/body.ts';
import { type PromotionWorld, startPromotions } from '../../platform/testing/promotions.ts';
import { fieldErrorsOf } from '../../schema/foundation/text/fieldErrors.ts';
import {
  type ExperienceFacts,
  MODULE_FLAGS,
  type ModuleFlag,
  SETTINGS_SECTIONS,
} from '../../schema/promotions/experiences.ts';
import { promotionIssues } from '../../schema/promotions/promotionIssues.ts';
import { pathOfSetting, treeOfSettings } from '../../schema/promotions/promotionPaths.ts';
import { judgeSettings, settledSettings } from '../../schema/promotions/promotionRules.ts';
import { newPromotionSettings, type PromotionSettings } from '../../schema/promotions/promotionValues.ts';
import { promotionFormRules, settingsAsked } from '../../web/promotions/promotionSettings/promotionForm.ts';

const COUNTRIES = ['FR', 'US'];
const NOW = new Date('2026-11-22T18:00:00Z');

interface Case {
  hasCode: boolean;
  flag: ModuleFlag | undefined;
  hasLinks: boolean;
  settings: PromotionSettings;
}

/** Each value of the first list with each of the others. */
function product<Row extends Record<string, unknown>>(
  lists: { [Key in keyof Row]: readonly Row[Key][] },
): Row[] {
  return Object.entries(lists).reduce<Row[]>(
    (rows, [key, values]) =>
      rows.flatMap((row) => (values as readonly unknown[]).map((value) => ({ ...row, [key]: value }))),
    [{} as Row],
  );
}

const CHANNELS: PromotionSettings['notificationChannels'][] = [['email'], ['sms'], []];
const METHODS = ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((bits) =>
  (['email', 'mobile', 'account'] as const).filter((_, index) => bits & (1 << index)),
);

const CASES: Case[] = product<{
  hasCode: boolean;
  flag: ModuleFlag | undefined;
  hasLinks: boolean;
  activation: (typeof CHANNELS)[number];
  confirmation: (typeof CHANNELS)[number];
  methods: (typeof METHODS)[number];
  fraudLevel: 'standard' | 'strong';
  displayCode: boolean;
  contact: boolean;
}>({
  hasCode: [true, false],
  flag: [undefined, ...MODULE_FLAGS],
  hasLinks: [true, false],
  activation: CHANNELS,
  confirmation: CHANNELS,
  methods: METHODS,
  fraudLevel: ['standard', 'strong'],
  displayCode: [true, false],
  contact: [true, false],
}).map(({ hasCode, flag, hasLinks, ...choices }) => ({
  hasCode,
  flag,
  hasLinks,
  settings: {
    ...newPromotionSettings({ now: NOW, operatingCountries: COUNTRIES }),
    name: 'Table',
    uiId: 'table',
    fraudLevel: choices.fraudLevel,
    authenticationSystems: [...choices.methods],
    activationNotificationChannels: choices.activation,
    notificationChannels: choices.confirmation,
    displayCode: choices.displayCode,
    enableContactSupport: choices.contact,
  },
}));

const experienceOf = ({ hasCode, flag, hasLinks }: Case): ExperienceFacts => ({
  modules: {
    ...(hasLinks && { activation_links: 'enabled' as const }),
    settings: flag ? Object.fromEntries(SETTINGS_SECTIONS.map((section) => [section, flag])) : {},
  },
  authenticationSystems: ['email', 'mobile', 'account'],
  digitalRewardsMasks: [],
  disallowPdf: false,
  supportedRedemptionFlow: ['facelift'],
  redemptionFlow: { supportsPrimaryCode: hasCode },
});

const keyOf = ({ hasCode, flag, hasLinks }: Case) => `${hasCode} ${flag} ${hasLinks}`;
const rules = new Map<string, ReturnType<typeof promotionFormRules>>();
function rulesOf(one: Case) {
  const cached = rules.get(keyOf(one));
  if (cached) return cached;
  const formRules = promotionFormRules({
    experience: experienceOf(one),
    operatingCountries: COUNTRIES,
    supportEmail: null,
  });
  rules.set(keyOf(one), formRules);
  return formRules;
}

/** Fields that the form refuses, with what it says of them. */
function refusedByForm(one: Case): string[] {
  const read = rulesOf(one).safeParse(one.settings);
  if (read.success) return [];
  return fieldErrorsOf(read.error)
    .map(({ field, rule }) => `${pathOfSetting(field as keyof PromotionSettings)}: ${rule}`)
    .sort();
}

const situationOf = (one: Case, settings: PromotionSettings) => ({
  experience: experienceOf(one),
  settings,
  operatingCountries: COUNTRIES,
});

/** What the platform's own reading of a body refuses. */
function refusedByPlatform(one: Case): string[] {
  const body = { ...treeOfSettings(one.settings), experience: { id: '1' }, rewards: [{ sku: 'AAA-1' }] };
  const { experience: _, rewards: __, ...input } = newPromotionBody.parse(body);
  const usual = newPromotionSettings({ now: NOW, operatingCountries: COUNTRIES });
  return promotionIssues(situationOf(one, settingsOf(input, usual)))
    .map(({ field, rule }) => `${pathOfSetting(field)}: ${rule}`)
    .sort();
}

describe('each combination', () => {
  it('WIZSET-8, WIZSET-22, WIZSET-37, WIZSET-39, WIZSET-41, WIZSET-42, WIZSET-49: form and platform refuse the same fields for the same reasons', () => {
    expect(CASES).toHaveLength(9216);
    const different = CASES.filter((one) => refusedByForm(one).join() !== refusedByPlatform(one).join());
    expect(different).toEqual([]);
    expect(CASES.filter((one) => refusedByForm(one).length > 0).length).toBeGreaterThan(1000);
  });

  it('WIZSET-33, WIZSET-44, WIZSET-45, WIZSET-46: what the form hides or closes cannot be set by a body either', () => {
    for (const one of CASES) {
      const situation = situationOf(one, one.settings);
      const judged = judgeSettings(situation);
      const finalSettings = settledSettings(situation);
      const facts = { experience: situation.experience, operatingCountries: COUNTRIES, supportEmail: null };
      expect(settingsAsked(one.settings, facts)).toEqual(finalSettings);
      // Settling what is settled changes nothing: a save of what was read keeps it.
      expect(settledSettings(situationOf(one, finalSettings))).toEqual(finalSettings);
      if (!judged.displayCode.isOpen) expect(finalSettings.displayCode).toBe(true);
      if (!judged.fraudLevel.isShown) expect(finalSettings.fraudLevel).toBe('standard');
      if (!finalSettings.enableContactSupport) expect(finalSettings.footerLinks).not.toContain('contact_us');
    }
  });
});

describe('a sample at the platform’s own door', () => {
  let world: PromotionWorld;
  beforeAll(async () => {
    world = await startPromotions();
    for (const one of EXPERIENCES) {
      const { modules } = experienceOf(one);
      await world.run(
        sql`insert into experiences (id, position, names, descriptions, picto, infos, benefits, redemption_flow_id, authentication_systems, modules,
          digital_rewards_masks, environments, disallow_pdf, supported_redemption_flow, status)
          select ${idOf(one)}::bigint, 50, names, descriptions, picto, infos, benefits, ${one.hasCode ? 'portal' : 'direct_link'},
            '{email,mobile,account}', ${JSON.stringify(modules)}::jsonb, '{}', environments, false, '{facelift}', 'enabled' from experiences where id = 1`,
      );
    }
  });
  afterAll(() => world?.platform.close());

  const EXPERIENCES = [...new Map(CASES.map((one) => [keyOf(one), one])).values()];
  const idOf = (one: Case) => 500 + EXPERIENCES.findIndex((other) => keyOf(other) === keyOf(one));

  it('WIZ-11, WIZSET-49: two hundred of them are created or refused as the form says, and kept as it shows them', async () => {
    const sample = CASES.filter((_, index) => index % 46 === 7);
    expect(sample.length).toBeGreaterThanOrEqual(200);
    for (const [index, one] of sample.entries()) {
      const settings = { ...one.settings, uiId: `table-${index}` };
      const { status, body } = await world.create({
        ...treeOfSettings(settings),
        experience: { id: String(idOf(one)) },
      });
      const refused = refusedByForm({ ...one, settings });
      const label = `${index} ${keyOf(one)} ${JSON.stringify(settings)}`;
      const errors = (body.field_errors ?? []) as unknown as { field: string; rule: string }[];
      expect(errors.map(({ field, rule }) => `${field}: ${rule}`).sort(), label).toEqual(refused);
      expect(status, label).toBe(refused.length === 0 ? 201 : 422);
      if (status !== 201) continue;
      const finalSettings = settledSettings(situationOf(one, settings));
      expect(body, label).toMatchObject({
        ui_id: finalSettings.uiId,
        fraud_level: finalSettings.fraudLevel,
        allow_pdf: finalSettings.allowPdf,
        notification_channels: finalSettings.notificationChannels,
        activation_notification_channels: finalSettings.activationNotificationChannels,
        authentication_systems: finalSettings.authenticationSystems,
        restrictions: {
          countries: finalSettings.restrictedCountries,
          languages: finalSettings.restrictedLanguages,
        },
        flow_settings: {
          display_code: finalSettings.displayCode,
          enable_contact_support: finalSettings.enableContactSupport,
          footer_links: finalSettings.footerLinks,
        },
      });
    }
  });
});
