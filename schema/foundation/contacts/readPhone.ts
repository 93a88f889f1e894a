import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneReader } from './phoneNumbers.ts';

/**
 * Reads phone numbers with the metadata of all countries and types. The platform uses it wherever a number enters. Screens do not import it,
 * because it is too large for them: the desk loads the same metadata as a file, and forms ask `looksInternational` and leave the rest to the platform.
 */
export const readPhone = phoneReader((text, options) => parsePhoneNumberFromString(text, options));

/** The numbers that a text in national form can be, for search: one for each country where it is valid. */
export const nationalNumbers = (written: string): string[] => [
  ...new Set(getCountries().flatMap((country) => readPhone(written, country)?.number ?? [])),
];
