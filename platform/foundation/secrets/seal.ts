import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A text as it rests: encrypted by a key of its own, which a master key wraps. */
export interface Sealed {
  /** The master key that wraps `wrappedKey`. */
  keyId: string;
  wrappedKey: Buffer;
  sealed: Buffer;
}

/** A master key that wraps the keys of rows: 32 bytes. */
export interface MasterKey {
  id: string;
  key: Buffer;
}

/** A sealed text cannot be opened: it belongs to another row, was changed, or its key is not configured. */
export class SealBroken extends Error {
  constructor(cause?: unknown) {
    super('A sealed code cannot be opened', { cause });
  }
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Seals a text for one row, named by `aad`; it cannot be opened for any other row. */
export function seal(master: MasterKey, aad: string, text: string): Sealed {
  const key = randomBytes(32);
  return {
    keyId: master.id,
    wrappedKey: encrypt(master.key, aad, key),
    sealed: encrypt(key, aad, Buffer.from(text, 'utf8')),
  };
}

/** Opens a text sealed for the row that `aad` names. @throws SealBroken */
export function unseal(masters: readonly MasterKey[], aad: string, { sealed, ...wrapped }: Sealed): string {
  return decrypt(unwrap(masters, aad, wrapped), aad, sealed).toString('utf8');
}

/** Wraps a row's key by another master key; the text itself is not touched. @throws SealBroken */
export function rewrap(
  masters: readonly MasterKey[],
  aad: string,
  { to, ...wrapped }: Omit<Sealed, 'sealed'> & { to: MasterKey },
): Omit<Sealed, 'sealed'> {
  return { keyId: to.id, wrappedKey: encrypt(to.key, aad, unwrap(masters, aad, wrapped)) };
}

function unwrap(
  masters: readonly MasterKey[],
  aad: string,
  { keyId, wrappedKey }: Omit<Sealed, 'sealed'>,
): Buffer {
  const master = masters.find(({ id }) => id === keyId);
  if (!master) throw new SealBroken(new Error(`There is no key ${keyId} in CODES_KEYS`));
  return decrypt(master.key, aad, wrappedKey);
}

/** Nonce, ciphertext and tag in one. */
function encrypt(key: Buffer, aad: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(aad, 'utf8'));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, aad: string, box: Buffer): Buffer {
  try {
    const end = box.length - TAG;
    const cipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(aad, 'utf8'))
      .setAuthTag(box.subarray(end));
    return Buffer.concat([cipher.update(box.subarray(NONCE, end)), cipher.final()]);
  } catch (cause) {
    throw new SealBroken(cause);
  }
}
