import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { mediaKeys } from './table.ts';

/** What an upload address allows: these bytes of this type for this media, until then (milliseconds since 1970). */
export interface Slot {
  id: string;
  size: number;
  contentType: string;
  expiresAt: number;
}

/** Milliseconds an upload address holds. */
export const SLOT_LIFE = 10 * 60_000;

/** Makes and reads the signed part of upload addresses. */
export interface SlotSigner {
  sign(slot: Slot): string;
  /** What was signed; null when it was not by us, or no longer holds. */
  read(token: string, now?: number): Slot | null;
}

/** A signer with the key that all processes on this database share. */
export async function slotSigner(database: Database): Promise<SlotSigner> {
  const fresh = { name: 'upload', secret: randomBytes(32).toString('base64url') };
  await database.db.insert(mediaKeys).values(fresh).onConflictDoNothing();
  const [key] = await database.db.select().from(mediaKeys).where(eq(mediaKeys.name, fresh.name));
  return signerWith(key?.secret ?? fresh.secret);
}

/** A signer with a key of its own: HMAC-SHA-256 over the slot's JSON. */
export function signerWith(secret: string): SlotSigner {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    sign({ id, size, contentType, expiresAt }) {
      const text = Buffer.from(JSON.stringify([id, size, contentType, expiresAt])).toString('base64url');
      return `${text}.${mac(text).toString('base64url')}`;
    },
    read(token, now = Date.now()) {
      const [text = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(text);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null;
      const [id, size, contentType, expiresAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
        string,
        number,
        string,
        number,
      ];
      return expiresAt > now ? { id, size, contentType, expiresAt } : null;
    },
  };
}
