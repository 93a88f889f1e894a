// Reads the cells of an .xlsx file. Formulas are never evaluated: their cells hold what the spreadsheet program stored.
import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { NumberedLine } from '../../../schema/csvFile.ts';
import { type CsvProblem, MAX_FILE_LINES } from '../../../schema/textFile.ts';

/** Limits of what is unpacked: a small archive can hold gigabytes. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_PARTS = 500;
/** Columns of a sheet; a cell far to the right would make every row as wide. */
const MAX_COLUMNS = 256;

const decoder = new TextDecoder();

/** The lines of the first sheet that hold something, and the names of the other sheets that do. */
export async function spreadsheetLines(
  bytes: ArrayBuffer,
): Promise<{ lines: NumberedLine[]; others: string[] } | CsvProblem> {
  try {
    const stored = boundedArchive(new Uint8Array(bytes));
    if (stored === null) return { problem: 'spreadsheet_too_large' };
    const [first, ...others] = await readWorkbook(stored, { parseNumber: numberText });
    const lines = (first?.data ?? []).map((row, at) => ({ cells: row.map(cellText), line: at + 1 }));
    return {
      lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
      others: others.filter(({ data }) => data.length > 0).map(({ sheet }) => sheet),
    };
  } catch {
    return { problem: 'spreadsheet' };
  }
}

/**
 * The archive's XML, unpacked within the limits and packed again without compression: the reader then unpacks nothing by itself. Sizes come from the
 * archive's directory, and no part is unpacked beyond the size that it declares. Null for an archive above a limit.
 */
function boundedArchive(bytes: Uint8Array): ArrayBuffer | null {
  let unpacked = 0;
  let parts = 0;
  const isXml = ({ name }: UnzipFileInfo) => name.endsWith('.xml') || name.endsWith('.xml.rels');
  unzipSync(bytes, {
    filter: (part) => {
      parts += 1;
      unpacked += isXml(part) ? part.originalSize : 0;
      return false;
    },
  });
  if (parts > MAX_PARTS || unpacked > MAX_UNPACKED_BYTES) return null;
  const xml = unzipSync(bytes, { filter: isXml });
  if (Object.entries(xml).some(([name, part]) => name.includes('worksheets/') && !isSmall(part))) return null;
  return zipSync(xml, { level: 0 }).slice().buffer;
}

/** Whether no cell of a sheet lies beyond the limits. */
function isSmall(sheet: Uint8Array): boolean {
  for (const [, letters = '', row] of decoder.decode(sheet).matchAll(/\sr="([A-Z]*)(\d+)"/g)) {
    const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
    if (column > MAX_COLUMNS || Number(row) > MAX_FILE_LINES) return false;
  }
  return true;
}

/** Digits that a spreadsheet keeps of a number; of a longer one, the rest are zeros that nobody entered. */
const EXACT_LIMIT = 1e15;

/** A number as its cell means it; one beyond the exact digits as spreadsheets show it, so that it is refused where digits matter. */
function numberText(stored: string): string {
  const number = Number(stored);
  return Math.abs(number) >= EXACT_LIMIT ? number.toExponential().toUpperCase() : String(number);
}

/** A cell as text: a day without a time as 2026-11-29. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}
