import { sql } from 'drizzle-orm';
import { openScope, type Scope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { migratedDatabase } from '../../platform/testing/migratedDatabase.ts';
import { startPostgres } from './postgres.ts';

/** An empty, migrated database with one organization and some advertisers, numbered from 1. */
export interface LedgerDatabase {
  database: Database;
  /** Address of the PostgreSQL; empty on the embedded database. */
  url: string;
  close(): Promise<void>;
}

/** Opens one on the embedded database or on a real PostgreSQL, of our own unless its address is given. */
export async function ledgerDatabase(
  engine: 'pglite' | 'postgres',
  advertisers: number,
  existingUrl?: string,
): Promise<LedgerDatabase> {
  const server = engine === 'postgres' && !existingUrl ? await startPostgres() : null;
  const url = existingUrl ?? server?.url;
  const database = await migratedDatabase(url);
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    await tx.execute(
      sql`insert into organizations (ui_id, name, operating_countries, billing_currencies) values ('one', 'One', '{}', '{}')`,
    );
    await tx.execute(
      sql`insert into advertisers (organization_id, name, locale, billing_currency)
        select 1, 'Advertiser ' || n, 'en', 'EUR' from generate_series(1, ${advertisers}::int) n`,
    );
  });
  return {
    database,
    url: url ?? '',
    async close() {
      await database.close();
      await server?.stop();
    },
  };
}

/** A retailer's scope over some advertisers. */
export function retailerScope(database: Database, advertiserIds: readonly string[]): Scope {
  return openScope(database, {
    caller: 'account:1',
    accountId: '1',
    organizationId: '1',
    isStaff: false,
    advertiserIds,
    roles: ['admin'],
    abilities: new Set(),
    locale: 'en',
    timezone: 'Europe/Paris',
    requestId: 'test',
  });
}
