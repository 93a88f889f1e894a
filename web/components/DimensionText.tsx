import { useTranslation } from 'react-i18next';
import { parentOf } from '../../schema/rules/dimensions.ts';
import type { Fact } from '../kit/layout/Facts.tsx';

/** What something has of a dimension, as the graph answers it. */
interface ShownValue {
  dimension: { id: string; type: string; values: readonly { value: string; name: string }[] };
  values: readonly string[];
}

interface DimensionTextProps {
  value: ShownValue;
  /** All values of the same thing: its unit or currency among them is shown after it. */
  among: readonly ShownValue[];
}

/** Whether a dimension is the unit or the currency of another one that is shown, and so is part of that fact (DIM-4). */
export function isUnitAmong(id: string, among: readonly { dimension: { id: string } }[]): boolean {
  return among.some(({ dimension }) => dimension.id === parentOf(id));
}

/** A value of a dimension in words, with its unit: names of what was chosen, a range, a period, yes or no. */
export function DimensionText({ value, among }: DimensionTextProps) {
  const { t, i18n } = useTranslation('rewards');
  const unit = among.find(({ dimension }) => parentOf(dimension.id) === value.dimension.id);
  const text = ({ dimension }: ShownValue, one: string) => {
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
  const said = (shown: ShownValue) => shown.values.map((one) => text(shown, one)).join(', ');
  return unit ? `${said(value)} ${said(unit)}` : said(value);
}

/** The values of a product or a SKU as facts, each with its unit. */
export function dimensionFacts(values: readonly (ShownValue & { dimension: { name: string } })[]): Fact[] {
  const isOwn = ({ dimension }: ShownValue) => !isUnitAmong(dimension.id, values);
  return values.filter(isOwn).map((value) => ({
    label: value.dimension.name,
    value: <DimensionText value={value} among={values} />,
  }));
}

const UNITS = { Y: 'years', M: 'months', W: 'weeks', D: 'days' } as const;

/** The spans of an ISO 8601 duration: `P1Y6M` is one year and six months. */
function spansOf(duration: string): { unit: string; count: number }[] {
  return [...duration.matchAll(/(\d+)([YMWD])/g)].map(([, count, unit]) => ({
    unit: UNITS[unit as keyof typeof UNITS],
    count: Number(count),
  }));
}
