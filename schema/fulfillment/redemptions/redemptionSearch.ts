// How one fragment in the search box is taken: by which ways redemptions are looked for.
import { looksNational } from '../../foundation/contacts/phoneNumbers.ts';
import { readPhone } from '../../foundation/contacts/readPhone.ts';

/** Ways in which redemptions are found by a fragment. */
export const SEARCH_WAYS = [
  'id',
  'order_id',
  'batch_id',
  'external_ref',
  'email',
  'phone_number',
  'reward_code',
  'tracking_code',
  'name',
] as const;
export type SearchWay = (typeof SEARCH_WAYS)[number];

/** A way with what is looked for: an identifier, a phone number or a code whole, everything else by its beginning. */
export interface ReadWay {
  way: SearchWay;
  value: string;
}

/** Digits of the longest identifier, and of those that people type as one. */
const MAX_ID_DIGITS = 18;
const USUAL_ID_DIGITS = 9;
/** Length of a code, which is never shown in full, and of the part that lists show. */
const LEAST_CODE = 8;
const LAST_OF_CODE = 4;

/** A number as people write it in a message: `#123`, `n° 123`, `no. 123`, `№123`. */
const NUMBERED = /^(?:#|n\s?[°º]|no\.|nr\.|№)\s*(\d+)$/i;

/**
 * The likely ways of a fragment, the likeliest first; none where it holds neither letter nor digit. An address tells itself by its @, a phone number by + or
 * its spaces, a number by its length; a word is a name, an address, a number or a reference. A sign for "number" before digits is read as no part of
 * them, and the whole text is looked for as an order ID and a reference too: some begin with it.
 */
export function readSearch(fragment: string): ReadWay[] {
  const value = fragment.trim().replaceAll(/\s+/g, ' ');
  const [, digits] = NUMBERED.exec(value) ?? [];
  if (digits === undefined) return waysOf(value);
  const whole = (['order_id', 'external_ref'] as const).map((way) => ({ way, value }));
  return [...waysOfNumber(digits, false).map((way) => ({ way, value: digits })), ...whole];
}

function waysOf(value: string): ReadWay[] {
  const ways = (...names: SearchWay[]): ReadWay[] =>
    names.map((way) => ({ way, value: way === 'phone_number' ? (phoneOf(value) ?? value) : value }));
  if (!/[\p{L}\p{N}]/u.test(value)) return [];
  if (/^[^\s@]+@/.test(value)) return ways('email', 'external_ref');
  const isPhone = phoneOf(value) !== null;
  if (/^\d+$/.test(value)) return ways(...waysOfNumber(value, isPhone));
  if (/^(\+|00)[\d\s().-]+$/.test(value)) return isPhone ? ways('phone_number') : ways('order_id');
  const code = codeWays(value);
  if (/^[\d\s().-]+$/.test(value)) {
    const phone = looksNational(value) ? (['phone_number'] as const) : [];
    return isPhone && value.includes(' ')
      ? ways('phone_number', 'order_id', ...code)
      : ways(...phone, 'order_id', 'external_ref', ...code);
  }
  if (/[\d_/#:]/.test(value))
    return ways('order_id', 'external_ref', ...code, ...(value.includes(' ') ? [] : (['email'] as const)));
  if (value.includes(' ')) return ways('name', 'order_id', 'external_ref', ...code);
  return ways('name', 'email', 'order_id', 'external_ref', ...code);
}

/** A number in international form, of which the plus may be left out. */
const phoneOf = (text: string): string | null =>
  (readPhone(text) ?? (/^[1-9]/.test(text) ? readPhone(`+${text}`) : null))?.number ?? null;

function waysOfNumber(digits: string, isPhone: boolean): SearchWay[] {
  const { length } = digits;
  if (length === LAST_OF_CODE) return ['id', 'reward_code', 'order_id', 'batch_id', 'external_ref'];
  const codes = length >= LEAST_CODE ? (['reward_code', 'tracking_code'] as const) : [];
  if (length <= USUAL_ID_DIGITS) return ['id', 'order_id', 'batch_id', 'external_ref', ...codes];
  return [
    ...(['order_id', ...codes] as const),
    ...(isPhone || looksNational(digits) ? (['phone_number'] as const) : []),
    'external_ref',
    ...(length <= MAX_ID_DIGITS ? (['id'] as const) : []),
  ];
}

/** Searches by reward code or its last four characters, and by tracking number; people write both in groups. */
function codeWays(value: string): SearchWay[] {
  if (!/^[\p{L}\p{N} .-]+$/u.test(value)) return [];
  const plain = withoutGroups(value);
  if (value.length === LAST_OF_CODE && !value.includes(' ')) return ['reward_code'];
  // A text of several words is a code only where it has digits or is written in capitals: "Léa Martin" is a name.
  if (value.includes(' ') && !/\d/.test(value) && value !== value.toUpperCase()) return [];
  return plain.length >= LEAST_CODE ? ['reward_code', 'tracking_code'] : [];
}

/** A code or a tracking number without what only groups its characters. */
export const withoutGroups = (text: string): string => text.replaceAll(/[\s.\u2010-\u2014-]/g, '');

/** Lengths in which codes are grouped, and what stands between the groups. */
const GROUP_LENGTHS = [3, 4, 5, 6] as const;
const SEPARATORS = ['-', ' '] as const;

/**
 * Every form in which a code can be stored that somebody wrote like this: codes are stored as their provider issued them and found by their hash alone, so a
 * search tries the text itself, the text without separators, and the text in groups of equal length, each as written and in capitals.
 */
export function codeSpellings(text: string): string[] {
  const plain = withoutGroups(text);
  const grouped = GROUP_LENGTHS.flatMap((length) =>
    plain.length > length ? SEPARATORS.map((separator) => groupsOf([...plain], length).join(separator)) : [],
  );
  const regrouped = SEPARATORS.map((separator) => text.trim().replaceAll(/[\s.\u2010-\u2014-]+/g, separator));
  return [...new Set([text, plain, ...regrouped, ...grouped].flatMap((one) => [one, one.toUpperCase()]))];
}

const groupsOf = (characters: readonly string[], length: number): string[] =>
  Array.from({ length: Math.ceil(characters.length / length) }, (_, at) =>
    characters.slice(at * length, (at + 1) * length).join(''),
  );
