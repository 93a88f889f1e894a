// The format of a file by its first bytes; its name does not count.

const SIGNATURES = {
  archive: [0x50, 0x4b, 0x03, 0x04],
  /** The container of .xls files, and of .xlsx files that a password protects. */
  compound: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const;

/** The format of a spreadsheet by its first bytes; null for a file that is none. */
export function formatOf(bytes: Uint8Array): keyof typeof SIGNATURES | null {
  const isBegunBy = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  return isBegunBy(SIGNATURES.archive) ? 'archive' : isBegunBy(SIGNATURES.compound) ? 'compound' : null;
}

/** The part in which spreadsheet programs store what a password protects, as its container names it: in UTF-16. */
const PROTECTED = [...'EncryptedPackage'].join('\u0000');

/** True if a password protects a spreadsheet. */
export const isProtected = (bytes: Uint8Array): boolean =>
  formatOf(bytes) === 'compound' && new TextDecoder('latin1').decode(bytes).includes(PROTECTED);
