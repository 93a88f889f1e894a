import type { DimensionFacts, DimensionValue, Period } from './dimensions.ts';

/** A number as texts write it. */
const NUMBER = /^-?\d+(\.\d+)?$/;

type One = Exclude<DimensionValue, unknown[]>;

/**
 * A value of a dimension as the graph and forms have it: texts, several where it has several. A number, a text, `true` or `false`, a range
 * `3..12`, a period as an ISO 8601 duration such as `P1Y6M`.
 */
export function dimensionTexts(value: DimensionValue): string[] {
  return [value].flat().map((one) => (typeof one === 'object' ? durationOf(one as Period) : String(one)));
}

/**
 * The value that such texts stand for; a text that stands for none stays one, for `dimensionIssue` to refuse: `3.0` is no whole number
 * (DIM-7).
 */
export function dimensionValueOf(
  { type, multiple, isWhole }: Pick<DimensionFacts, 'type' | 'multiple' | 'isWhole'>,
  texts: readonly string[],
): DimensionValue {
  const values = texts.map((text) => parsed({ type, isWhole }, text.trim()));
  const [only] = values;
  if (type !== 'multi-select' && !multiple && values.length === 1 && only !== undefined) return only;
  return values as DimensionValue;
}

function parsed({ type, isWhole }: Pick<DimensionFacts, 'type' | 'isWhole'>, text: string): One {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type === 'number' && (isWhole ? /^-?\d+$/ : NUMBER).test(text)) return Number(text);
  if (type === 'period') return periodOf(text) ?? text;
  return text;
}

/** The spans of a period by the letters of its duration. */
const LETTERS = { Y: 'years', M: 'months', W: 'weeks', D: 'days' } as const;

/** A period as an ISO 8601 duration: `P1Y6M`; `P0D` where it is none. */
export function durationOf(period: Period): string {
  const parts = Object.entries(LETTERS).flatMap(([letter, span]) =>
    period[span] > 0 ? [`${period[span]}${letter}`] : [],
  );
  return `P${parts.join('') || '0D'}`;
}

/** The period that a duration says; null where it says none. */
export function periodOf(duration: string): Period | null {
  if (!/^P(?:\d{1,9}Y)?(?:\d{1,9}M)?(?:\d{1,9}W)?(?:\d{1,9}D)?$/.test(duration) || duration === 'P')
    return null;
  const period: Period = { years: 0, months: 0, weeks: 0, days: 0 };
  for (const [, count, letter] of duration.matchAll(/(\d+)([YMWD])/g))
    period[LETTERS[letter as keyof typeof LETTERS]] = Number(count);
  return period;
}
