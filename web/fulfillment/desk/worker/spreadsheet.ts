// Reads the cells of an .xlsx file. Formulas are never evaluated: their cells hold what the spreadsheet program stored.
import { strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { NumberedLine } from '../../../../schema/foundation/csv/headerLine.ts';
import { type CsvProblem, MAX_FILE_LINES } from '../../../../schema/foundation/csv/textFile.ts';
import { columnLetters } from '../file/columnLetters.ts';
import type { Sheet } from '../file/readDeskFile.ts';
import { placeOf, readableSheet, type SheetNotes, sheetParts, styleFormats } from './sheetXml.ts';
import { exactNumber } from './shownNumber.ts';

/** Limits of what is unpacked: a small archive can hold gigabytes. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_PARTS = 500;
/** Columns of a sheet; a cell far to the right would make every row as wide. */
const MAX_COLUMNS = 256;

const decoder = new TextDecoder();

const NO_NOTES: SheetNotes = {
  hiddenLines: new Set(),
  hiddenColumns: new Set(),
  formulas: [],
  shownOtherwise: [],
};

/** The sheets of a workbook in its order, each with its lines that hold something. */
export async function spreadsheetSheets(bytes: ArrayBuffer): Promise<Sheet[] | CsvProblem> {
  try {
    const parts = boundedParts(new Uint8Array(bytes));
    if (parts === null) return { problem: 'spreadsheet_too_large' };
    const notes = markCells(parts);
    // Without compression, the reader unpacks nothing by itself.
    const stored = zipSync(parts, { level: 0 }).slice().buffer;
    const sheets = await readWorkbook(stored, { parseNumber: numberText });
    return sheets.map(({ sheet: name, data }, place): Sheet => {
      const lines = data.map((row, at): NumberedLine => ({ cells: row.map(cellText), line: at + 1 }));
      return {
        name,
        isHidden: notes[place]?.isHidden ?? false,
        ...(notes[place]?.notes ?? NO_NOTES),
        readAs: data.flatMap((row, at) => row.flatMap((value, place) => readAs(value, place, at + 1))),
        lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
      };
    });
  } catch {
    return { problem: 'spreadsheet' };
  }
}

/** Writes into the sheets, as text, what their cells show beyond their values; returns what is to be said of each sheet. */
function markCells(parts: Record<string, Uint8Array>): { isHidden: boolean; notes: SheetNotes }[] {
  const text = (name: string) => decoder.decode(parts[name] ?? new Uint8Array());
  const formats = styleFormats(text('xl/styles.xml'));
  return sheetParts(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels')).map(({ part, isHidden }) => {
    const { xml, notes } = readableSheet(text(part), formats);
    if (parts[part]) parts[part] = strToU8(xml);
    return { isHidden, notes };
  });
}

/**
 * The archive's XML, unpacked within the limits. Sizes come from the archive's directory, and no part is unpacked beyond the size that it declares. Null
 * for an archive above a limit.
 */
function boundedParts(bytes: Uint8Array): Record<string, Uint8Array> | null {
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
  return xml;
}

/** Returns true if every cell of a sheet is within the limits. */
function isSmall(sheet: Uint8Array): boolean {
  for (const [, address = ''] of decoder.decode(sheet).matchAll(/\sr="([A-Z]*\d+)"/g)) {
    const { line, at } = placeOf(address);
    if (at >= MAX_COLUMNS || line > MAX_FILE_LINES) return false;
  }
  return true;
}

/** Digits that a spreadsheet stores of a number. Longer numbers end in zeros that nobody entered. */
const EXACT_LIMIT = 1e15;

/** A number as its cell means it; one beyond the exact digits as spreadsheets show it, so that it is refused where digits matter. */
function numberText(stored: string): string {
  const number = exactNumber(Number(stored));
  return Math.abs(number) >= EXACT_LIMIT ? number.toExponential().toUpperCase() : String(number);
}

/** A text that stands for a number: a very small one or a very large one. */
const POWER = /^-?\d(?:\.\d+)?e[+-]\d+$/i;

/** A cell whose text is not what the spreadsheet shows, because only its value is stored: a date, a moment, yes or no, a number with a power of ten. */
function readAs(value: unknown, at: number, line: number): string[] {
  const isOther = value instanceof Date || typeof value === 'boolean' || POWER.test(String(value));
  return isOther ? [`${columnLetters(at)}${line}: ${cellText(value)}`] : [];
}

/** A cell as text: a day as 2026-11-29, a moment as 2026-11-29 12:30. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentText(value);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

const momentText = (value: Date): string =>
  value
    .toISOString()
    .replace(/(?:T00:00)?(?::00)?\.000Z$/, '')
    .replace('T', ' ');
