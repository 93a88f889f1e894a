// Sheets of a workbook as XML: what their cells say beyond their values, before the reader of values sees them.
import { exactNumber, formatCode, shownNumber } from './shownNumber.ts';

/** Place of a cell: its line in the spreadsheet, and its column from 0. */
export interface SheetPlace {
  line: number;
  at: number;
}

/** Notes about a sheet for the person at the screen. */
export interface SheetNotes {
  hiddenLines: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  /** Formulas whose result is not stored. Their cells hold the formula. */
  formulas: SheetPlace[];
  /** Cells that show their number in another form than the one that is read: `B2: 12.6`. */
  shownOtherwise: string[];
}

/** Tags of any namespace prefix. */
const TAGS = {
  sheet: /<(?:\w+:)?sheet\b([^>]*)>/g,
  relationship: /<(?:\w+:)?Relationship\b([^>]*)>/g,
  numberFormat: /<(?:\w+:)?numFmt\b([^>]*)>/g,
  cellFormat: /<(?:\w+:)?xf\b([^>]*)>/g,
  row: /<(?:\w+:)?row\b([^>]*)>/g,
  column: /<(?:\w+:)?col\b([^>]*)>/g,
};
const ATTRIBUTE = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

type Attributes = Readonly<Record<string, string | undefined>>;

/** Attributes of a tag by their names, without the prefix of a namespace. */
const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.includes(':') ? name.replace(/^\w+/, '') : name,
      double ?? single,
    ]),
  );

const tags = (xml: string, tag: keyof typeof TAGS): Attributes[] =>
  [...xml.matchAll(TAGS[tag])].map(([, text = '']) => attributesOf(text));

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name
      ? (ENTITIES[name] ?? whole)
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The sheets of a workbook in its order: the part that holds each, and whether it is hidden. */
export function sheetParts(workbook: string, relations: string): { part: string; isHidden: boolean }[] {
  const targets = new Map(tags(relations, 'relationship').map(({ Id, Target = '' }) => [Id, Target]));
  return tags(workbook, 'sheet').map((sheet) => {
    const target = targets.get(sheet[':id']) ?? '';
    return {
      part: target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
      isHidden: /hidden/i.test(sheet.state ?? ''),
    };
  });
}

/** The number format of each style; null where a number is shown as it is. */
export function styleFormats(styles: string): (string | null)[] {
  const own = new Map(
    tags(styles, 'numberFormat').map(({ numFmtId, formatCode: code = '' }) => [
      Number(numFmtId),
      unescaped(code),
    ]),
  );
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  return tags(cells, 'cellFormat').map(({ numFmtId = 0 }) =>
    formatCode(Number(numFmtId), own.get(Number(numFmtId))),
  );
}

/** The line and column of an address such as `B2`. */
export function placeOf(address: string): SheetPlace {
  const [, letters = '', digits = '0'] = /^([A-Z]*)(\d+)$/.exec(address) ?? [];
  const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
  return { line: Number(digits), at: column - 1 };
}

const CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;
const VALUE = /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/;
const FORMULA = /<(?:\w+:)?f\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?f>)/;

/** A sheet in which cells hold as text what the spreadsheet shows of them: errors, formulas without a result, leading zeros. */
export function readableSheet(
  xml: string,
  formats: readonly (string | null)[],
): { xml: string; notes: SheetNotes } {
  const formulas: SheetPlace[] = [];
  const shownOtherwise: string[] = [];
  const written = xml.replace(CELL, (whole, prefix: string, attributes: string, content = '') => {
    const { r: address = '', t: type = 'n', s: style = -1 } = attributesOf(attributes);
    const value = VALUE.exec(content)?.[1];
    const asText = (text: string) =>
      `<${prefix}c r="${address}" t="inlineStr"><${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is></${prefix}c>`;
    if (type === 'e') return asText(value || '#N/A');
    const formula = FORMULA.exec(content);
    if (formula && !(type === 'str' ? value !== undefined : value)) {
      formulas.push(placeOf(address));
      return asText(`=${formula[1] ?? ''}`);
    }
    const format = type === 'n' && value ? formats[Number(style)] : null;
    const number = exactNumber(Number(value));
    if (!format || !Number.isFinite(number)) return whole;
    const display = shownNumber(number, format);
    if (display.kind === 'other') shownOtherwise.push(`${address}: ${number}`);
    return display.kind === 'text' ? asText(escaped(display.text)) : whole;
  });
  return { xml: written, notes: { ...hiddenParts(xml), formulas, shownOtherwise } };
}

function hiddenParts(xml: string): Pick<SheetNotes, 'hiddenLines' | 'hiddenColumns'> {
  const hiddenLines = new Set<number>();
  let line = 0;
  for (const { r, hidden } of tags(xml, 'row')) {
    line = Number(r ?? line + 1);
    if (isOn(hidden)) hiddenLines.add(line);
  }
  const hiddenColumns = tags(xml, 'column')
    .filter(({ hidden }) => isOn(hidden))
    .flatMap(({ min, max }) => {
      const [from, to] = [Number(min), Math.min(Number(max), 256)];
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from - 1 + at);
    });
  return { hiddenLines, hiddenColumns: new Set(hiddenColumns) };
}
