import type { CodeBox } from '../../foundation/secrets/codeBox.ts';

/** Derives tokens and hashes of links and entries, and seals and opens refused rows: the part of the code box that accepting needs. */
export interface LinkBox extends Pick<CodeBox, 'seal' | 'open'> {
  /** The link number `n` of a redemption: 22 characters of base64url, and its SHA-256. */
  link(redemptionId: string, n: number): { token: string; hash: Uint8Array };
  /** The keyed hash of a printed code, normalised, at the portal of its promotion. */
  entry(promotionId: string, code: string): Uint8Array;
}
