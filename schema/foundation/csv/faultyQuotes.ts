// Lines with a quote that the parser cannot read, such as `"ada"@x.example` as a cell.

/** Maximum lines of a file that are read in spite of their quotes. */
export const MAX_FAULTY_LINES = 100;

/** A cell of a line whose quotes are read as text. */
export interface FaultyCell {
  line: number;
  at: number;
}

const PROPER = /^"(?:[^"]|"")*"$/;

/** True if every quote within a cell that begins with one has its partner there. */
const isClosed = (cell: string): boolean => cell.split('"').length % 2 === 1;

/**
 * The line with its faulty cells in quotes of their own, so that the quotes in them are text, and the places of these cells. It is certain where
 * the line has as many cells as the header, and no quote of them is open at its end; null otherwise.
 */
export function quotesAsText(
  line: string,
  { delimiter, width }: { delimiter: string; width: number },
): { line: string; places: number[] } | null {
  const cells = line.split(delimiter);
  const quoted = cells.flatMap((cell, at) => (cell.startsWith('"') && !PROPER.test(cell) ? [at] : []));
  if (cells.length !== width || quoted.length === 0) return null;
  if (quoted.some((at) => !isClosed(cells[at] ?? ''))) return null;
  const mended = cells.map((cell, at) => (quoted.includes(at) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return { line: mended.join(delimiter), places: quoted };
}
