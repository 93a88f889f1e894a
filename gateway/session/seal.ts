// Encrypted, authenticated cookie values: AES-256-GCM, one derived key and associated data per purpose.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export interface Seal {
  /** Base64url of nonce, tag and ciphertext. */
  close(value: unknown): string;
  /** The value, or null when the text was not closed with this key for this purpose. */
  open(text: string): unknown;
}

/** A seal whose texts open for the same secret and purpose only. */
export function sealOf(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, 'guerdon', purpose, 32));
  const data = Buffer.from(purpose);
  return {
    close(value) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(data);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= NONCE + TAG) return null;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(data).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        const rest = decipher.update(bytes.subarray(NONCE + TAG));
        return JSON.parse(Buffer.concat([rest, decipher.final()]).toString('utf8'));
      } catch {
        return null;
      }
    },
  };
}
