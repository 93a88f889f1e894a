import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import type { CsvQuery } from '../../platform/foundation/database/files/csvStreams.ts';
import { withLiterals } from '../../platform/foundation/database/literals.ts';
import { budgetExport } from '../../platform/money/budgets/export.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { migratedDatabase } from '../../platform/testing/migratedDatabase.ts';
import { startPlatformProcess } from '../support/platformProcess.ts';
import { ownServer } from '../support/postgres.ts';
import { download, MEBIBYTE, psqlCopy, timed, watchMemory } from './files.ts';
import { startTarget } from './startTarget.ts';
import type { Measure } from './table.ts';

const LINES = 1_000_000;
const ROUNDS = 5;
const SUBJECT = 'ada';
/** A few lines: those whose reference begins like this. */
const SHORT = { search: 'Reference%2099', lines: 11_111 };
const PLATFORM_FILE = '/api/advertisers/1/budget/line_items.csv';
const GATEWAY_FILE = '/files/budget-lines/1';

/**
 * A million lines of a budget as a file: counted where the browser stands, its time at the platform beside `psql \copy` of the same query,
 * and the memory that platform and gateway take for it.
 */
export async function measureDownloads(): Promise<Measure[]> {
  const server = await ownServer();
  const shared = {
    PUBLIC_URL: 'http://localhost:4000',
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
    SESSION_KEY: 'only-for-tests-and-nothing-else-0123456789',
    DATABASE_URL: server.url,
  };
  const database = await migratedDatabase(server.url);
  const platform = startPlatformProcess({ ...shared, LOG_LEVEL: 'info' });
  const url = await platform.address;
  const gateway = await startTarget('gateway', { ...shared, PLATFORM_URL: url, LOG_LEVEL: 'silent' });
  try {
    await fill(database);
    const token = await mintAccessToken(await loadKeys(database), {
      publicUrl: shared.PUBLIC_URL,
      subject: SUBJECT,
    });
    const copy = await copyOf(systemScope(database));
    // After a short file, the server is warmed up for any file.
    for (const file of [url + PLATFORM_FILE, gateway.url + GATEWAY_FILE])
      await download(`${file}?search=${SHORT.search}`, { token, lines: SHORT.lines });
    const memory = watchMemory([platform.child.pid ?? 0, gateway.pid]);
    const atPlatform = () => download(`${url}${PLATFORM_FILE}`, { token, lines: LINES });
    const atGateway = () => download(`${gateway.url}${GATEWAY_FILE}`, { token, lines: LINES });
    const rounds: { psql: number; platform: number; gateway: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        psql: await timed(() => psqlCopy(server.url, copy)),
        platform: await timed(atPlatform),
        gateway: await timed(atGateway),
      });
    const best = (what: 'psql' | 'platform' | 'gateway') => Math.min(...rounds.map((round) => round[what]));
    const [ofPlatform = Number.NaN, ofGateway = Number.NaN] = memory.stop();
    const seconds = (what: 'psql' | 'platform' | 'gateway') => (best(what) / 1000).toFixed(2);
    return [
      {
        name: `file of ${LINES} lines: time at the platform beside psql \\copy (${seconds('platform')} : ${seconds('psql')} s)`,
        value: best('platform') / best('psql'),
        unit: '×',
        goal: 1 / 0.9,
      },
      {
        name: `the same at the gateway (${seconds('gateway')} : ${seconds('psql')} s)`,
        value: best('gateway') / best('psql'),
        unit: '×',
        goal: 2,
      },
      {
        name: 'memory that the platform takes for it beyond that for a short file',
        value: ofPlatform / MEBIBYTE,
        unit: 'MiB',
        goal: 64,
      },
      {
        name: 'memory that the gateway takes for it beyond that for a short file',
        value: ofGateway / MEBIBYTE,
        unit: 'MiB',
        goal: 64,
      },
    ];
  } finally {
    gateway.stop();
    await platform.stop();
    await database.close();
    await server.stop();
  }
}

/** One advertiser with all those lines, and a member of operator staff. */
async function fill(database: Database): Promise<void> {
  await systemScope(database).write(async (tx) => {
    await tx.execute(sql`insert into organizations (id, ui_id, name, operating_countries, billing_currencies)
      values (1, 'one', 'One', '{FR}', '{EUR}')`);
    await tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency)
      values (1, 1, 'One', 'en', 'EUR')`);
    await tx.execute(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
      values (1, 1, ${SUBJECT}, ${SUBJECT}, 'ada@guerdon.example', true, 'Ada', '{superadmin,platform_admin}')`);
    await tx.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, description, created_at, decided_at)
      select 1, case n % 3 when 0 then 'debit' else 'credit' end, 'approved', 'EUR', n, 'Reference ' || n,
        now() - n * interval '1 second', now()
      from generate_series(1, ${LINES}::int) n`);
  });
  await database.db.execute(sql`vacuum analyze budget_lines`);
}

/** The query of the file, as the platform runs it. */
async function copyOf(scope: Scope): Promise<string> {
  let csvQuery: CsvQuery | undefined;
  const csv = async (query: CsvQuery) => {
    csvQuery = query;
    return Readable.from([]);
  };
  await (await budgetExport({ ...scope, timezone: 'Europe/Paris', csv }, '1', {})).lines();
  if (!csvQuery) throw new Error('The file asked for nothing');
  return withLiterals(sql`select ${sql.join([...csvQuery.cells], sql`, `)} ${csvQuery.from}`).replace(
    /\s+/g,
    ' ',
  );
}
