const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the lines of a CSV file as its bytes pass; a line break within a cell does not end a line. */
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

/** Passes the bytes of a CSV file through and counts its rows; its first line is the header. */
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
