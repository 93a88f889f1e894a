// The rows of a file that an earlier dispatch refused, with their reasons.
import {
  isOurReason,
  isUnsentFile,
  namedLines,
  REASON_COLUMN,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { readRefusedRowName, refusedRowCells } from '../../../../schema/fulfillment/refusedRows.ts';

/** A refused row: its name, and why it was refused; a reason that the desk wrote into the file is no such reason. */
export interface Refusal {
  name: string;
  reason: string | null;
  /** Its line in the file in which it was refused. */
  fileLine: number | null;
}

interface Cells {
  header: readonly string[];
  lines: readonly (readonly string[])[];
}

/** The refused row in each line of a file; null for a line without one. */
export function refusalCells({ header, lines }: Cells): (Refusal | null)[] {
  const isOurs = isUnsentFile(header, lines);
  const at = isOurs ? header.lastIndexOf(REASON_COLUMN) : -1;
  const fileLines = isOurs ? namedLines({ header, lines }) : undefined;
  const names = refusedRowCells(header, lines);
  return names.map((name, line) => {
    if (name === null) return null;
    const reason = (at === -1 ? '' : (lines[line]?.[at] ?? '')).trim();
    return {
      name,
      reason: reason === '' || isOurReason(reason) ? null : reason,
      fileLine: fileLines?.[line] ?? null,
    };
  });
}

/** Rows that an earlier dispatch refused for one reason. */
export interface RefusalGroup {
  reason: string;
  /** Rows of the desk. */
  count: number;
  /** The first of them: their row here, and the dispatch, its row and the line of its file. */
  places: { n: number; batch: string; row: number; line: number | null }[];
}

const MAX_PLACES = 5;

/** The reasons of refused rows, each with its rows. */
export function refusalGroups(rows: readonly { n: number; refusal: Refusal | null }[]): RefusalGroup[] {
  const groups = new Map<string, RefusalGroup>();
  for (const { n, refusal } of rows) {
    const place = refusal && readRefusedRowName(refusal.name);
    if (!place || refusal.reason === null) continue;
    const group = groups.get(refusal.reason) ?? { reason: refusal.reason, count: 0, places: [] };
    group.count += 1;
    if (group.places.length < MAX_PLACES)
      group.places.push({ n, batch: place.dispatchId, row: place.line, line: refusal.fileLine });
    groups.set(refusal.reason, group);
  }
  return [...groups.values()];
}
