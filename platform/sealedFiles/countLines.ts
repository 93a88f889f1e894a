const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the lines of a CSV file as its bytes pass; a line break within a cell ends none. */
export function lineCounter() {
  let isQuoted = false;
  let lines = 0;
  return {
    count(bytes: Buffer): void {
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) lines += 1;
      }
    },
    lines: () => lines,
  };
}

/** The same bytes of a CSV file, whose rows are counted as they pass; its first line is the head. */
export function countedRows(bytes: AsyncIterable<Buffer>): {
  bytes: AsyncIterable<Buffer>;
  rows: () => number;
} {
  const { count, lines } = lineCounter();
  async function* watched() {
    for await (const chunk of bytes) {
      count(chunk);
      yield chunk;
    }
  }
  return { bytes: watched(), rows: () => Math.max(lines() - 1, 0) };
}
