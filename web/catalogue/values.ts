import { amountText } from '../../schema/amountText.ts';
import type { Say } from './words.ts';

/** The value of a reward: a formatted amount, or any amount. */
export function faceValueText(
  { faceValue, currency }: { faceValue: string | null; currency: string | null },
  locale: string,
  say: Say,
): string {
  if (faceValue === null || currency === null || !/[1-9]/.test(faceValue)) return say('value_free');
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
