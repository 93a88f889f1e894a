import type { ReactNode } from 'react';
import { Count } from '../values/Count.tsx';
import { DateText, type DateTextProps } from '../values/DateText.tsx';
import { Money, type MoneyProps } from '../values/Money.tsx';
import { StatusBadge } from '../values/StatusBadge.tsx';
import type { Tone } from '../values/statusTones.ts';
import type { Column } from './column.ts';

/** Everything of a column but its cell; the id is that of its sort order: the field's name in snake case, when absent. */
type Options = Omit<Column<never>, 'cell' | 'id'> & { id?: string };

const idOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Figures stand at the end, and are sorted from the greatest. */
const figureOf = (field: string) => ({ id: idOf(field), align: 'end', firstDirection: 'DESC' }) as const;

interface MoneyOptions extends Options, Pick<MoneyProps, 'isSigned'> {
  /** Shown for a missing amount; "Not available" when absent. */
  none?: ReactNode;
}

/** The amounts of a field. */
export function money<Field extends string>(
  field: Field,
  { isSigned, none, ...options }: MoneyOptions,
): Column<Record<Field, MoneyProps['money']>> {
  return {
    ...figureOf(field),
    ...options,
    cell: ({ [field]: own }) =>
      own || none === undefined ? <Money money={own} isSigned={isSigned} /> : none,
  };
}

/** The whole numbers of a field. */
export function count<Field extends string>(
  field: Field,
  options: Options,
): Column<Record<Field, number | null | undefined>> {
  return { ...figureOf(field), ...options, cell: (row) => <Count value={row[field]} /> };
}

/** The days of a field's instants. */
export function day<Field extends string>(
  field: Field,
  { format, withTime, none, ...options }: Options & Pick<DateTextProps, 'format' | 'withTime' | 'none'>,
): Column<Record<Field, string | null | undefined>> {
  const shape = { format, withTime, none };
  const cell = (row: Record<Field, string | null | undefined>) => <DateText iso={row[field]} {...shape} />;
  return { id: idOf(field), firstDirection: 'DESC', ...options, cell };
}

interface StatusOptions<Status> extends Options {
  label?: (status: Status) => string;
  tone?: (status: Status) => Tone;
}

/** The badges of a field's statuses. */
export function status<Row extends Record<Field, string>, Field extends string>(
  field: Field,
  { label, tone, ...options }: StatusOptions<Row[Field]>,
): Column<Row> {
  const cell = ({ [field]: own }: Row) => (
    <StatusBadge status={own} label={label?.(own)} tone={tone?.(own)} />
  );
  return { id: idOf(field), ...options, cell };
}
