// The platform on the embedded database with the demo data, for a process of its own.

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildPlatform } from '../../platform/app.ts';
import { readConfig } from '../../platform/config.ts';
import { rowsOf } from '../../platform/database/connection.ts';
import { seedDemo } from '../../platform/demo/seed.ts';
import { mintAccessToken } from '../../platform/oidc/accessToken.ts';
import { loadKeys } from '../../platform/oidc/keys.ts';
import { migratedDatabase } from '../../platform/testing/migratedDatabase.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/dates.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';

/** What it needs to be asked. */
export interface EmbeddedPlatform {
  app: FastifyInstance;
  tokenFor(login: string): Promise<string>;
}

/** Fills a database in memory as `npm start` does, and builds the platform over it; it listens nowhere yet. */
export async function embeddedPlatform(): Promise<EmbeddedPlatform> {
  const config = readConfig({ ...process.env, ...CODE_KEYS });
  const database = await migratedDatabase(config.databaseUrl);
  const today = dayIn(DEFAULT_TIME_ZONE);
  await seedDemo(database, { size: 'full', seed: config.demoSeed, today, codes: config });
  const app = await buildPlatform({ config, database });
  return {
    app,
    async tokenFor(login) {
      const [account] = await rowsOf<{ subject: string }>(
        database.db,
        sql`select subject from accounts where login = ${login}`,
      );
      const subject = account?.subject ?? '';
      return mintAccessToken(await loadKeys(database), { publicUrl: config.publicUrl, subject });
    },
  };
}
