import type { UiLocale } from '../foundation/contacts/languages.ts';
import { parentOf } from './dimensions.ts';
import { periodOf } from './dimensionTexts.ts';

/** An item's values for a dimension: name and choices in the reader's language, values as texts. */
export interface DimensionWithValues {
  dimension: {
    id: string;
    name: string;
    type: string;
    values: readonly { value: string; name: string }[];
  };
  values: readonly string[];
}

/** A dimension with its value in words. */
export interface DimensionDescription {
  id: string;
  name: string;
  text: string;
}

/** Values of dimensions as people read them, in their order: a number and its unit or currency are one fact (DIM-4). */
export function describeDimensions(
  values: readonly DimensionWithValues[],
  locale: UiLocale,
): DimensionDescription[] {
  const ids = new Set(values.map(({ dimension }) => dimension.id));
  const isUnit = (id: string) => ids.has(parentOf(id) ?? '');
  return values
    .filter(({ dimension }) => !isUnit(dimension.id))
    .map((one) => {
      const { id, name } = one.dimension;
      const unit = values.find(({ dimension }) => parentOf(dimension.id) === id);
      return { id, name, text: dimensionText(one, locale, unit) };
    });
}

/** A value of a dimension in words: what was chosen, a range, a period, yes or no. */
export function dimensionText(
  { dimension: { type, values: choices }, values }: DimensionWithValues,
  locale: UiLocale,
  unit?: DimensionWithValues,
): string {
  const text = (one: string) => {
    switch (type) {
      case 'boolean':
        return YES_OR_NO[locale][one === 'true' ? 0 : 1];
      case 'period':
        return periodText(one, locale);
      case 'range':
        return one
          .split('..')
          .map((end) => numberText(end, locale, unit))
          .join(' – ');
      case 'number':
        return numberText(one, locale, unit);
      default:
        return choices.find(({ value }) => value === one)?.name ?? one;
    }
  };
  return values.map(text).join(', ');
}

const YES_OR_NO: Record<UiLocale, readonly [string, string]> = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] };

/** Units that `Intl` knows, by how dimensions name them; the others are said by their names. */
const UNITS: Readonly<Record<string, string>> = { g: 'gram', kg: 'kilogram', lb: 'pound' };

function numberText(number: string, locale: UiLocale, unit: DimensionWithValues | undefined): string {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 20, ...options }).format(
      number as Intl.StringNumericLiteral,
    );
  const [value] = unit?.values ?? [];
  if (!unit || value === undefined) return format({});
  if (unit.dimension.id.endsWith('_currency') && /^[A-Z]{3}$/.test(value))
    return format({ style: 'currency', currency: value, maximumFractionDigits: 2 });
  const intlUnit = UNITS[value];
  if (intlUnit) return format({ style: 'unit', unit: intlUnit });
  return `${format({})}\u00a0${dimensionText(unit, locale)}`;
}

/** `P1Y6M` is one year and six months. */
function periodText(duration: string, locale: UiLocale): string {
  const period = periodOf(duration);
  if (!period) return duration;
  const spans = Object.entries(period).filter(([, count]) => count > 0);
  const parts = (spans.length > 0 ? spans : [['days', 0] as const]).map(([span, count]) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: span.slice(0, -1),
      unitDisplay: 'long',
    }).format(count),
  );
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
