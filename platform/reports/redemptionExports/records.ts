// Reads back what the database writes as CSV: cells quoted or empty, semicolons, CR LF.

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** The lines of a file one by one, each without its end. */
export async function* recordsOf(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of file) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let isQuoted = false;
    let start = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      if (bytes[at] === QUOTE) isQuoted = !isQuoted;
      else if (bytes[at] === LINE_FEED && !isQuoted) {
        yield bytes.toString('utf8', start, at - 1);
        start = at + 1;
      }
    }
    rest = bytes.subarray(start);
  }
}

/** The bytes of a file in pieces that end where a line ends; a line break within a cell is none. */
export async function* wholeRecordsOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of file) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = lastRecordEnd(bytes);
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) yield rest;
}

function lastRecordEnd(bytes: Buffer): number {
  let isQuoted = false;
  let end = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) isQuoted = !isQuoted;
    else if (bytes[at] === LINE_FEED && !isQuoted) end = at + 1;
  }
  return end;
}

/** The cells of a line; an empty one is null. */
export function cellsOf(line: string): (string | null)[] {
  const cells: (string | null)[] = [];
  for (let at = 0; at <= line.length; ) {
    if (line[at] !== '"') {
      cells.push(null);
      at += 1;
      continue;
    }
    let end = line.indexOf('"', at + 1);
    while (line[end + 1] === '"') end = line.indexOf('"', end + 2);
    cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
    at = end + 2;
  }
  return cells;
}

/** Groups of at most `most`. */
export async function* groupsOf<Item>(items: AsyncIterable<Item>, most: number): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
