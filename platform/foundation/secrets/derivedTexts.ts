import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Texts derived from a secret so that they need not be stored: links, our own codes, hashes for lookup. */
export interface DerivedTexts {
  /** Keyed hash of a reward code, for lookup and for detecting duplicates without storing the code. */
  hash(code: string): Buffer;
  /** Address of a recipient's page, the n-th of a redemption: 22 characters of base64url, and the hash that is stored. */
  link(redemptionId: string, n: number): { token: string; hash: Buffer };
  /** Keyed hash of a printed code of a promotion; spaces, hyphens and case are ignored. */
  entry(promotionId: string, code: string): Buffer;
  /** The check part printed behind an order ID: 8 characters. */
  orderCheck(promotionId: string, orderId: string): string;
  /** The token that opens an extract, and its hash, which is stored. */
  ticket(extractId: string): { token: string; hash: Buffer };
  /** The code that we make ourselves for a provider order: 16 characters, the same for the same key. */
  issued(orderKey: string): string;
}

/** Alphabet without letters that look like digits or like each other. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Derives texts from this secret. The secret is never rotated: every link and printed code would become invalid. */
export function deriveTexts(secret: Buffer): DerivedTexts {
  const keys = {
    hash: keyFor(secret, 'hash'),
    link: keyFor(secret, 'link'),
    entry: keyFor(secret, 'entry'),
    orderCheck: keyFor(secret, 'order check'),
    ticket: keyFor(secret, 'ticket'),
    issued: keyFor(secret, 'issued'),
  };
  const mac = (use: keyof typeof keys, ...facts: readonly string[]) =>
    createHmac('sha256', keys[use]).update(JSON.stringify(facts)).digest();
  return {
    hash: (code) => mac('hash', code.trim()),
    link(redemptionId, n) {
      const token = mac('link', redemptionId, String(n)).subarray(0, 16).toString('base64url');
      return { token, hash: linkHash(token) };
    },
    entry: (promotionId, code) => mac('entry', promotionId, plainEntry(code)),
    orderCheck: (promotionId, orderId) => letters(mac('orderCheck', promotionId, orderId), 8),
    ticket(extractId) {
      const token = mac('ticket', extractId).toString('base64url');
      return { token, hash: linkHash(token) };
    },
    issued: (orderKey) => letters(mac('issued', orderKey), 16),
  };
}

/** The hash under which the token of a link or of an extract is stored. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A key of 32 bytes for one use. */
export const derivedKey = (secret: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `guerdon codes: ${use}`, 32));

/** The key of one use as an object: hundreds of thousands of links are derived with it. */
const keyFor = (secret: Buffer, use: string): KeyObject => createSecretKey(derivedKey(secret, use));

/** A printed code as people enter it, without case, spaces and hyphens. */
const plainEntry = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .toUpperCase();

/** Encodes the bytes as `count` letters of five bits each. */
function letters(bytes: Buffer, count: number): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`) >> BigInt(bytes.length * 8 - count * 5);
  let text = '';
  for (let n = 0; n < count; n += 1) {
    text = (CROCKFORD[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return text;
}
