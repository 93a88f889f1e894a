// Check values of the keys that stored data depend on. A wrong key would be noticed only when a code does not open, or never: a wrong
// CODES_HASH_KEY accepts codes that were given before. So every process and command verifies its keys before it does anything else.
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { SettingError } from '../../../schema/foundation/process/settingError.ts';
import { type Scope, systemScope } from '../access/scope.ts';
import type { Database, Queries } from '../database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../database/rows.ts';
import type { CodeBox } from './codeBox.ts';
import { derivedKey } from './derivedTexts.ts';
import { verifiesHashKey, verifiesMasterKey } from './keyEvidence.ts';
import type { MasterKey } from './seal.ts';
import { hasSealedRows } from './sealedPlaces.ts';

/** The keys of an installation. */
export interface CodeKeys {
  masters: readonly MasterKey[];
  hashKey: Buffer;
}

/** A key of the environment is not the one that the database was written with. The message names the key, never its value. */
export class WrongKey extends SettingError {
  constructor(setting: string, text: string) {
    super(`The environment is not right:\n  ${setting}: ${text}`);
  }
}

const HASH_KEY = 'CODES_HASH_KEY';
const masterName = (id: string) => `CODES_KEYS:${id}`;

const KEY_CHECK_ROW = {
  name: text,
  value: text,
};
type KeyCheck = RowOf<typeof KEY_CHECK_ROW>;

/**
 * Compares the keys with their check values in the database, and records those of new keys, once existing rows prove them. A recorded key that is
 * not configured any more is forgotten if no row needs it. `keys` are null where none are configured.
 * @throws WrongKey
 */
export async function verifyKeys(
  database: Database,
  keys: CodeKeys | null,
  boxOf: (keys: CodeKeys) => CodeBox,
): Promise<void> {
  const scope = systemScope(database);
  const recorded = new Map(
    (
      await scope.read((tx) =>
        rowsOf(tx, KEY_CHECK_ROW, sql`select name, encode(value, 'hex') as value from key_checks`),
      )
    ).map(({ name, value }) => [name, value]),
  );
  await checkMissing(scope, keys, [...recorded.keys()]);
  if (!keys) return;
  const box = boxOf(keys);
  for (const master of keys.masters) {
    const name = masterName(master.id);
    await check(scope, { name, key: master.key, recorded: recorded.get(name) }, () =>
      scope.read((tx) => verifiesMasterKey(tx, box, master.id)),
    );
  }
  await check(scope, { name: HASH_KEY, key: keys.hashKey, recorded: recorded.get(HASH_KEY) }, () =>
    scope.read((tx) => verifiesHashKey(tx, box)),
  );
}

/** Compares a key with its check value, or records one after `isProved`. */
async function check(
  scope: Scope,
  { name, key, recorded }: { name: string; key: Buffer; recorded: string | undefined },
  isProved: () => Promise<boolean>,
): Promise<void> {
  const value = derivedKey(key, 'check value');
  if (recorded === undefined && !(await isProved())) throw wrong(name);
  const expected =
    recorded ?? (await scope.write((tx) => record(tx, { name, value: value.toString('hex') })));
  if (!timingSafeEqual(Buffer.from(expected, 'hex'), value)) throw wrong(name);
}

/** Records a check value, and returns the recorded one: another process may have been first. */
async function record(tx: Queries, { name, value }: KeyCheck): Promise<string> {
  await tx.execute(
    sql`insert into key_checks (name, value) values (${name}, decode(${value}, 'hex')) on conflict (name) do nothing`,
  );
  const [row] = await rowsOf(
    tx,
    { value: text },
    sql`select encode(value, 'hex') as value from key_checks where name = ${name}`,
  );
  return row?.value ?? value;
}

/** Refuses where rows are sealed by a key that is not configured, and forgets recorded keys that nothing needs. @throws WrongKey */
async function checkMissing(scope: Scope, keys: CodeKeys | null, recorded: readonly string[]): Promise<void> {
  if (recorded.includes(HASH_KEY) && !keys) throw missingHashKey();
  const configured = keys?.masters.map(({ id }) => id) ?? [];
  // Before the first check value, every key that a row names is looked at.
  if (recorded.length === 0) {
    const unknown = keys ? await scope.read((tx) => hasSealedRows(tx, { except: configured })) : null;
    if (unknown !== null) throw missing(unknown);
    return;
  }
  for (const name of recorded) {
    const id = name.slice(masterName('').length);
    if (name === HASH_KEY || configured.includes(id)) continue;
    if ((await scope.read((tx) => hasSealedRows(tx, { of: id }))) !== null) throw missing(id);
    await scope.write((tx) => tx.execute(sql`delete from key_checks where name = ${name}`));
  }
}

const missing = (id: string) =>
  new WrongKey(
    'CODES_KEYS',
    `the key "${id}" is missing, and stored data are sealed with it. Add it behind the current key (CODES_KEYS={current},${id}:…); it can be removed after \`npm run codes:rotate\`.`,
  );

const missingHashKey = () =>
  new WrongKey(
    `CODES_KEYS, ${HASH_KEY}`,
    'this database was written with keys, and none are set. Set those that it was written with.',
  );

const wrong = (name: string) =>
  name === HASH_KEY
    ? new WrongKey(
        HASH_KEY,
        'this is not the key that this database was written with. It never changes: set the former one. With another, codes that were given could be given again.',
      )
    : new WrongKey(
        'CODES_KEYS',
        `the key "${name.slice(masterName('').length)}" is not the one that this database was written with. Set its former secret; a new secret needs an id of its own (CODES_KEYS=new:…,former:…).`,
      );
