import type { Database } from '../../database/connections/connection.ts';
import { readToken, sharedSecret, signToken } from '../../secrets/signedToken.ts';

/** Terms of an upload address: this many bytes of this type for this media, until a moment (milliseconds since 1970). */
export interface Slot {
  id: string;
  size: number;
  contentType: string;
  expiresAt: number;
}

/** Milliseconds for which an upload address is valid. */
export const SLOT_LIFETIME_MS = 10 * 60_000;

/** Creates and verifies the signed part of upload addresses. */
export interface SlotSigner {
  sign(slot: Slot): string;
  /** The signed content; null if we did not sign it, or it has expired. */
  read(token: string, now?: number): Slot | null;
}

/** A signer with the key that all processes on this database share. */
export async function slotSigner(database: Database): Promise<SlotSigner> {
  return signerWith(await sharedSecret(database, 'upload'));
}

/** A signer with a key of its own. */
export function signerWith(secret: string): SlotSigner {
  return {
    sign: ({ id, size, contentType, expiresAt }) => signToken(secret, [id, size, contentType, expiresAt]),
    read(token, now = Date.now()) {
      const [id, size, contentType, expiresAt] = (readToken(secret, token) ?? []) as [
        string,
        number,
        string,
        number,
      ];
      return expiresAt > now ? { id, size, contentType, expiresAt } : null;
    },
  };
}
