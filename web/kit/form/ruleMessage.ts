import type { TFunction } from 'i18next';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';

/** The sentence of a broken rule: key and limit in the namespace `rules`; an unknown rule says that the value is not valid. */
export function ruleMessage({ rule, limit }: FieldError, t: TFunction<'rules'>): string {
  return t(rule, { limit, defaultValue: t('format') });
}
