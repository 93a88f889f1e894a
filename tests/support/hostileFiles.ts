import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small honest picture, for tests. */
export async function picture(format: 'png' | 'jpeg' | 'gif'): Promise<Buffer> {
  const background = { r: 200, g: 40, b: 90 };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A picture that is also a web page and the start of an archive. */
export async function polyglotPng(): Promise<Buffer> {
  return Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
}

/** The same file, its second half lost. */
export function truncated(file: Buffer): Buffer {
  return file.subarray(0, Math.floor(file.length / 2));
}

/** A PNG of `side` × `side` black pixels: small to send, huge to decode. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + side * 3);
  const rows = deflateSync(Buffer.concat(Array.from({ length: 200 }, () => row)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + typed.length);
  framed.writeUInt32BE(data.length, 0);
  framed.set(typed, 4);
  framed.writeUInt32BE(crc32(typed), 4 + typed.length);
  return framed;
}
