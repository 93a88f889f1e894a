// Phone numbers as people write them. One rule for files, forms, search and SMS; the metadata of countries come from the caller.
import type { CountryCode, PhoneNumber as ParsedNumber } from 'libphonenumber-js/core';

/** A valid number. */
export interface PhoneNumber {
  /** E.164: `+` and digits. */
  number: string;
  /** False for a number that certainly receives no SMS: a landline, a freephone or premium number, internet telephony. */
  canBeMobile: boolean;
}

/** Reads a number in international form, or in national form of `country`; null where it is not valid for its country. */
export type ReadPhone = (written: string, country?: string) => PhoneNumber | null;

/** The parser of libphonenumber-js with its metadata. */
type Parse = (
  text: string,
  options: { defaultCountry?: CountryCode; extract: false },
) => ParsedNumber | undefined;

/** Types of numbers that receive SMS. In North America, a number does not tell whether it is mobile. */
const MOBILE_TYPES: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Longest text that is parsed; people write spaces and brackets into 15 digits. */
const MAX_WRITTEN = 40;

/** Marks of direction that address books copy along with a number, and every kind of dash and space. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Digits with the separators that people write. */
const NUMBER = /^\+?[\d\s()./-]+$/;

/** A decimal that a program wrote: 33612345678.0 or +33612345678,00. Its digits are not a number that somebody dials. */
const DECIMAL = /\d{6}[.,]\d{0,2}$/;

/** A number as a spreadsheet shows it when the cell is too narrow: 4.15555E+09. Most of its digits are gone. */
const DIGITS_LOST = /^[+-]?\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** True if a spreadsheet replaced digits of this number, so that nobody can know them: a phone number, an order ID, a reference. */
export const hasLostDigits = (written: string): boolean => DIGITS_LOST.test(written.trim());

/** Makes a reader from the parser of libphonenumber-js and the metadata that it is bound to. */
export function phoneReader(parse: Parse): ReadPhone {
  return (written, country) => {
    const text = plainNumber(written);
    if (text === null) return null;
    if (text.startsWith('+')) return validNumber(text) ?? validNumber(text, WITHOUT_TRUNK);
    return country === undefined ? null : validNumber(text, null, country as CountryCode);
  };

  function validNumber(text: string, drop: RegExp | null = null, country?: CountryCode): PhoneNumber | null {
    const digits = (drop ? text.replace(drop, '') : text).replaceAll(/[^+\d]/g, '');
    const parsed = parse(digits, { ...(country && { defaultCountry: country }), extract: false });
    if (!parsed?.isValid() || parsed.ext !== undefined) return null;
    if (country !== undefined && !isOf(parsed, country)) return null;
    return { number: parsed.number, canBeMobile: MOBILE_TYPES.has(parsed.getType()) };
  }
}

/** `(0)` after the country code, which some countries' numbers have and others drop. */
const WITHOUT_TRUNK = /\(0\)/;

/** A number that was read as national belongs to that country. */
const isOf = (parsed: ParsedNumber, country: CountryCode): boolean =>
  parsed.country === country ||
  (parsed.country === undefined && (parsed.getPossibleCountries()?.includes(country) ?? false));

/** The written number with plain separators and `+` for `00`; null where it is none. */
function plainNumber(written: string): string | null {
  if (written.length > MAX_WRITTEN) return null;
  const text = written.replaceAll(DIRECTION_MARKS, '').replaceAll(DASHES, '-').trim().replace(/^00/, '+');
  return NUMBER.test(text) && !DECIMAL.test(text) ? text : null;
}

/** True if a text can be a number in international form. Forms ask this before they send it; only `ReadPhone` knows whether the number is valid. */
export function looksInternational(written: string): boolean {
  const text = plainNumber(written);
  if (!text?.startsWith('+')) return false;
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 16;
}

/** True if a text can be a number in national form: with its trunk zero, or as long as one. */
export const looksNational = (written: string): boolean =>
  NUMBER.test(written.trim()) && /^(?:0\d{7,11}|\d{9,11})$/.test(written.replaceAll(/\D/g, ''));

/** The rule that a phone number breaks; null for a number that can be used. */
export function phoneRule(
  written: string,
  { readPhone, isForSms }: { readPhone: ReadPhone; isForSms: boolean },
): 'digits_lost' | 'phone_format' | 'phone_not_mobile' | null {
  if (hasLostDigits(written)) return 'digits_lost';
  const phone = readPhone(written);
  if (phone === null) return 'phone_format';
  return isForSms && !phone.canBeMobile ? 'phone_not_mobile' : null;
}

/** Numbers that are remembered at most. */
const MAX_REMEMBERED = 20_000;

/** A reader that reads each text once, for work on one file: parsing takes tens of microseconds, and rows are judged again after each change. */
export function rememberingPhones(read: ReadPhone): ReadPhone {
  const cache = new Map<string, PhoneNumber | null>();
  return (written, country) => {
    const key = `${country ?? ''} ${written}`;
    const before = cache.get(key);
    if (before !== undefined) return before;
    if (cache.size >= MAX_REMEMBERED) cache.clear();
    const phone = read(written, country);
    cache.set(key, phone);
    return phone;
  };
}

/** The prefix of stored numbers that somebody's typed text means: `+` and its digits; `00` stands for `+`, which may be left out. */
export const phoneDigits = (written: string): string =>
  `+${written.replace(WITHOUT_TRUNK, '').replaceAll(/\D/g, '').replace(/^00/, '')}`;
