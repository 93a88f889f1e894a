// The kind of a file by its bytes. Its name counts only where they do not show it.

/** Kinds of files that people choose where cells or a picture are expected. */
export type FileKind =
  | 'protected'
  | 'xlsx'
  | 'xlsb'
  | 'xls'
  | 'ods'
  | 'numbers'
  | 'pdf'
  | 'document'
  | 'picture'
  | 'archive';

const ENDINGS: readonly [kind: FileKind, endings: RegExp][] = [
  ['xlsx', /\.(?:xlsx|xlsm|xltx)$/],
  ['xlsb', /\.xlsb$/],
  ['xls', /\.(?:xls|xlt)$/],
  ['ods', /\.(?:ods|fods|ots)$/],
  ['numbers', /\.numbers$/],
  ['pdf', /\.pdf$/],
  ['document', /\.(?:docx?|odt|pages|rtf|pptx?|odp|key)$/],
  ['picture', /\.(?:png|jpe?g|gif|webp|hei[cf]|avif|svg|tiff?|bmp)$/],
  ['archive', /\.(?:zip|rar|7z|gz)$/],
];

/** First bytes of each format, as characters of the same numbers, and where they stand. */
const SIGNATURES: readonly [kind: FileKind | 'compound' | 'parts', text: string, at: number][] = [
  /** The container of .xls files, and of .xlsx files that a password protects. */
  ['compound', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 0],
  ['parts', 'PK\x03\x04', 0],
  ['parts', 'PK\x05\x06', 0],
  ['pdf', '%PDF-', 0],
  ['picture', '\x89PNG', 0],
  ['picture', '\xff\xd8\xff', 0],
  ['picture', 'GIF8', 0],
  ['picture', 'II*\0', 0],
  ['picture', 'MM\0*', 0],
  ['picture', 'WEBP', 8],
  ['picture', 'ftyphei', 4],
  ['picture', 'ftypmif', 4],
  ['picture', 'ftypavif', 4],
  ['document', '{\\rtf', 0],
  ['archive', 'Rar!', 0],
  ['archive', '7z\xbc\xaf', 0],
  ['archive', '\x1f\x8b', 0],
];

/** Bytes at the beginning that tell a format, and at the end, where an archive lists its parts. */
const HEAD_BYTES = 4096;
const TAIL_BYTES = 256 * 1024;
const SLICE_BYTES = 32_768;

/** Bytes as characters of the same numbers. */
async function textOf(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE_BYTES));
  return text;
}

/** The kind of a file; null for text, and for anything that is none of these. */
export async function kindOfFile(file: File): Promise<FileKind | null> {
  const head = await textOf(file.slice(0, HEAD_BYTES));
  const name = file.name.toLowerCase();
  const named = ENDINGS.find(([, endings]) => endings.test(name))?.[0] ?? null;
  const [format = null] = SIGNATURES.find(([, text, at]) => head.startsWith(text, at)) ?? [];
  if (format === 'compound') return compoundKind(await textOf(file));
  if (format !== 'parts') return format ?? named;
  return archiveKind(head + (await textOf(file.slice(Math.max(0, file.size - TAIL_BYTES)))), named);
}

/** Names in a compound file are in UTF-16. */
const wide = (name: string): string => [...name].join('\0');

function compoundKind(text: string): FileKind {
  // The part in which spreadsheet programs store what a password protects.
  if (text.includes(wide('EncryptedPackage'))) return 'protected';
  const isDocument = [wide('WordDocument'), wide('PowerPoint Document')].some((name) => text.includes(name));
  return isDocument ? 'document' : 'xls';
}

/** An archive is what its parts make it. */
function archiveKind(parts: string, named: FileKind | null): FileKind {
  if (parts.includes('opendocument.spreadsheet')) return 'ods';
  if (/\.iwa|Index\.zip/.test(parts)) return named === 'document' ? 'document' : 'numbers';
  if (parts.includes('xl/workbook.bin')) return 'xlsb';
  if (parts.includes('xl/')) return 'xlsx';
  return /word\/|ppt\/|opendocument\./.test(parts) ? 'document' : 'archive';
}
