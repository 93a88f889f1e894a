import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { IMAGE_TYPES, type ImageType } from '../../schema/foundation/process/uploadTypes.ts';

/** A file whose content differs from its declared type, or exceeds it. */
export interface HostileFile {
  name: string;
  /** The type it is announced and sent as. */
  declared: ImageType;
  bytes: Buffer;
  /** `refused` for good, or `remade`: only its pixels are kept. */
  ends: 'refused' | 'remade';
}

/** The re-encoded polyglot must contain none of these. */
export const PAYLOADS = ['<script', '<?php', 'PK\u0003\u0004', 'alert(', '#!/bin/sh', '<svg', 'evil.example'];

const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="https://evil.example/x"/></svg>`;
const ENTITIES = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`;
const hex = (bytes: string, text = '') => Buffer.concat([Buffer.from(bytes, 'hex'), Buffer.from(text)]);

/** Files of other kinds, by what they are. */
async function strangers(): Promise<Record<string, Buffer>> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8285a' } });
  return {
    text: Buffer.from('this is no picture at all, whatever its name says'),
    'a web page': Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`),
    'an SVG with a script': Buffer.from(SVG),
    'an SVG that reads files': Buffer.from(ENTITIES),
    'an SVG in gzip': gzipSync(SVG),
    'a script of PHP': Buffer.from('<?php system($_GET["c"]); ?>'),
    'a script of the shell': Buffer.from('#!/bin/sh\nid\n'),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
    'an archive': hex('504b0304140000000800', 'x'.repeat(40)),
    'an archive of 1000:1': Buffer.concat([
      hex('504b0304'),
      deflateSync(Buffer.alloc(4_000_000), { level: 9 }),
    ]),
    'a program of Windows': hex('4d5a90000300000004000000ffff0000'),
    'a program of Linux': hex('7f454c46020101000000000000000000'),
    'a workbook of xls': hex('d0cf11e0a1b11ae10000000000000000'),
    'a film': hex('000000186674797069736f6d', 'x'.repeat(40)),
    'a WebP': await plain.clone().webp().toBuffer(),
    'an AVIF': await plain.clone().avif({ effort: 0 }).toBuffer(),
    'a TIFF': await plain.clone().tiff().toBuffer(),
    'a bitmap': hex('424d46000000000000003600000028000000'),
    'an icon': hex('00000100010010100000010020006804'),
    'one byte': hex('89'),
  };
}

/** More than sixty files: types sent under other types, truncated pictures, polyglots, and bombs. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  const add = (name: string, declared: ImageType, bytes: Buffer, ends: HostileFile['ends'] = 'refused') =>
    files.push({ name: `${name} as ${declared}`, declared, bytes, ends });
  const own = { png: await picture('png'), jpeg: await picture('jpeg'), gif: await picture('gif') };

  for (const [name, bytes] of Object.entries(await strangers()))
    for (const declared of IMAGE_TYPES) add(name, declared, bytes);
  for (const [format, bytes] of Object.entries(own))
    for (const declared of IMAGE_TYPES)
      if (declared !== `image/${format}`) add(`a picture of ${format}`, declared, bytes);
  for (const [format, bytes] of Object.entries(own)) {
    const declared = `image/${format}` as ImageType;
    add(
      'the first bytes and a web page',
      declared,
      Buffer.concat([bytes.subarray(0, 12), Buffer.from(SCRIPT)]),
    );
    add('the first half', declared, truncated(bytes));
    add('a page behind it', declared, Buffer.concat([bytes, Buffer.from(`${SCRIPT}#!/bin/sh`)]), 'remade');
    add('an archive behind it', declared, Buffer.concat([bytes, hex('504b0304', 'evil.example')]), 'remade');
  }
  add('14000 × 14000 pixels', 'image/png', bombPng(14_000));
  add('60000 × 60000 pixels in its header', 'image/png', bombPng(60_000));
  add('65535 × 65535 pixels', 'image/gif', hugeGif(own.gif));
  add('65500 × 65500 pixels', 'image/jpeg', hugeJpeg(own.jpeg));
  add(
    'a chunk of text with a script',
    'image/png',
    withChunk(own.png, 'tEXt', `Comment\0${SCRIPT}`),
    'remade',
  );
  add('a profile of 1000:1', 'image/png', withChunk(own.png, 'zTXt', zeros()), 'remade');
  add('a comment with PHP', 'image/jpeg', withComment(own.jpeg, '<?php system("id") ?>'), 'remade');
  return files;
}

/** A small honest picture, for tests. */
export async function picture(format: 'png' | 'jpeg' | 'gif'): Promise<Buffer> {
  const background = { r: 200, g: 40, b: 90 };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** The same file, its second half lost. */
function truncated(file: Buffer): Buffer {
  return file.subarray(0, Math.floor(file.length / 2));
}

/** A PNG of `side` × `side` black pixels: small to send, huge to decode. */
function bombPng(side: number): Buffer {
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

/** The picture with one chunk more, behind its header. */
function withChunk(png: Buffer, type: string, data: string | Buffer): Buffer {
  const behind = 8 + 25; // signature, header
  const added = chunk(type, typeof data === 'string' ? Buffer.from(data, 'latin1') : data);
  return Buffer.concat([png.subarray(0, behind), added, png.subarray(behind)]);
}

const zeros = () =>
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(1_000_000), { level: 9 })]);

/** The picture with a comment, behind the first marker. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** The picture, its header saying that it is as large as a GIF can be. */
function hugeGif(gif: Buffer): Buffer {
  const huge = Buffer.from(gif);
  huge.fill(0xff, 6, 10);
  const frame = huge.indexOf(0x2c, 13);
  huge.fill(0xff, frame + 5, frame + 9);
  return huge;
}

/** The picture, its frame saying 65500 × 65500. */
function hugeJpeg(jpeg: Buffer): Buffer {
  const huge = Buffer.from(jpeg);
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
  huge.writeUInt16BE(65_500, frame + 5);
  huge.writeUInt16BE(65_500, frame + 7);
  return huge;
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + typed.length);
  framed.writeUInt32BE(data.length, 0);
  framed.set(typed, 4);
  framed.writeUInt32BE(crc32(typed), 4 + typed.length);
  return framed;
}
