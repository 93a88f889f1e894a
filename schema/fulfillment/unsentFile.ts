// Files of recipient rows that were not sent. Both the desk and the platform write them, and both read them again.
import papaparse from 'papaparse';
import { withGuard } from '../foundation/text/formulaGuard.ts';
import {
  REASON_COLUMN,
  RECIPIENT_FIELDS,
  REFUSED_ROW_COLUMN,
  type RecipientColumn,
  type RecipientRow,
} from './recipientColumns.ts';

/** A row that was not sent, with the reason in words. */
export interface UnsentRow {
  row: RecipientRow;
  reason: string;
  /** The name of the refused row that it is (`refusedRows.ts`). */
  refusedRow?: string | null;
  /** Cells beyond the header. They stay beyond it, so that the row is wrong until somebody has put them in their place. */
  surplus?: readonly string[];
}

/** The columns of such a file. Names of refused rows stand beside the reasons, so that a corrected file sends the same rows again and no other. */
export const unsentHeader = (columns: readonly RecipientColumn[], hasNames: boolean): string[] => [
  ...columns,
  REASON_COLUMN,
  ...(hasNames ? [REFUSED_ROW_COLUMN] : []),
];

interface UnsentRows {
  rows: readonly UnsentRow[];
  columns: readonly RecipientColumn[];
  hasNames: boolean;
}

const FORMAT = { delimiter: ';', newline: '\r\n', quotes: true };

/** Its lines. Cells are guarded against formulas; the column of reasons tells the reader that, and is not read itself. */
export function unsentLines({ rows, columns, hasNames }: UnsentRows): string {
  const lines = rows.map(({ row, reason, refusedRow, surplus = [] }) =>
    [
      ...columns.map((column) => row[RECIPIENT_FIELDS[column]] ?? ''),
      reason,
      ...(hasNames ? [refusedRow ?? ''] : []),
      ...surplus,
    ].map(withGuard),
  );
  return `${papaparse.unparse(lines, FORMAT)}\r\n`;
}

/** The whole file, for spreadsheets. */
export function unsentFile({ rows, columns }: Omit<UnsentRows, 'hasNames'>): string {
  const hasNames = rows.some(({ refusedRow }) => refusedRow != null);
  const header = papaparse.unparse([unsentHeader(columns, hasNames)], FORMAT);
  return `\ufeff${header}\r\n${unsentLines({ rows, columns, hasNames })}`;
}
