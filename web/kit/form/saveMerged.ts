/** A row of which every save names the version it builds on. */
export interface Versioned {
  version: number;
}

/**
 * How one save ended; null where a dialog or the form says why nothing was saved. `partial`: of several calls the first ones were saved, and
 * what the others would have changed is still to be saved on top of this row.
 */
export type SaveAnswer<Row> =
  | { kind: 'saved'; row: Row }
  | { kind: 'partial'; row: Row }
  | { kind: 'stale'; current: Row }
  | null;

export const saved = <Row>(row: Row): SaveAnswer<Row> => ({ kind: 'saved', row });
export const partial = <Row>(row: Row): SaveAnswer<Row> => ({ kind: 'partial', row });
export const stale = <Row>(current: Row): SaveAnswer<Row> => ({ kind: 'stale', current });

/** Outcome of a save: `disputed` names the fields that both changed, each to another value. */
export type SaveOutcome<Row> =
  | { kind: 'saved'; row: Row }
  | { kind: 'partial'; row: Row }
  | { kind: 'disputed'; current: Row; fields: string[] }
  | null;

interface MergedSave<Row, Fields extends object> {
  /** The row as it was before the change. */
  base: Row;
  changes: Partial<Fields>;
  /** The fields of a row, to compare. */
  fieldsOf: (row: Row) => Partial<Fields>;
  /** Sends the change on top of a row: `base`, or the row that another person saved. */
  send: (version: number, row: Row) => Promise<SaveAnswer<Row>>;
}

/**
 * Saves changes of a row. Where somebody else saved meanwhile, both changes stand, field by field: it is saved once more on top of
 * theirs, and only a field that both changed is left for the person to decide.
 */
export async function saveMerged<Row extends Versioned, Fields extends object>({
  base,
  changes,
  fieldsOf,
  send,
}: MergedSave<Row, Fields>): Promise<SaveOutcome<Row>> {
  const before = fieldsOf(base);
  let row = base;
  for (;;) {
    const answer = await send(row.version, row);
    if (answer?.kind !== 'stale') return answer;
    const { current } = answer;
    const now = fieldsOf(current);
    const mine = Object.keys(changes) as (keyof Fields & string)[];
    const both = mine.filter(
      (field) => !isSame(now[field], before[field]) && !isSame(now[field], changes[field]),
    );
    if (both.length > 0) return { kind: 'disputed', current, fields: both };
    // The same version twice would go on for ever.
    if (current.version === row.version) return { kind: 'disputed', current, fields: mine };
    row = current;
  }
}

/** Fields of `values` that differ from `base`. */
export function changedFields<Fields extends object>(values: Fields, base: Partial<Fields>): Partial<Fields> {
  const entries = Object.entries(values).filter(
    ([field, value]) => !isSame(value, base[field as keyof Fields]),
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** Compares two values of a field. Null and undefined are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
