import { inflateSync } from 'node:zlib';

/** Bytes of the header of a WOFF file and of each entry of its directory, and of their like in a plain font (W3C WOFF 1.0, section 3). */
const WOFF = { header: 44, entry: 20 };
const PLAIN = { header: 12, entry: 16 };

/**
 * The plain font in a WOFF file. The PDF writer reads either, but takes the compressed tables apart again for every glyph: seconds a
 * document instead of milliseconds.
 */
export function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, WOFF.header + at * WOFF.entry));
  const header = Buffer.alloc(PLAIN.header + count * PLAIN.entry);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  let offset = header.length;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = PLAIN.header + at * PLAIN.entry;
    for (const [field, value] of [tag, checksum, offset, data.length].entries())
      header.writeUInt32BE(value, entry + field * 4);
    offset += padded(data).length;
  }
  return Buffer.concat([header, ...tables.map(({ data }) => padded(data))]);
}

function tableAt(woff: Buffer, entry: number): { tag: number; checksum: number; data: Buffer } {
  const field = (at: number) => woff.readUInt32BE(entry + at * 4);
  const [offset, packed, length] = [field(1), field(2), field(3)];
  const bytes = woff.subarray(offset, offset + packed);
  return { tag: field(0), checksum: field(4), data: packed < length ? inflateSync(bytes) : bytes };
}

/** Tables begin at multiples of four. */
const padded = (data: Buffer) =>
  data.length % 4 === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - (data.length % 4))]);
