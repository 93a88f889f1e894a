import { type RowOf, text } from '../database/rows.ts';
import type { CodeBox } from './codeBox.ts';

/** A sealed JSON value as a jsonb column stores it; bytes in base64. */
export const SEALED_JSON = {
  keyId: text,
  wrappedKey: text,
  sealed: text,
};
export type SealedJson = RowOf<typeof SEALED_JSON>;

/** Seals a JSON value for the row that `aad` names. */
export function sealJson(box: Pick<CodeBox, 'seal'>, aad: string, value: unknown): SealedJson {
  const { keyId, wrappedKey, sealed } = box.seal(aad, JSON.stringify(value));
  return { keyId, wrappedKey: wrappedKey.toString('base64'), sealed: sealed.toString('base64') };
}

/** The value; the caller knows its shape. @throws SealBroken */
export function openJson(
  box: Pick<CodeBox, 'open'>,
  aad: string,
  { keyId, wrappedKey, sealed }: SealedJson,
): unknown {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  return JSON.parse(box.open(aad, { keyId, wrappedKey: bytes(wrappedKey), sealed: bytes(sealed) }));
}
