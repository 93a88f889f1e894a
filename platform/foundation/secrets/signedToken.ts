import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.ts';
import { sharedSecrets } from './table.ts';

/** The secret of this name that all processes on a database share; the first to ask makes it. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  const fresh = { name, secret: randomBytes(32).toString('base64url') };
  await database.db.insert(sharedSecrets).values(fresh).onConflictDoNothing();
  const [key] = await database.db.select().from(sharedSecrets).where(eq(sharedSecrets.name, name));
  return key?.secret ?? fresh.secret;
}

/** Facts as a token for an address: readable by everybody, HMAC-SHA-256 says that we wrote it. */
export function signToken(secret: string, facts: readonly (string | number)[]): string {
  const text = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${text}.${macOf(secret, text).toString('base64url')}`;
}

/** The signed text; null if we did not sign it. */
export function readToken(secret: string, token: string): (string | number)[] | null {
  const [text = '', signature = '', ...rest] = token.split('.');
  const actual = Buffer.from(signature, 'base64url');
  const expected = macOf(secret, text);
  if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as (string | number)[];
}

function macOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
