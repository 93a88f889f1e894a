import PDFDocument from 'pdfkit';
import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import { fontOf, type Weight } from './fonts.ts';
import { isBidirectional, type Run, runsOf } from './runs.ts';

/** Points. */
export const MARGIN = 56;
const LEADING = 0.35;

const INK = '#17191c';
const MUTED = '#5b6169';

/** How a paragraph is written. */
interface Style {
  size: number;
  weight?: Weight;
  isMuted?: boolean;
  /** Space below, in points. */
  below?: number;
  characterSpacing?: number;
  /** Its role for a reader that speaks. */
  role?: 'H1' | 'H2' | 'P';
}

/** Pages of one document, written from top to bottom. */
export interface Pages {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  /** Writes a paragraph at the full width; a page that is full is followed by the next. */
  write(text: string, style: Style): void;
  /** Places a picture at the full width or less, with the words for those who do not see it. */
  picture(image: Buffer, options: { width: number; height: number; alt: string; below?: number }): void;
  /** Writes on every page, outside its flow, once all of them are there. */
  onEachPage(write: (number: number, of: number) => void): void;
  /** The finished file. */
  finish(): Promise<Buffer>;
}

/** Opens an A4 document in a language, tagged for readers that speak. */
export function openPages({ title, locale }: { title: string; locale: ProductLocale }): Pages {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    autoFirstPage: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Producer: 'Guerdon', Creator: 'Guerdon' },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;

  return {
    doc,
    width,
    write(text, { size, weight, isMuted, below = 0, characterSpacing = 0, role = 'P' }) {
      if (text.trim() === '') return;
      root.add(
        doc.struct(role, {}, () => {
          doc.fontSize(size).fillColor(isMuted ? MUTED : INK);
          const options = { size, width, lineGap: size * LEADING, characterSpacing };
          for (const line of text.split(/\r?\n/))
            for (const part of linesOf(doc, line === '' ? ' ' : line, { weight, width }))
              writeRuns(doc, runsOf(part, weight), options);
        }),
      );
      doc.y += below;
    },
    picture(image, { alt, below = 0, ...size }) {
      if (doc.y + size.height > doc.page.height - MARGIN) doc.addPage();
      const { y } = doc;
      root.add(doc.struct('Figure', { alt }, () => void doc.image(image, MARGIN, y, size)));
      doc.y = y + size.height + below;
    },
    onEachPage(write) {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page);
        // Text below the margin would start a new page.
        const { bottom } = doc.page.margins;
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination' });
        write(page - start + 1, count);
        doc.endMarkedContent();
        doc.page.margins.bottom = bottom;
      }
    },
    finish() {
      root.end();
      const chunks: Buffer[] = [];
      return new Promise((resolve, reject) => {
        doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
        doc.once('end', () => resolve(Buffer.concat(chunks)));
        doc.once('error', reject);
        doc.end();
      });
    },
  };
}

/** A text whose parts are written in different directions is broken into lines before they are put in order; others are broken by the writer. */
function linesOf(
  doc: PDFKit.PDFDocument,
  text: string,
  { weight, width }: { weight: Weight | undefined; width: number },
): string[] {
  if (!isBidirectional(text)) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && lengthOf(doc, runsOf(longer, weight)) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Whole runs are shaped at once: the letters of a script may depend on each other, also across a space. */
const SHAPED: PDFKit.Mixins.TextOptions = { features: [] };

/** The length of runs in points, at the present size. */
export const lengthOf = (doc: PDFKit.PDFDocument, runs: readonly Run[]): number =>
  runs.reduce((sum, { font, text }) => sum + selectFont(doc, font).widthOfString(text, shapingOf(font)), 0);

/** How a run is shaped: Latin letters word by word, which is remembered, and others whole. */
export const shapingOf = (font: string): PDFKit.Mixins.TextOptions =>
  /^(arabic|hebrew|devanagari|thai)-/.test(font) ? SHAPED : {};

/** How far below the top of a line its letters stand, by their size: the same for all fonts of a line. */
export const ASCENT = 0.97;

/** Writes runs one after the other as one line, which breaks at the width. */
export function writeRuns(
  doc: PDFKit.PDFDocument,
  runs: readonly Run[],
  options: PDFKit.Mixins.TextOptions & { size?: number },
): void {
  const { size = 0, ...rest } = options;
  doc.y += size * ASCENT;
  for (const [at, { font, text }] of runs.entries())
    selectFont(doc, font).text(text, {
      ...rest,
      ...shapingOf(font),
      baseline: 'alphabetic',
      continued: at < runs.length - 1,
    });
  doc.y -= size * ASCENT;
}

/** Makes a font the current one; it is embedded once, however often it is used. */
export function selectFont(doc: PDFKit.PDFDocument, name: string): PDFKit.PDFDocument {
  const names = registered.get(doc) ?? new Set();
  registered.set(doc, names);
  if (!names.has(name)) doc.registerFont(name, fontOf(name));
  names.add(name);
  return doc.font(name);
}

const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>();
