// The two texts of an API key or a service account: a public client id, and a secret of 256 bits that proves itself well-formed before anybody looks it up.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** How client ids and secrets begin. */
const PREFIXES = { key: ['gki_', 'gsk_'], service: ['gsi_', 'gss_'] } as const;
/** Digits of base 62 that hold 256 bits, and those that hold 32. */
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

/** Whether a text has the form of the client ids of programs: API keys and service accounts. The gateway's own client has not. */
export const isProgramClientId = (text: string): boolean => CLIENT_ID.test(text);

/** Whether it has that of service accounts. */
export const isServiceClientId = (text: string): boolean =>
  isProgramClientId(text) && text.startsWith('gsi_');

/** The end of a secret, by which people tell two apart; more than 230 of its 256 bits stay unknown. */
export const hintOf = (secret: string): string => secret.slice(-4);

/** Whether a text has the form of our secrets and a correct checksum, unlike a mistyped or made-up one. */
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

/** Bytes as digits of base 62, always as many. */
function inDigits(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  while (text.length < length) {
    text = `${ALPHABET[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}
