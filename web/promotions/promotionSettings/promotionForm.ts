import { z } from '../../../schema/foundation/text/zod.ts';
import type { ExperienceFacts } from '../../../schema/promotions/experiences.ts';
import { promotionIssues } from '../../../schema/promotions/promotionIssues.ts';
import { SETTING_NAMES } from '../../../schema/promotions/promotionPaths.ts';
import {
  authenticationChoices,
  judgeSettings,
  type Situation,
  settledSettings,
} from '../../../schema/promotions/promotionRules.ts';
import {
  type PromotionSettings,
  promotionSettings,
  type SettingName,
} from '../../../schema/promotions/promotionValues.ts';
import type { FormApi, FormValues } from '../../kit/form/formApi.ts';

/** The other facts that the settings are checked against. */
export interface PromotionFacts {
  experience: ExperienceFacts;
  operatingCountries: readonly string[];
  /** The advertiser's address for recipients; null if it has none. */
  supportEmail: string | null;
}

/** Numbers of days are typed text: they become numbers once they look like one. */
const days = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value),
  z
    .int({ error: ({ code }) => (code === 'invalid_type' ? 'whole_number' : undefined) })
    .min(1)
    .max(36_500)
    .nullable(),
) as unknown as z.ZodType<number | null, string | number | null>;

const values = promotionSettings.extend({ redemptionExpirationDelay: days });
export type PromotionRules = typeof values;
export type PromotionFormValues = FormValues<PromotionRules>;

/** The type of the settings form, for its fields. */
export type PromotionForm = Pick<FormApi<PromotionRules>, 'field' | 'values' | 'setValue' | 'errors'>;

/** A value parsed by its own rule; an invalid one stays as typed, and is checked with the others. */
const typed = (rule: z.ZodType) =>
  z.any().transform((value: unknown) => {
    const read = rule.safeParse(value);
    return read.success ? read.data : value;
  });

/**
 * The rules of the form: first those of each open field, then those that involve several fields. Hidden and closed fields are
 * settled before, so that no invisible field blocks the save.
 */
export function promotionFormRules(facts: PromotionFacts): PromotionRules {
  const shape = Object.fromEntries(SETTING_NAMES.map((name) => [name, typed(values.shape[name])]));
  const rules = z.object(shape).superRefine((formValues, context) => {
    const situation = settledSituation(formValues, facts);
    for (const issue of valueIssues(situation)) context.addIssue({ ...issue });
    for (const { field, rule } of promotionIssues(situation))
      context.addIssue({ code: 'custom', message: rule, path: [field] });
  });
  return rules as unknown as PromotionRules; // each field accepts anything on its own, and has the same type
}

/** The error of a single value, at its field. */
function valueIssues({ settings, ...facts }: Situation): z.core.$ZodIssue[] {
  const judged = judgeSettings({ settings, ...facts });
  return SETTING_NAMES.filter((name) => judged[name].isOpen && !isNothing(settings[name])).flatMap((name) => {
    const read = values.shape[name].safeParse(settings[name]);
    return read.error ? read.error.issues.slice(0, 1).map((issue) => ({ ...issue, path: [name] })) : [];
  });
}

/** Other rules report missing values. */
const isNothing = (value: unknown) => value === null || value === '';

/** The input of the rules, from the form's values; methods that the experience does not offer are not on the form, and not chosen. */
export function situationOf(values: Partial<PromotionFormValues>, facts: PromotionFacts): Situation {
  const { name, ...rest } = values;
  const lists = LISTS.map((list) => [list, values[list] ?? []]);
  const settings = { ...rest, name: name ?? '', ...Object.fromEntries(lists) } as PromotionSettings;
  const offered = authenticationChoices(facts);
  const authenticationSystems = settings.authenticationSystems.filter((system) => offered.includes(system));
  return { ...facts, settings: { ...settings, authenticationSystems } };
}

function settledSituation(values: Partial<PromotionFormValues>, facts: PromotionFacts): Situation {
  const situation = situationOf(values, facts);
  return { ...situation, settings: settledSettings(situation) };
}

/** The settings to save: checked values, with hidden and closed ones as stored. */
export const settingsAsked = (
  values: Partial<PromotionFormValues>,
  facts: PromotionFacts,
): PromotionSettings => settledSituation(values, facts).settings;

/** Changed settings for a save: one that was hidden or closed after the change keeps its stored value. */
export function changesAsked(
  changes: object,
  values: Partial<PromotionFormValues>,
  facts: PromotionFacts,
): Partial<PromotionSettings> {
  const newSettings = settingsAsked(values, facts);
  return Object.fromEntries(Object.keys(changes).map((name) => [name, newSettings[name as SettingName]]));
}

/** Returns true if the other settings allow a change of this one. */
export const isOpenSetting = (
  name: string,
  values: Partial<PromotionFormValues>,
  facts: PromotionFacts,
): boolean => judgeSettings(situationOf(values, facts))[name as SettingName].isOpen;

const LISTS = [
  ...(['restrictedCountries', 'restrictedLanguages', 'activationNotificationChannels'] as const),
  ...(['notificationChannels', 'authenticationSystems', 'sharingSystems', 'footerLinks'] as const),
];
