import { allowsStrongFraud, authenticationChoices, judgeSettings, type Situation } from './promotionRules.ts';
import type { PromotionSettings, SettingName } from './promotionValues.ts';

/** A broken rule of a promotion's settings: its field and the key of its message. */
export interface PromotionIssue {
  field: SettingName;
  rule: string;
}

/** Messages for required fields that are empty. */
const EMPTY: Partial<Record<SettingName, string>> = {
  name: 'promotion_name_required',
  startsAt: 'promotion_dates_required',
  endsAt: 'promotion_dates_required',
  locale: 'promotion_language_required',
  fraudLevel: 'fraud_options_required',
  redeemFrequency: 'fraud_options_required',
  restrictedCountries: 'fraud_options_required',
  restrictedLanguages: 'fraud_options_required',
  activationNotificationChannels: 'activation_channel_required',
  notificationChannels: 'notification_channel_required',
  authenticationSystems: 'authentication_required',
  uiId: 'portal_domain_invalid',
};

/** Every broken rule of the settings as a whole, in the order of the form; the same for the form and for the platform (WIZSET-8 … WIZSET-58). */
export function promotionIssues(situation: Situation): PromotionIssue[] {
  const { settings } = situation;
  const judged = judgeSettings(situation);
  const issues = (Object.keys(EMPTY) as SettingName[])
    .filter((name) => judged[name].isRequired && isEmpty(settings[name]))
    .map((field): PromotionIssue => ({ field, rule: EMPTY[field] as string }));
  return [...issues, ...datesInOrder(settings), ...choicesOfExperience(situation)];
}

const isEmpty = (value: PromotionSettings[SettingName]): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function datesInOrder({ ongoing, startsAt: start, endsAt: end }: PromotionSettings): PromotionIssue[] {
  if (ongoing || start === null || end === null || Date.parse(end) > Date.parse(start)) return [];
  return [{ field: 'endsAt', rule: 'ends_before_start' }];
}

function choicesOfExperience(situation: Situation): PromotionIssue[] {
  const { settings } = situation;
  const judged = judgeSettings(situation);
  const choices = authenticationChoices(situation);
  const issues: PromotionIssue[] = [];
  if (judged.fraudLevel.isOpen && settings.fraudLevel === 'strong' && !allowsStrongFraud(situation))
    issues.push({ field: 'fraudLevel', rule: 'strong_needs_accounts' });
  if (
    judged.authenticationSystems.isOpen &&
    settings.authenticationSystems.some((system) => !choices.includes(system))
  )
    issues.push({ field: 'authenticationSystems', rule: 'authentication_not_offered' });
  return issues;
}
