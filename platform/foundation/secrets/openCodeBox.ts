import { SettingError } from '../../../schema/foundation/process/settingError.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../database/connections/connection.ts';
import { type CodeBox, codeBox } from './codeBox.ts';
import { type CodeKeys, verifyKeys } from './keyChecks.ts';
import { sharedSecret } from './signedToken.ts';

/** Id of the master key that a demo generates for itself. */
const DEMO_KEY = 'demo';

type KeyConfig = Pick<PlatformConfig, 'codesKeys' | 'codesHashKey' | 'isDemo'>;

/**
 * Opens the box with the configured keys, verified against the database; a demo without them keeps one secret in its database, beside the codes.
 * @throws Error naming the fix when there is no key outside a demo; WrongKey
 */
export async function openCodeBox(config: KeyConfig, database: Database): Promise<CodeBox> {
  const keys = await keysOf(config, database);
  if (!keys) throw new SettingError(MISSING);
  await verifyKeys(database, keys, boxOf);
  return boxOf(keys);
}

/** Verifies the keys of a process that may open no box. @throws WrongKey */
export async function checkKeys(config: KeyConfig, database: Database): Promise<void> {
  await verifyKeys(database, await keysOf(config, database), boxOf);
}

const boxOf = ({ masters, hashKey }: CodeKeys) => codeBox(masters, hashKey);

async function keysOf(
  { codesKeys, codesHashKey, isDemo }: KeyConfig,
  database: Database,
): Promise<CodeKeys | null> {
  if (codesKeys && codesHashKey) return { masters: codesKeys, hashKey: codesHashKey };
  if (!isDemo) return null;
  const secret = Buffer.from(await sharedSecret(database, 'codes'), 'base64url');
  return { masters: codesKeys ?? [{ id: DEMO_KEY, key: secret }], hashKey: codesHashKey ?? secret };
}

const MISSING = `The environment is not right:
  CODES_KEYS, CODES_HASH_KEY: reward codes rest encrypted, so both are needed outside of a demo.
  Make each by \`openssl rand -base64 32\`: CODES_KEYS=k1:{the first}, CODES_HASH_KEY={the second}; keep them outside of the database and its backups.`;
