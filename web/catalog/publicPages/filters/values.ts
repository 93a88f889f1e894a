import { amountText } from '../../../../schema/foundation/money/amountText.ts';
import type { Say } from '../words.ts';

/** The face value of a reward in the format of the search index. */
export interface RewardWorth {
  faceValue: string | null;
  currency: string | null;
  variableValue: boolean | null;
}

/** The value of a reward: a formatted amount, or any amount where it is chosen. A reward of value 0 is worth 0. */
export function faceValueText(
  { faceValue, currency, variableValue }: RewardWorth,
  locale: string,
  say: Say,
): string {
  if (variableValue || faceValue === null || currency === null) return say('value_free');
  return amountText(faceValue, currency, locale);
}

/** A country's name; `*` means worldwide. */
export function countryName(code: string, locale: string, say: Say): string {
  if (code === '*') return say('worldwide');
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** A currency's name with its code. */
export function currencyName(code: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }).of(code) ?? code;
  return name === code ? code : `${code} – ${name}`;
}
