import { useTranslation } from 'react-i18next';

/** What something has of a dimension, as the graph answers it. */
interface ShownValue {
  dimension: { type: string; values: readonly { value: string; name: string }[] };
  values: readonly string[];
}

/** A value of a dimension in words: names of what was chosen, a range, a period, yes or no. */
export function DimensionText({ value }: { value: ShownValue }) {
  const { t, i18n } = useTranslation('rewards');
  const { dimension, values } = value;
  const text = (one: string) => {
    switch (dimension.type) {
      case 'boolean':
        return t(one === 'true' ? 'kit:yes' : 'kit:no');
      case 'period':
        return spansOf(one)
          .map(({ unit, count }) => t(`span_${unit}`, { count }))
          .join(' ');
      case 'range':
        return one.replace('..', ' – ');
      case 'number':
        return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 20 }).format(Number(one));
      default:
        return dimension.values.find((known) => known.value === one)?.name ?? one;
    }
  };
  return values.map(text).join(', ');
}

const UNITS = { Y: 'years', M: 'months', W: 'weeks', D: 'days' } as const;

/** The spans of an ISO 8601 duration: `P1Y6M` is one year and six months. */
function spansOf(duration: string): { unit: string; count: number }[] {
  return [...duration.matchAll(/(\d+)([YMWD])/g)].map(([, count, unit]) => ({
    unit: UNITS[unit as keyof typeof UNITS],
    count: Number(count),
  }));
}
