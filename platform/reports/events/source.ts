import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { WaitingChange } from '../../foundation/changes/outbox.ts';
import { nullable, type RowOf, type RowShape, text } from '../../foundation/database/rows.ts';

/** Who sees an event without an advertiser: an organization, one account, or, without either, everybody who has the ability. */
export interface Audience {
  organizationId?: string | null;
  accountId?: string | null;
}

/** How the data of a family's events are read. */
export interface EventSource {
  noun: string;
  /** The columns that `rows` selects: `nounId`, the id as the log has it, and those that `data` needs. */
  shape: RowShape;
  /** Selects the rows of these ids; rows that were deleted are missing. */
  rows(ids: readonly string[]): SQL;
  /** The data of one event; `row` is undefined where its row was deleted. Null where it is too late to tell what happened. */
  data(change: WaitingChange, row: never): Record<string, unknown> | null;
  audience?(row: never): Audience;
}

interface NewSource<Data extends z.ZodObject, Shape extends RowShape> {
  shape: Shape;
  rows(ids: readonly string[]): SQL;
  data(change: WaitingChange, row: RowOf<Shape> | undefined): z.output<Data> | null;
  audience?(row: RowOf<Shape>): Audience;
}

/** Declares how the events of a family are read. */
export const eventSource = <Data extends z.ZodObject, const Shape extends RowShape>(
  family: { noun: string; data: Data },
  { shape, rows, data, audience }: NewSource<Data, Shape & { nounId: typeof text }>,
): EventSource =>
  ({
    noun: family.noun,
    shape: { ...shape, nounId: text },
    rows,
    data,
    ...(audience ? { audience } : {}),
  }) as EventSource;

export const optional = nullable(text);

/** An amount of minor units, as text of the database, in the form of events. */
export const amountOf = (minor: string, currency: string) => ({
  amount: formatMinor(BigInt(minor), currency),
  currency,
});

/** The fields that a change gave another value, as the graph names them. */
export const changedFieldsOf = ({ action, before, after }: WaitingChange): string[] =>
  action === 'created' || before === null ? [] : Object.keys(after ?? {}).map(camel);

const camel = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A text that the log holds under a key; null for none. */
export const loggedText = (values: WaitingChange['after'], key: string): string | null => {
  const value = values?.[key];
  return value === undefined || value === null ? null : String(value);
};
