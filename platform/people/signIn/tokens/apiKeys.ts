// The two texts of an API key or a service account: a public client id, and a secret of 256 bits that proves itself well-formed before anybody looks it up.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Prefixes of client ids and secrets. */
const PREFIXES = { key: ['gki_', 'gsk_'], service: ['gsi_', 'gss_'] } as const;
/** Numbers of base-62 digits that hold 256 bits and 32 bits. */
const SECRET_DIGITS = 43;
const CHECK_DIGITS = 6;

const CLIENT_ID = /^g[ks]i_[0-9A-Za-z]{22}$/;
const SECRET = new RegExp(`^gs[ks]_[0-9A-Za-z]{${SECRET_DIGITS + CHECK_DIGITS}}$`);

/** The parts of a new key; only the hash of the secret is ever stored. */
export interface NewKey {
  clientId: string;
  secret: string;
  secretHash: string;
}

/** Creates a unique key; a service account that gets a further secret keeps its client id. */
export function makeKey(of: keyof typeof PREFIXES = 'key'): NewKey {
  const [idPrefix, secretPrefix] = PREFIXES[of];
  const clientId = idPrefix + inDigits(randomBytes(16), 22);
  const body = secretPrefix + inDigits(randomBytes(32), SECRET_DIGITS);
  const secret = body + checkOf(body);
  return { clientId, secret, secretHash: hashOfSecret(secret) };
}

/** True if the text has the form of a client id of an API key or a service account. The gateway's own client id does not. */
export const isProgramClientId = (text: string): boolean => CLIENT_ID.test(text);

/** True if the text has the form of a client id of a service account. */
export const isServiceClientId = (text: string): boolean =>
  isProgramClientId(text) && text.startsWith('gsi_');

/** The last characters of a secret, which tell two apart. More than 230 of its 256 bits stay unknown. */
export const hintOf = (secret: string): string => secret.slice(-4);

/** True if the text has the form of our secrets and a correct checksum. Detects typing mistakes and invented secrets. */
export function isWellFormedSecret(text: string): boolean {
  if (!SECRET.test(text)) return false;
  const body = text.slice(0, -CHECK_DIGITS);
  return checkOf(body) === text.slice(-CHECK_DIGITS);
}

/** The stored form of a secret: SHA-256, enough for 256 random bits. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time. */
export function isSecretOf(secret: string, secretHash: string): boolean {
  if (!isWellFormedSecret(secret)) return false;
  const [one, other] = [hashOfSecret(secret), secretHash].map((text) => Buffer.from(text));
  return (
    one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
  );
}

function checkOf(body: string): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return inDigits(sum, CHECK_DIGITS);
}

/** Bytes as base-62 digits, padded to a fixed length. */
function inDigits(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  while (text.length < length) {
    text = `${ALPHABET[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}
