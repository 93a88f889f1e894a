import { sql } from 'drizzle-orm';
import { DEMO_CLIENT_SECRET } from '../../../schema/foundation/signIn.ts';
import type { PlatformConfig } from '../../config.ts';
import { type Database, rowsOf } from '../../foundation/database/connections/connection.ts';

/** Variables that a production start needs, each with the command that makes it; empty if none is missing. */
export function missingSettings(
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
export async function demoPasswords(database: Database): Promise<string[]> {
  const rows = await rowsOf<{ login: string }>(
    database.db,
    sql`select login from accounts where subject like 'demo-%' and password_hash is not null and password_version = 0
      and status = 'enabled' order by id limit 10`,
  );
  return rows.map(({ login }) => login);
}
