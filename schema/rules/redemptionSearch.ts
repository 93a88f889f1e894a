// How one fragment in the search box is taken: by which ways redemptions are looked for.
import { readPhone } from '../readPhone.ts';

/** Ways in which redemptions are found by a fragment. */
export const SEARCH_WAYS = [
  'id',
  'order_id',
  'batch_id',
  'external_ref',
  'email',
  'phone_number',
  'reward_code',
  'name',
] as const;
export type SearchWay = (typeof SEARCH_WAYS)[number];

/** A way with what is looked for: an identifier, a phone number or a code whole, everything else by its beginning. */
export interface ReadWay {
  way: SearchWay;
  value: string;
}

/** Digits of the longest identifier, and of those that people type as one. */
const MOST_ID_DIGITS = 18;
const USUAL_ID_DIGITS = 9;
/** Length of a code, which is never shown in full, and of the part that lists show. */
const LEAST_CODE = 8;
const LAST_OF_CODE = 4;

/**
 * The likely ways of a fragment, the likeliest first; none where it holds neither letter nor digit. An address tells itself by its @, a phone number by + or
 * its spaces, a number by its length; a word is a name, an address, a number or a reference.
 */
export function readSearch(fragment: string): ReadWay[] {
  const value = fragment.trim().replaceAll(/\s+/g, ' ');
  const ways = (...names: SearchWay[]): ReadWay[] =>
    names.map((way) => ({ way, value: way === 'phone_number' ? (phoneOf(value) ?? value) : value }));
  if (!/[\p{L}\p{N}]/u.test(value)) return [];
  if (/^[^\s@]+@/.test(value)) return ways('email', 'external_ref');
  const isPhone = phoneOf(value) !== null;
  if (/^\d+$/.test(value)) return ways(...waysOfNumber(value, isPhone));
  if (/^(\+|00)[\d\s().-]+$/.test(value)) return isPhone ? ways('phone_number') : ways('order_id');
  if (/^[\d\s().-]+$/.test(value))
    return isPhone && value.includes(' ')
      ? ways('phone_number', 'order_id')
      : ways(...(isNational(value) ? (['phone_number'] as const) : []), 'order_id', 'external_ref');
  const code: SearchWay[] = isCode(value) ? ['reward_code'] : [];
  if (/[\d_/#:]/.test(value))
    return ways('order_id', 'external_ref', ...code, ...(value.includes(' ') ? [] : (['email'] as const)));
  if (value.includes(' ')) return ways('name', 'order_id', 'external_ref');
  return ways('name', 'email', 'order_id', 'external_ref', ...code);
}

/** A number in international form, of which the plus may be left out. */
const phoneOf = (text: string): string | null =>
  (readPhone(text) ?? (/^[1-9]/.test(text) ? readPhone(`+${text}`) : null))?.number ?? null;

/** Whether a text can be a number in national form: with its trunk zero, or as long as one. */
const isNational = (text: string): boolean => /^(?:0\d{7,11}|\d{9,11})$/.test(text.replaceAll(/\D/g, ''));

function waysOfNumber(digits: string, isPhone: boolean): SearchWay[] {
  const { length } = digits;
  if (length === LAST_OF_CODE) return ['id', 'reward_code', 'order_id', 'batch_id', 'external_ref'];
  if (length <= USUAL_ID_DIGITS)
    return [
      'id',
      'order_id',
      'batch_id',
      'external_ref',
      ...(length >= LEAST_CODE ? (['reward_code'] as const) : []),
    ];
  return [
    ...(['order_id', 'reward_code'] as const),
    ...(isPhone || isNational(digits) ? (['phone_number'] as const) : []),
    'external_ref',
    ...(length <= MOST_ID_DIGITS ? (['id'] as const) : []),
  ];
}

/** Whether it can be a code or the last four of one. */
function isCode(value: string): boolean {
  return /^[\p{L}\p{N}-]+$/u.test(value) && (value.length === LAST_OF_CODE || value.length >= LEAST_CODE);
}
