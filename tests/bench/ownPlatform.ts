// The platform on a database of its own with the demo data: of `DATABASE_URL`, else an embedded one.

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildPlatform } from '../../platform/app.ts';
import { readConfig } from '../../platform/config.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { seedDemo } from '../../platform/process/demo/seed.ts';
import { migratedDatabase } from '../../platform/testing/migratedDatabase.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';

/** What callers need to reach it. */
export interface OwnPlatform {
  app: FastifyInstance;
  tokenFor(login: string): Promise<string>;
}

/** Fills an empty database as `npm start` does, and builds the platform over it; it listens nowhere yet. */
export async function ownPlatform(): Promise<OwnPlatform> {
  const config = readConfig({ ...process.env, ...CODE_KEYS });
  const database = await migratedDatabase(config.databaseUrl);
  const today = dayIn(DEFAULT_TIME_ZONE);
  await seedDemo(database, { size: 'full', seed: config.demoSeed, today, codes: config });
  const app = await buildPlatform({ config, database });
  return {
    app,
    async tokenFor(login) {
      const [account] = await rowsOf(
        database.db,
        { subject: text },
        sql`select subject from accounts where login = ${login}`,
      );
      const subject = account?.subject ?? '';
      return mintAccessToken(await loadKeys(database), { publicUrl: config.publicUrl, subject });
    },
  };
}
