// `npm run setup`: brings an empty PostgreSQL to where its first member can sign in. Says what is missing, with the SQL or the command that remedies it, and
// ends with 1; asked again, it goes on where it stood.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { DEMO_CLIENT_SECRET } from '../../../schema/foundation/signIn.ts';
import { runCommand } from '../../../server/runCommand.ts';
import { type PlatformConfig, readConfig } from '../../config.ts';
import { withDatabase } from '../../foundation/commands/databaseCommand.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { migrate } from '../../foundation/database/migrate.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { checkKeys } from '../../foundation/secrets/openCodeBox.ts';
import { firstMemberShape, makeFirstMember, type WayIn } from './firstMember.ts';
import { missingRights } from './missingRights.ts';
import { checkRequestsLogin } from './requestsLogin.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Said to whoever sets up; nothing was done. */
class Missing extends Error {
  constructor(what: string, lines: readonly string[]) {
    super([what, ...lines.map((line) => `  ${line}`)].join('\n'));
  }
}

const OPTIONS = Object.fromEntries(
  Object.keys(firstMemberShape.shape).map((name) => [name, { type: 'string' as const }]),
);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const config = readConfig(process.env);
  const settings = missingSettings(config, process.env);
  if (settings.length > 0) throw new Missing('The environment lacks:', settings);
  const first = firstMemberShape.safeParse(values);
  if (!first.success)
    throw new Missing(
      'The first member is not known:',
      first.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`),
    );
  await withDatabase(config, async (database) => {
    await prepare(database);
    await checkKeys(config, database);
    tell(await makeFirstMember(database, first.data, config), first.data.email, config.publicUrl);
  });
}

async function prepare(database: Database): Promise<void> {
  const rights = await missingRights(database);
  if (rights.length > 0)
    throw new Missing(
      'The user of DATABASE_URL lacks rights. Have a superuser run, in this database:',
      rights.flatMap(({ why, statement }) => [`-- ${why}`, statement]),
    );
  await migrate(database);
  await checkRequestsLogin(database);
  say('The database is at its newest version.');
  const logins = await demoPasswords(database);
  if (logins.length > 0)
    throw new Missing(
      'Everybody knows the passwords of these accounts: this is a database of the demo, and no production.',
      logins,
    );
}

function tell(way: WayIn, email: string, publicUrl: string): void {
  if ('mailed' in way) say(`${email} gets an invitation by mail as soon as a worker runs.`);
  else if ('link' in way)
    say(`No SMTP_URL: give this link to ${email}. It works once, for a day:\n${way.link}`);
  else say(`${email} signs in at ${publicUrl}: the first verified sign-in binds the account.`);
}

runCommand(main, { failureCode: 1 });

/** Variables that a production start needs, each with the command that makes it; empty if none is missing. */
function missingSettings(
  config: Pick<PlatformConfig, 'databaseUrl' | 'oidcClientSecret' | 'codesKeys' | 'codesHashKey'>,
  source: Readonly<Record<string, string | undefined>>,
): string[] {
  const command = 'openssl rand -base64 32';
  const { oidcClientSecret: secret } = config;
  return [
    ...(config.databaseUrl
      ? []
      : ['DATABASE_URL: the PostgreSQL of this installation; without one this is a demo']),
    ...(secret && secret !== DEMO_CLIENT_SECRET
      ? []
      : [`OIDC_CLIENT_SECRET: \`${command}\`; that of the demo is known to everybody`]),
    ...(config.codesKeys ? [] : [`CODES_KEYS: k1: and what \`${command}\` says`]),
    ...(config.codesHashKey ? [] : [`CODES_HASH_KEY: \`${command}\``]),
    ...(source.SESSION_KEY ? [] : [`SESSION_KEY: \`${command}\`; the gateway seals sessions with it`]),
  ];
}

/** Logins that still have the demo's password, ten at most. */
async function demoPasswords(database: Database): Promise<string[]> {
  const rows = await rowsOf(
    database.db,
    { login: text },
    sql`select login from accounts where subject like 'demo-%' and password_hash is not null and password_version = 0
      and status = 'enabled' order by id limit 10`,
  );
  return rows.map(({ login }) => login);
}
