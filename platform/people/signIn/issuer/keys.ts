// The issuer's own keys: made once, kept in the database, the same for every process and after every restart.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { oidcStore } from './table.ts';

export interface SigningKey extends JWK {
  kid: string;
}

export interface Keys {
  /** Private ES256 keys, the signing one first. */
  signing: [SigningKey, ...SigningKey[]];
  /** Secrets of the issuer's signed cookies, the current one first. */
  cookies: string[];
}

const KIND = 'Keys';
const ID = 'current';
const loaded = new WeakMap<Database, Promise<Keys>>();

/** The keys of this database, read once per process; the first process ever makes them. */
export function loadKeys(database: Database): Promise<Keys> {
  const cached = loaded.get(database);
  if (cached) return cached;
  const keys = readOrMake(database);
  loaded.set(database, keys);
  keys.catch(() => loaded.delete(database));
  return keys;
}

/** New keys that belong to no database (tests of forged tokens). */
export async function makeKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomBytes(9).toString('base64url');
  return {
    signing: [{ ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }],
    cookies: [randomBytes(32).toString('base64url')],
  };
}

/** The public half, as a key set. */
export function publicKeys(keys: Keys): { keys: JWK[] } {
  return { keys: keys.signing.map(({ d: _secret, ...open }) => open) };
}

async function readOrMake(database: Database): Promise<Keys> {
  const stored = await read(database);
  if (stored) return stored;
  const newKeys = await makeKeys();
  await database.db
    .insert(oidcStore)
    .values({ kind: KIND, id: ID, payload: { ...newKeys } })
    .onConflictDoNothing();
  return (await read(database)) ?? newKeys; // another process may have been first
}

async function read(database: Database): Promise<Keys | undefined> {
  const [row] = await database.db
    .select({ payload: oidcStore.payload })
    .from(oidcStore)
    .where(and(eq(oidcStore.kind, KIND), eq(oidcStore.id, ID)));
  return row?.payload as Keys | undefined;
}
