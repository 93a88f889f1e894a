import type { ReadPhone } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import {
  type CsvFile,
  type CsvReading,
  fileOfLines,
  fileWarnings,
  readCsvSlices,
} from '../../../../schema/foundation/csv/csvFile.ts';
import type { NumberedLine } from '../../../../schema/foundation/csv/headerLine.ts';
import type { CsvProblem, FileWarning } from '../../../../schema/foundation/csv/textFile.ts';
import { runSlices } from '../../../../schema/foundation/process/slices.ts';
import { isUnsentFile, MAX_RECIPIENT_ROWS } from '../../../../schema/fulfillment/recipientColumns.ts';
import { columnNamed } from './columnNames.ts';
import { holdsData } from './firstLine.ts';
import type { DeskFacts } from './suggestions.ts';

/** A sheet of a workbook: its lines that hold something, and what is to be said of its cells. */
export interface Sheet {
  name: string;
  isHidden: boolean;
  lines: NumberedLine[];
  hiddenLines: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  /** Formulas whose result is not stored. */
  formulas: readonly { line: number; at: number }[];
  shownOtherwise: readonly string[];
  /** Dates and other cells whose text is not what they show: `B2: 2026-11-29`. */
  readAs: readonly string[];
}

/** A person's choices about a file. */
export interface FileChoices {
  /** Place of the sheet that is read. */
  sheet: number;
  /** True to read rows that the spreadsheet hides. */
  areHiddenRead: boolean;
  /** True if the first line is a recipient, not column names. */
  isFirstLineRow: boolean;
}

/** The cells of a file, with what was read otherwise than it stands there, and what can be chosen about it. */
export interface DeskFile extends CsvFile {
  warnings: FileWarning[];
  formulas: Sheet['formulas'];
  choices: FileChoices;
  /** Cells of the first line where it may be a recipient. */
  firstLine: string[] | null;
  /** Names of the sheets that hold something, with their places. */
  sheets: { name: string; place: number }[];
  hiddenRows: number;
}

/** Facts and choices of a file for the screen. */
export const sourceOf = ({ choices, firstLine, sheets, hiddenRows }: DeskFile) => ({
  choices,
  firstLine,
  sheets,
  hiddenRows,
});

/** Warnings where the read text differs from the file. If columns are missing, the separator is named even if it is the usual one. */
export const warningsOf = (file: DeskFile | null, issues: readonly { rule: string }[]): FileWarning[] =>
  file?.delimiter === ';' && file.encoding !== 'xlsx' && issues.some(({ rule }) => rule === 'missing_column')
    ? [...file.warnings, { rule: 'other_delimiter', limit: ';' }]
    : (file?.warnings ?? []);

/** A file as it was opened. Its choices change what is read of it. */
export interface OpenFile {
  read: (choices: FileChoices) => DeskFile;
  choices: FileChoices;
}

const READING: CsvReading = {
  isColumn: (name) => columnNamed(name) !== null,
  maxLines: MAX_RECIPIENT_ROWS,
  isOurs: isUnsentFile,
  keepsFaultyCells: true,
};

/** Opens a file of recipients, a text or the sheets of a workbook; or says why it cannot be read. */
export function openFile(
  source: ArrayBuffer | readonly Sheet[],
  facts: DeskFacts,
  readPhone: ReadPhone,
): OpenFile | CsvProblem {
  const read = source instanceof ArrayBuffer ? readCsv(source) : readSheets(source);
  if ('problem' in read) return read;
  const first = read.file(read.choices);
  const isFirstLineRow = holdsData(first.headerCells, { facts, readPhone });
  return {
    read(choices) {
      const file = read.file(choices);
      const isUnsure = !hasNames(file) || holdsData(file.headerCells, { facts, readPhone });
      const firstLine = isUnsure ? file.headerCells : null;
      return choices.isFirstLineRow && isUnsure
        ? { ...withFirstLine(file), choices, firstLine }
        : { ...file, choices, firstLine };
    },
    choices: { ...read.choices, isFirstLineRow },
  };
}

type Readable = Omit<DeskFile, 'choices' | 'firstLine'>;
interface Source {
  file: (choices: Omit<FileChoices, 'isFirstLineRow'>) => Readable;
  choices: Omit<FileChoices, 'isFirstLineRow'>;
}

const hasNames = ({ headerCells }: CsvFile): boolean =>
  headerCells.some((name) => columnNamed(name) !== null);

/** The same file without names of columns: its first line is a row. */
const withFirstLine = (file: Readable): Readable => ({
  ...file,
  header: file.header.map(() => ''),
  lines: [file.headerCells, ...file.lines],
  lineNumbers: [file.headerLine, ...file.lineNumbers],
});

function readCsv(bytes: ArrayBuffer): Source | CsvProblem {
  const file = runSlices(readCsvSlices(new Uint8Array(bytes), READING));
  if ('problem' in file) return file;
  const whole = { ...file, warnings: fileWarnings(file), formulas: [], sheets: [], hiddenRows: 0 };
  return { file: () => whole, choices: { sheet: 0, areHiddenRead: false } };
}

/** Reads the first sheet in sight that holds something, until a person chooses another. */
function readSheets(sheets: readonly Sheet[]): Source | CsvProblem {
  const filled = sheets.flatMap(({ name, lines, isHidden }, place) =>
    lines.length > 0 ? [{ name, place, isHidden }] : [],
  );
  const firstSheet = filled.find(({ isHidden }) => !isHidden) ?? filled[0];
  if (!firstSheet) return { problem: 'empty' };
  return {
    file: ({ sheet: place, areHiddenRead }) => {
      const sheet = sheets[place] as Sheet;
      const hidden = sheet.lines.slice(1).filter(({ line }) => sheet.hiddenLines.has(line));
      const lines = areHiddenRead ? sheet.lines : sheet.lines.filter((line) => !hidden.includes(line));
      const file = withinNames(fileOfLines(lines, READING, { delimiter: ';', encoding: 'xlsx' }));
      return {
        ...file,
        warnings: [
          ...fileWarnings(file),
          ...sheetWarnings(sheet, { file, sheets, hidden: hidden.length, areHiddenRead }),
        ],
        formulas: sheet.formulas,
        hiddenRows: hidden.length,
        sheets: filled.map(({ name, place: at }) => ({ name, place: at })),
      };
    },
    choices: { sheet: firstSheet.place, areHiddenRead: false },
  };
}

/** A sheet makes all lines equally long: the names of the columns end with the last name, and cells behind it have no column. */
function withinNames(file: CsvFile): CsvFile {
  const width = file.header.findLastIndex((name) => name !== '') + 1;
  return { ...file, header: file.header.slice(0, width), headerCells: file.headerCells.slice(0, width) };
}

const MAX_SAMPLES = 5;

const samplesOf = (cells: readonly string[]): string =>
  cells.slice(0, MAX_SAMPLES).join(', ') + (cells.length > MAX_SAMPLES ? ', …' : '');

interface Read {
  file: CsvFile;
  sheets: readonly Sheet[];
  hidden: number;
  areHiddenRead: boolean;
}

/** Warns of parts of a workbook that are not sent, and of cells that are read differently from what they show. */
function sheetWarnings(sheet: Sheet, { file, sheets, hidden, areHiddenRead }: Read): FileWarning[] {
  const [first] = sheets;
  const isPassed = first !== undefined && first !== sheet && (first.lines.length === 0 || first.isHidden);
  const others = sheets.filter((one) => one !== sheet && one.lines.length > 0).map(({ name }) => name);
  const columns = file.headerCells.filter((name, at) => sheet.hiddenColumns.has(at) && name.trim() !== '');
  const warnings: [rule: string, isSaid: boolean, limit: string][] = [
    ['sheet_passed', isPassed, first?.name ?? ''],
    ['other_sheets', others.length > 0, others.join(', ')],
    [areHiddenRead ? 'hidden_rows_read' : 'hidden_rows_left', hidden > 0, String(hidden)],
    ['hidden_columns', columns.length > 0, columns.join(', ')],
    ['shown_otherwise', sheet.shownOtherwise.length > 0, samplesOf(sheet.shownOtherwise)],
    ['cells_read_as', sheet.readAs.length > 0, samplesOf(sheet.readAs)],
  ];
  return warnings.flatMap(([rule, isSaid, limit]) => (isSaid ? [{ rule, limit }] : []));
}
