// An uploaded file in storage: a line with its sealed key, then the sealed bytes.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { CodeBox } from '../secrets/codeBox.ts';
import type { Sealed } from '../secrets/seal.ts';

/** The box of reward codes seals uploads, so that a backup of the files is as useless without `CODES_KEYS` as one of the database. */
export type UploadBox = Pick<CodeBox, 'seal' | 'open'>;

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const MARK = 'guerdon-sealed-upload ';
/** Each file has a key of its own, so its nonce may be constant. */
const NONCE = Buffer.alloc(12);

const aad = (id: string) => `upload:${id}`;

/** Seals the bytes of an upload while they arrive; memory holds one chunk. */
export async function* sealUpload(
  box: UploadBox,
  id: string,
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  const key = randomBytes(32);
  yield Buffer.from(`${MARK}${writeKey(box.seal(aad(id), key.toString('base64')))}\n`);
  const cipher = createCipheriv(CIPHER, key, NONCE).setAAD(Buffer.from(aad(id)));
  for await (const chunk of bytes) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/**
 * The bytes of a sealed upload. Null if it cannot be opened: an earlier version stored it unsealed, its key was taken out of `CODES_KEYS`, or it was
 * changed. Its sender then uploads it again.
 */
export function openUpload(box: UploadBox, id: string, stored: Buffer): Buffer | null {
  const end = stored.indexOf('\n');
  const head = stored.subarray(0, Math.max(end, 0)).toString('latin1');
  const sealedKey = head.startsWith(MARK) ? readKey(head.slice(MARK.length)) : null;
  if (!sealedKey) return null;
  try {
    const key = Buffer.from(box.open(aad(id), sealedKey), 'base64');
    const tagAt = stored.length - TAG_BYTES;
    const cipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(aad(id)))
      .setAuthTag(stored.subarray(tagAt));
    return Buffer.concat([cipher.update(stored.subarray(end + 1, tagAt)), cipher.final()]);
  } catch {
    return null;
  }
}

const writeKey = ({ keyId, wrappedKey, sealed }: Sealed): string =>
  [Buffer.from(keyId), wrappedKey, sealed].map((part) => part.toString('base64url')).join('.');

function readKey(text: string): Sealed | null {
  const [keyId, wrappedKey, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  return keyId && wrappedKey && sealed ? { keyId: keyId.toString(), wrappedKey, sealed } : null;
}
