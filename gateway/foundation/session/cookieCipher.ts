import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values for cookies. */
export interface CookieCipher {
  /** Base64url of nonce, tag and ciphertext. */
  encrypt(value: unknown): string;
  /** The value; null when the text was not encrypted with this secret for this purpose, or was changed. */
  decrypt(text: string): unknown;
}

/** AES-256-GCM with a key derived for one purpose, which is also the associated data. */
export function cookieCipher(secret: string, purpose: string): CookieCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, 'guerdon', purpose, 32));
  const data = Buffer.from(purpose);
  return {
    encrypt(value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(data);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    decrypt(text) {
      const bytes = Buffer.from(text, 'base64url');
      const start = NONCE_BYTES + TAG_BYTES;
      if (bytes.length <= start) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(data).setAuthTag(bytes.subarray(NONCE_BYTES, start));
      try {
        const value = Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]);
        return JSON.parse(value.toString('utf8'));
      } catch {
        return null;
      }
    },
  };
}
