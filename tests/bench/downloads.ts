import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { request } from 'undici';
import { type Scope, systemScope } from '../../platform/access/scope.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CsvQuery } from '../../platform/database/csvStreams.ts';
import { withLiterals } from '../../platform/database/literals.ts';
import { mintAccessToken } from '../../platform/oidc/accessToken.ts';
import { loadKeys } from '../../platform/oidc/keys.ts';
import { budgetExport } from '../../platform/resources/budgets/export.ts';
import { migratedDatabase } from '../../platform/testing/migratedDatabase.ts';
import { startPlatformProcess } from '../support/platformProcess.ts';
import { ownServer, postgresFolder } from '../support/postgres.ts';
import { startTarget } from './startTarget.ts';
import type { Measure } from './table.ts';

const LINES = 1_000_000;
const ROUNDS = 5;
const SUBJECT = 'ada';
/** Few lines: those whose reference begins so. */
const SHORT = { search: 'Reference%2099', lines: 11_111 };
const PLATFORM_FILE = '/api/advertisers/1/budget/line_items.csv';
const GATEWAY_FILE = '/files/budget-lines/1';
const MEBIBYTE = 2 ** 20;

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
    // Whoever has served a short file has what it takes to serve any.
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

/** The query of the file, as the platform asks it. */
async function copyOf(scope: Scope): Promise<string> {
  let asked: CsvQuery | undefined;
  const csv = async (query: CsvQuery) => {
    asked = query;
    return Readable.from([]);
  };
  await (await budgetExport({ ...scope, timezone: 'Europe/Paris', csv }, '1', {})).lines();
  if (!asked) throw new Error('The file asked for nothing');
  return withLiterals(sql`select ${sql.join([...asked.cells], sql`, `)} ${asked.from}`).replace(/\s+/g, ' ');
}

/** As the application role, as the platform asks. */
async function psqlCopy(url: string, query: string): Promise<void> {
  const copy = `\\copy (${query}) to '/dev/null' with (format csv, delimiter ';', force_quote *)`;
  const who = "select set_config('app.staff', 'on', false), set_config('role', 'guerdon_app', false)";
  const psql = `${postgresFolder()}/psql`;
  const { stdout } = await promisify(execFile)(psql, [
    '-X',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    url,
    '-c',
    who,
    '-c',
    copy,
    '-c',
    '\\echo ended',
  ]);
  if (!stdout.includes('ended')) throw new Error(`psql: ${stdout}`);
}

/** Reads a file and counts its lines; one that is not whole is no figure. */
async function download(
  url: string,
  { token, lines: wanted }: { token: string; lines: number },
): Promise<void> {
  const { statusCode, body } = await request(url, { headers: { authorization: `Bearer ${token}` } });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${await body.text()}`);
  let lines = 0;
  for await (const chunk of body as AsyncIterable<Buffer>)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  if (lines !== wanted + 1) throw new Error(`${url}: ${lines} lines of ${wanted + 1}`);
}

async function timed(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Looks ten times a second how much memory each process holds of its own; `stop` answers by how many bytes that grew at most. */
function watchMemory(pids: readonly number[]): { stop(): number[] } {
  const before = pids.map(ownMemory);
  const most = [...before];
  const timer = setInterval(() => {
    for (const [at, pid] of pids.entries()) most[at] = Math.max(most[at] ?? 0, ownMemory(pid));
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return most.map((bytes, at) => bytes - (before[at] ?? 0));
    },
  };
}

/** Resident or swapped out, without the files that are mapped: neither grows because an idle process wakes up. */
function ownMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return 1024 * (kibibytes('RssAnon') + kibibytes('VmSwap'));
}
