import { type DerivedTexts, derivedKey, deriveTexts } from './derivedTexts.ts';
import { type MasterKey, rewrap, type Sealed, seal, unseal } from './seal.ts';

/** Seals and opens reward codes, and derives what is never stored. `aad` names the row that a sealed text belongs to. */
export interface CodeBox extends DerivedTexts {
  seal(aad: string, text: string): Sealed;
  /** @throws SealBroken */
  open(aad: string, box: Sealed): string;
  /** True if it has this master key; if it has the key and the text still does not open, the text was changed. */
  hasKey(keyId: string): boolean;
  /** The key that seals now; rows of another wait for `codes:rotate`. */
  currentKey: string;
  /** The row's key wrapped by the current master key. @throws SealBroken */
  rewrap(aad: string, wrapped: Omit<Sealed, 'sealed'>): Omit<Sealed, 'sealed'>;
}

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
