import PDFDocument from 'pdfkit';
import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { fits, fitted, linesOf, oneLine } from './fitting.ts';
import type { Weight } from './fonts.ts';
import { ASCENT, lengthOf, selectFont, shapingOf } from './page.ts';
import { isolated, runsOf } from './runs.ts';

/** Points. */
const MARGIN = 36;
const SIZE = 8;
const LINE = 12;
const GAP = 6;
const INK = '#17191c';
const MUTED = '#5b6169';
const RULE = '#d9dce1';

/** A printed table: its name and its columns, widths in points. */
export interface PrintedTable {
  title: string;
  subtitle: string;
  locale: UiLocale;
  columns: readonly { name: string; width: number; isNumber: boolean }[];
}

/** A row: a text a column, and lines below at the full width. */
export interface PrintedRow {
  cells: readonly string[];
  below: readonly string[];
}

/**
 * Opens a landscape A4 document with a table, tagged as such page by page: its head stands on every one, rows stay whole. What is too long for its column ends with an
 * ellipsis there, and stands in full below the row. Read `doc` while rows are written.
 */
export function openTable({ title, subtitle, locale, columns }: PrintedTable) {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: false,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Producer: 'Guerdon', Creator: 'Guerdon' },
  });
  let whenRead: (() => void) | null = null;
  // Called by the stream itself, whenever its reader has taken what was there.
  doc._read = () => whenRead?.();
  doc.once('close', () => whenRead?.());
  const root = doc.struct('Document');
  doc.addStructure(root);
  let table = doc.struct('Table');
  let page = 0;
  let y = MARGIN;

  function startPage(): void {
    doc.addPage();
    page += 1;
    y = MARGIN;
    doc.markContent('Artifact', { type: 'Pagination' });
    const number = String(page);
    place(doc, number, {
      x: doc.page.width - MARGIN - 40,
      y: doc.page.height - MARGIN + 8,
      width: 40,
      isNumber: true,
      color: MUTED,
    });
    doc.endMarkedContent();
  }

  /** Each page is a table of its own with its head: one that has ended is written and forgotten, so that memory does not grow with the rows. */
  function nextTable(): void {
    table.end();
    forgetWritten(doc);
    table = doc.struct('Table');
    root.add(table);
  }

  function writeHead(): void {
    const head = doc.struct('TR');
    table.add(head);
    let x = MARGIN;
    for (const { name, width, isNumber } of columns) {
      const at = { x, y, width: width - GAP, isNumber, color: MUTED, weight: 'bold' as const };
      head.add(doc.struct('TH', {}, () => place(doc, name, at)));
      x += width;
    }
    head.end();
    y += LINE;
    rule();
  }

  function rule(): void {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(MARGIN, y + 1)
      .lineTo(doc.page.width - MARGIN, y + 1)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    doc.endMarkedContent();
    y += 4;
  }

  /** Each cell that its column cuts, in full behind the name of the column. */
  const cutCells = (cells: readonly string[]): string[] =>
    columns.flatMap(({ name, width }, at) => {
      const cell = oneLine(cells[at] ?? '');
      return fits(doc.fontSize(SIZE), cell, { width: width - GAP, weight: 'regular' })
        ? []
        : [`${name}: ${isolated(cell)}`];
    });

  return {
    doc,
    /** Waits until what was written is read, so that a slow reader does not fill the memory. Answers false where nobody reads any more. */
    async read(): Promise<boolean> {
      if (doc.readableLength >= doc.readableHighWaterMark && !doc.destroyed)
        await new Promise<void>((resolve) => {
          whenRead = resolve;
        });
      return !doc.destroyed;
    },
    head(): void {
      startPage();
      const width = doc.page.width - 2 * MARGIN;
      root.add(
        doc.struct('H1', {}, () => place(doc, title, { x: MARGIN, y, width, size: 18, weight: 'bold' })),
      );
      root.add(
        doc.struct('P', {}, () => place(doc, subtitle, { x: MARGIN, y: y + 24, width, color: MUTED })),
      );
      y += 46;
      root.add(table);
      writeHead();
    },
    row({ cells, below: facts }: PrintedRow): void {
      const below = [...cutCells(cells), ...facts].flatMap((text) =>
        linesOf(doc.fontSize(SIZE), text, belowWidth(doc)),
      );
      if (y + LINE * (1 + below.length) > doc.page.height - MARGIN) {
        nextTable();
        startPage();
        writeHead();
      }
      const row = doc.struct('TR');
      table.add(row);
      let x = MARGIN;
      for (const [at, { width, isNumber }] of columns.entries()) {
        const place_ = { x, y, width: width - GAP, isNumber };
        row.add(doc.struct('TD', {}, () => place(doc, cells[at] ?? '', place_)));
        x += width;
      }
      y += LINE;
      for (const text of below) {
        const at = { x: MARGIN + GAP, y, width: belowWidth(doc), color: MUTED };
        row.add(doc.struct('TD', {}, () => place(doc, text, at)));
        y += LINE;
      }
      row.end();
      rule();
    },
    /** Ends the document; `empty` is its text if it has no row. */
    end(empty: string | null): void {
      if (empty !== null)
        root.add(doc.struct('P', {}, () => place(doc, empty, { x: MARGIN, y: y + LINE, width: 400 })));
      table.end();
      root.end();
      doc.end();
    },
  };
}

/** State that pdfkit keeps until the document ends: the tagged elements of a page, and the layout of each word. */
interface Remembering {
  page: { structParentTreeKey: number };
  _fontFamilies: Record<string, { layoutCache?: object }>;
  getStructParentTree(): { get(key: number): ({ data: object } | null)[] };
}

/** Records only that the element has its parent. */
const WRITTEN = { P: true };

/** The page is written: of its elements only their numbers are needed from now on, and most of its words are of its rows alone. */
function forgetWritten(doc: PDFKit.PDFDocument): void {
  const remembering = doc as unknown as Remembering;
  const elements = remembering.getStructParentTree().get(remembering.page.structParentTreeKey);
  for (const element of elements) if (element) element.data = WRITTEN;
  for (const font of Object.values(remembering._fontFamilies)) font.layoutCache = Object.create(null);
}

interface Place {
  x: number;
  y: number;
  width: number;
  size?: number;
  weight?: Weight;
  isNumber?: boolean;
  color?: string;
}

/** Width of the lines below a row, in points. */
const belowWidth = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * MARGIN - GAP;

/** Writes one line at a place, cut where it is too long; numbers end at the right edge. */
function place(doc: PDFKit.PDFDocument, text: string, { x, y, width, size = SIZE, ...look }: Place): void {
  const { weight = 'regular', isNumber = false, color = INK } = look;
  doc.fontSize(size).fillColor(color);
  const runs = runsOf(fitted(doc, oneLine(text), { width, weight }), weight, 'ltr');
  const length = lengthOf(doc, runs);
  let at = isNumber ? x + Math.max(width - length, 0) : x;
  for (const { font, text: part } of runs) {
    const options = { lineBreak: false, baseline: 'alphabetic', ...shapingOf(font) } as const;
    selectFont(doc, font).text(part, at, y + size * ASCENT, options);
    at += doc.widthOfString(part, shapingOf(font));
  }
}
