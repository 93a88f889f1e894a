// Texts cut or broken to the width that they have.
import type { Weight } from './fonts.ts';
import { lengthOf } from './page.ts';
import { runsOf } from './runs.ts';

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

interface Space {
  width: number;
  weight: Weight;
}

/** True if a text fits at the document's present size. */
export const fits = (doc: PDFKit.PDFDocument, text: string, { width, weight }: Space): boolean =>
  lengthOf(doc, runsOf(text, weight, 'ltr')) <= width;

/** The beginning of a text that fits. */
export function fitted(doc: PDFKit.PDFDocument, text: string, space: Space): string {
  if (fits(doc, text, space)) return text;
  const letters = [...text];
  const length = longest(letters.length, (count) =>
    fits(doc, `${letters.slice(0, count).join('').trimEnd()}…`, space),
  );
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}

/** A text in lines that fit at the document's present size, broken at spaces where there are any. */
export function linesOf(doc: PDFKit.PDFDocument, text: string, width: number): string[] {
  const space: Space = { width, weight: 'regular' };
  const lines: string[] = [];
  let rest = oneLine(text);
  while (!fits(doc, rest, space)) {
    const letters = [...rest];
    const most = longest(letters.length, (count) => fits(doc, letters.slice(0, count).join(''), space));
    const line = letters.slice(0, Math.max(most, 1)).join('');
    const end = line.lastIndexOf(' ') > 0 ? line.lastIndexOf(' ') : line.length;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

/** The largest count up to `most` that is right, where all smaller ones are; found by halves. */
function longest(most: number, isRight: (count: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isRight(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
