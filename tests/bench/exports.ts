import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { request } from 'undici';
import { type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import type { CsvQuery } from '../../platform/foundation/database/files/csvStreams.ts';
import { withLiterals } from '../../platform/foundation/database/literals.ts';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { queueRecurring } from '../../platform/foundation/jobs/recurring.ts';
import { codeBox } from '../../platform/foundation/secrets/codeBox.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { chosenBy } from '../../platform/reports/redemptionExports/choice.ts';
import { plainLines } from '../../platform/reports/redemptionExports/content.ts';
import { MAX_PDF_ROWS } from '../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { startPlatformProcess } from '../support/platformProcess.ts';
import { download, MEBIBYTE, psqlCopy, timed, watchMemory } from './files.ts';
import type { Measure } from './table.ts';

const PUBLIC_URL = 'http://localhost:4000';

/** The filter of an export, and its number of rows. */
interface ExportRequest {
  body: object;
  rows: number;
}

/** A platform of its own, and the token of a user who sees everything. */
interface Served {
  address: string;
  token: string;
  pid: number;
}

/**
 * The whole report as a CSV file: how long the job takes that writes and seals it, and how long it is fetched, beside `psql \copy` of the same query; and the
 * memory that the platform takes for it beyond that for the file of one advertiser (D4), for the longest PDF beyond that for a page of one.
 */
export async function measureExports(database: Database, url: string, scope: Scope): Promise<Measure[]> {
  await doneForNow(database);
  const system = systemScope(database);
  const [csv, pdf] = [await sizes(system), await pdfSizes(system)];
  const copy = await copyOf(scope);
  return [
    ...(await onPlatform(database, url, (served) => measureCsv(served, csv, () => psqlCopy(url, copy)))),
    ...(await onPlatform(database, url, (served) => measurePdf(served, pdf))),
  ];
}

async function onPlatform(
  database: Database,
  url: string,
  measure: (served: Served) => Promise<Measure[]>,
): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-exports-'));
  const platform = startPlatformProcess({
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO_MODE: 'false',
    PUBLIC_URL,
    LOG_LEVEL: 'info',
    OIDC_CLIENT_SECRET: 'only-for-benches-and-nothing-else',
  });
  try {
    const address = await platform.address;
    const [staff] = await systemScope(database).read((tx) =>
      rowsOf(tx, { subject: text }, sql`select subject from accounts where id = 1`),
    );
    const token = await mintAccessToken(await loadKeys(database), {
      publicUrl: PUBLIC_URL,
      subject: staff?.subject ?? '',
    });
    return await measure({ address, token, pid: platform.child.pid ?? 0 });
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

async function measureCsv(
  served: Served,
  { short, whole }: { short: ExportRequest; whole: ExportRequest },
  psqlCopied: () => Promise<void>,
): Promise<Measure[]> {
  // The rows are in the machine's memory before anything is timed.
  await psqlCopied();
  await written(served, short);
  const memory = watchMemory([served.pid]);
  const start = performance.now();
  const id = await written(served, whole);
  const job = performance.now() - start;
  const fetched = await timed(() =>
    download(`${served.address}/api/redemptions/exports/${id}/file`, {
      token: served.token,
      lines: whole.rows,
    }),
  );
  const [grown = Number.NaN] = memory.stop();
  const psql = await timed(psqlCopied);
  const size = `export of ${whole.rows} redemptions`;
  return [
    {
      name: `${size}: written and sealed, beside psql \\copy (${seconds(job)} : ${seconds(psql)} s)`,
      value: job / psql,
      unit: '×',
      goal: 1 / 0.9,
    },
    {
      name: `${size}: opened and fetched, beside psql \\copy (${seconds(fetched)} : ${seconds(psql)} s)`,
      value: fetched / psql,
      unit: '×',
      goal: 1 / 0.9,
    },
    {
      name: `${size}: memory beyond that for one of ${short.rows}`,
      value: grown / MEBIBYTE,
      unit: 'MiB',
      goal: 64,
    },
  ];
}

async function measurePdf(
  served: Served,
  { short, whole }: { short: ExportRequest; whole: ExportRequest },
): Promise<Measure[]> {
  await written(served, short);
  const memory = watchMemory([served.pid]);
  const took = await timed(async () => void (await written(served, whole)));
  const [grown = Number.NaN] = memory.stop();
  return [
    {
      name: `PDF of ${whole.rows} redemptions, written in ${seconds(took)} s: memory beyond that for one of ${short.rows}`,
      value: grown / MEBIBYTE,
      unit: 'MiB',
      goal: 64,
    },
  ];
}

/** The platform's hourly and daily jobs count as done: reconciling millions of rows is not part of the measurement. */
async function doneForNow(database: Database): Promise<void> {
  await queueRecurring(database);
  await database.db.execute(
    sql`update jobs set state = 'done', finished_at = now() where state in ('queued', 'running')`,
  );
}

/** An advertiser of some ten thousand redemptions, and all. */
async function sizes(system: Scope): Promise<{ short: ExportRequest; whole: ExportRequest }> {
  return system.read(async (tx) => {
    const [one] = await rowsOf(
      tx,
      { id: text, rows: number },
      sql`select advertiser_id::text as id, count(*)::int as rows from redemptions where not testing group by 1 order by abs(count(*) - 10000) limit 1`,
    );
    const [all] = await rowsOf(
      tx,
      { rows: number },
      sql`select count(*)::int as rows from redemptions where not testing`,
    );
    return {
      short: { body: { format: 'csv', filter: { advertiser: one?.id ?? '' } }, rows: one?.rows ?? 0 },
      whole: { body: { format: 'csv' }, rows: all?.rows ?? 0 },
    };
  });
}

/** A page of the newest redemptions, and as many as a PDF holds. */
async function pdfSizes(system: Scope): Promise<{ short: ExportRequest; whole: ExportRequest }> {
  const newest = await system.read((tx) =>
    rowsOf(
      tx,
      { id: text },
      sql`select id::text as id from redemptions where not testing order by redemptions.id desc limit ${MAX_PDF_ROWS}`,
    ),
  );
  const pdfRequest = (rows: readonly { id: string }[]): ExportRequest => ({
    body: { format: 'pdf', redemption_list: rows.map(({ id }) => id) },
    rows: rows.length,
  });
  return { short: pdfRequest(newest.slice(0, 20)), whole: pdfRequest(newest) };
}

/** Has an export written and answers its identifier. */
async function written({ address, token }: Served, exportRequest: ExportRequest): Promise<string> {
  const call = async (path: string, body?: object) => {
    const answer = await request(address + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': `bench-${Math.random()}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const read = (await answer.body.json()) as { id: string; state: string; rows: number };
    if (answer.statusCode >= 300) throw new Error(`${path}: ${JSON.stringify(read)}`);
    return read;
  };
  const { id } = await call('/api/redemptions/exports', exportRequest.body);
  for (;;) {
    const now = await call(`/api/redemptions/exports/${id}`);
    if (now.state === 'failed') throw new Error(`The export failed: ${JSON.stringify(now)}`);
    if (now.state === 'done' && now.rows !== exportRequest.rows)
      throw new Error(`${now.rows} rows of ${exportRequest.rows}`);
    if (now.state === 'done') return id;
    await pause(100);
  }
}

/** The query of the whole file, as the platform runs it. */
async function copyOf(scope: Scope): Promise<string> {
  let csvQuery: CsvQuery | undefined;
  const csv = async (query: CsvQuery) => {
    csvQuery = query;
    return Readable.from([]);
  };
  const box = codeBox([{ id: 'bench', key: Buffer.alloc(32, 1) }], Buffer.alloc(32, 2));
  const condition = chosenBy(
    scope,
    { filter: {}, redemption_list: [], exclude_redemption_list: [] },
    { box },
  );
  await plainLines({ ...scope, csv }, { exportId: '0', fields: [], condition });
  if (!csvQuery) throw new Error('The file asked for nothing');
  return withLiterals(sql`select ${sql.join([...csvQuery.cells], sql`, `)} ${csvQuery.from}`).replace(
    /\s+/g,
    ' ',
  );
}
