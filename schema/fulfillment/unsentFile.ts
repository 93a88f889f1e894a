// Files of recipient rows that were not sent. Both the desk and the platform write them, and both read them again.
import papaparse from 'papaparse';
import { withGuard } from '../foundation/csv/formulaGuard.ts';
import { FILE_LINE_COLUMN, REASON_COLUMN, REFUSED_ROW_COLUMN } from './recipientColumns.ts';

/** A row that was not sent, with the reason in words. */
export interface UnsentRow {
  /** Its cells by the columns of the file. */
  cells: readonly string[];
  reason: string;
  /** The name of the refused row that it is (`refusedRows.ts`). */
  refusedRow?: string | null;
  /** The line of the row in the file that it comes from; null for a row that was typed or pasted. */
  fileLine?: number | null;
  /** Cells beyond the header. They stay beyond it, so that the row is wrong until somebody has put them in their place. */
  surplus?: readonly string[];
}

/** The columns of such a file. */
export interface UnsentColumns {
  /** Names of ours; the desk writes those of the person's file instead, which need not be ours. */
  columns: readonly string[];
  /** True if rows have names: they stand beside the reasons, so that a corrected file sends the same rows again and no other. */
  hasNames: boolean;
  /** True if rows have lines in another file. */
  hasLines: boolean;
}

export const unsentHeader = ({ columns, hasNames, hasLines }: UnsentColumns): string[] => [
  ...columns,
  REASON_COLUMN,
  ...(hasNames ? [REFUSED_ROW_COLUMN] : []),
  ...(hasLines ? [FILE_LINE_COLUMN] : []),
];

interface UnsentRows extends UnsentColumns {
  rows: readonly UnsentRow[];
}

const FORMAT = { delimiter: ';', newline: '\r\n', quotes: true };

/** Its lines. Cells are guarded against formulas; the column of reasons tells the reader that, and is not read itself. */
export function unsentLines({ rows, hasNames, hasLines }: Omit<UnsentRows, 'columns'>): string {
  const lines = rows.map(({ cells, reason, refusedRow, fileLine, surplus = [] }) =>
    [
      ...cells,
      reason,
      ...(hasNames ? [refusedRow ?? ''] : []),
      ...(hasLines ? [String(fileLine ?? '')] : []),
      ...surplus,
    ].map(withGuard),
  );
  return `${papaparse.unparse(lines, FORMAT)}\r\n`;
}

/** The whole file, for spreadsheets. */
export function unsentFile({ rows, columns }: Pick<UnsentRows, 'rows' | 'columns'>): string {
  const own = {
    columns,
    hasNames: rows.some(({ refusedRow }) => refusedRow != null),
    hasLines: rows.some(({ fileLine }) => fileLine != null),
  };
  const header = papaparse.unparse([unsentHeader(own).map(withGuard)], FORMAT);
  return `\ufeff${header}\r\n${unsentLines({ rows, ...own })}`;
}
