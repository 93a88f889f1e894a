import { SettingError } from '../../schema/settingError.ts';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { sharedSecret } from '../secrets/signedToken.ts';
import { type DerivedTexts, derivedKey, deriveTexts } from './derivedTexts.ts';
import { type MasterKey, rewrap, type Sealed, seal, unseal } from './seal.ts';

/** Seals and opens reward codes, and derives what is never stored. `aad` names the row that a sealed text belongs to. */
export interface CodeBox extends DerivedTexts {
  seal(aad: string, text: string): Sealed;
  /** @throws SealBroken */
  open(aad: string, box: Sealed): string;
  /** Whether it has this master key; if it has the key and the text still does not open, the text was changed. */
  hasKey(keyId: string): boolean;
  /** The key that seals now; rows of another wait for `codes:rotate`. */
  currentKey: string;
  /** The row's key wrapped by the current master key. @throws SealBroken */
  rewrap(aad: string, wrapped: Omit<Sealed, 'sealed'>): Omit<Sealed, 'sealed'>;
}

/** Id of the master key that a demo generates for itself. */
const DEMO_KEY = 'demo';

/**
 * Opens the box with the configured keys; a demo without them keeps one secret in its database, beside the codes.
 * @throws Error naming the fix when there is no key outside a demo.
 */
export async function openCodeBox(
  { codesKeys, codesHashKey, isDemo }: Pick<PlatformConfig, 'codesKeys' | 'codesHashKey' | 'isDemo'>,
  database: Database,
): Promise<CodeBox> {
  if (codesKeys && codesHashKey) return codeBox(codesKeys, codesHashKey);
  if (!isDemo) throw new SettingError(MISSING);
  const secret = Buffer.from(await sharedSecret(database, 'codes'), 'base64url');
  return codeBox(codesKeys ?? [{ id: DEMO_KEY, key: secret }], codesHashKey ?? secret);
}

const MISSING = `The environment is not right:
  CODES_KEYS, CODES_HASH_KEY: reward codes rest encrypted, so both are needed outside of a demo.
  Make each by \`openssl rand -base64 32\`: CODES_KEYS=k1:{the first}, CODES_HASH_KEY={the second}; keep them outside of the database and its backups.`;

/** A box of these keys: the first seals, all open. */
export function codeBox(keys: readonly MasterKey[], hashKey: Buffer): CodeBox {
  const masters = keys.map(({ id, key }) => ({ id, key: derivedKey(key, 'wrap') }));
  const [current] = masters;
  if (!current) throw new Error('A box of codes needs a key');
  return {
    ...deriveTexts(hashKey),
    seal: (aad, text) => seal(current, aad, text),
    open: (aad, box) => unseal(masters, aad, box),
    hasKey: (keyId) => masters.some(({ id }) => id === keyId),
    currentKey: current.id,
    rewrap: (aad, wrapped) => rewrap(masters, aad, { ...wrapped, to: current }),
  };
}
