// The one rule of the face value of a reward that is given: forms, files, REST and the graph judge it here. Without zod, which the desk's worker does not load.
import {
  brokenAmountRule,
  formatMinor,
  isRewardValueTooHigh,
  parseMoney,
} from '../foundation/money/money.ts';

/** Every rule that a face value can break, as refusals name it. A file has one more name, `value_format`, for a text that is no amount (SEND-21). */
export type FaceValueRule =
  | 'required'
  | 'expect_a_number'
  | 'amount_negative'
  | 'no_decimals'
  | 'two_decimals'
  | 'value_too_small'
  | 'value_too_high'
  | 'value_not_face_value';

export interface BrokenFaceValue {
  rule: FaceValueRule;
  /** Decimal text in the reward's currency. */
  limit?: string;
}

/**
 * The fault in a value of a reward of variable value; null for none. `least` is in minor units: a dispatch gives at least the smallest
 * unit of the currency, which is 0.01 of a euro and 1 yen (CODES-8, LINKS-5).
 */
export function brokenFaceValue(text: string, currency: string, least = 1n): BrokenFaceValue | null {
  const rule = brokenAmountRule(text, currency);
  if (rule === 'required' || rule === 'expect_a_number') return { rule };
  if (text.startsWith('-')) return { rule: 'amount_negative' };
  if (rule === 'no_decimals' || rule === 'two_decimals') return { rule };
  const minor = parseMoney(text, currency);
  if (minor !== null && minor < least)
    return { rule: 'value_too_small', limit: formatMinor(least, currency) };
  return isRewardValueTooHigh(minor, currency) ? { rule: 'value_too_high' } : null;
}

/** A reward as far as its value is judged; `faceValue` in minor units. */
export interface ValuedReward {
  isVariable: boolean;
  currency: string;
  faceValue: bigint;
}

/**
 * The value that a reward is given for, in minor units: its own, or, where it is variable, the one that is said (CODES-10). A reward with one value
 * takes no other.
 */
export function judgeFaceValue(
  text: string | null,
  { isVariable, currency, faceValue }: ValuedReward,
  least = 1n,
): { minor: bigint } | BrokenFaceValue {
  if (!isVariable) {
    const isOwn = text === null || parseMoney(text, currency) === faceValue;
    return isOwn
      ? { minor: faceValue }
      : { rule: 'value_not_face_value', limit: formatMinor(faceValue, currency) };
  }
  return brokenFaceValue(text ?? '', currency, least) ?? { minor: parseMoney(text ?? '', currency) ?? 0n };
}
