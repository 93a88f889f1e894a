// The lines of a CSV file as each engine streams them: one query, one snapshot, semicolons, every cell quoted, CR LF.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { withLiterals } from '../literals.ts';
import type { TransactionKind } from '../transactions/transact.ts';
import { CopyOut } from './copyOut.ts';

type Session = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A query whose rows become lines: its cells in order, and `from … where … order by …`. */
export interface CsvQuery {
  cells: readonly SQL[];
  from: SQL;
}

/** The reader of a file: the statement that sets the transaction's caller, and whether its session has the role of requests. */
export type CsvReader = Required<Pick<TransactionKind, 'enter' | 'isRequest'>>;

/** Opens the lines of a query. Fails if the query cannot start. */
export type StreamCsv = (reader: CsvReader, query: CsvQuery) => Promise<Readable>;

/** Requirements of streaming by COPY on the server's connections. */
export interface Copying {
  /** Runs one transaction in which every statement sees the same moment, on a connection that no other traffic takes. */
  transact(isRequest: boolean, run: (tx: Session, client: pg.PoolClient) => Promise<void>): Promise<void>;
  /** Ends what a session of the server is doing. */
  cancel(processId: number): void;
}

/** Work memory of a query: enough for the names of tens of thousands of promotions. */
const WORK_MEMORY = '16MB';

/** By COPY: its connection is returned when the server has sent everything, and closed when the stream is abandoned. */
export function streamByCopy({ transact, cancel }: Copying): StreamCsv {
  return ({ enter, isRequest }, { cells, from }) =>
    new Promise((resolve, reject) => {
      const query = withLiterals(sql`select ${sql.join([...cells], sql`, `)} ${from}`);
      transact(isRequest, async (tx, client) => {
        await tx.execute(enter);
        // A file has a hundred expressions, each of which the server would compile: 16 s of its processor before the first line of the catalog.
        await tx.execute(
          sql`select set_config('statement_timeout', '0', true), set_config('datestyle', 'ISO', true), set_config('work_mem', ${WORK_MEMORY}, true),
            set_config('jit', 'off', true)`,
        );
        const copy = new CopyOut(`copy (${query}) to stdout with (format csv, delimiter ';', force_quote *)`);
        client.query(copy);
        resolve(copy);
        // A query that finds nothing for long would not notice by itself that nobody listens any more.
        await copy.sent.catch((error: unknown) => {
          // After a failed statement the session is free again: a cancellation would hit its next statement.
          if (!copy.isDone) cancel((client as unknown as { processID: number }).processID);
          throw error;
        });
      }).catch(reject);
    });
}

/** Lines in pieces. Each must be read before the next is requested, so that millions of lines take the memory of a few. */
export const piecesOf = (lines: Readable): AsyncIterable<Buffer> =>
  lines instanceof CopyOut ? lines.pieces() : lines;

/** Lines fetched at once; others have their turn on the one session in between. */
const BATCH = 1000;

/**
 * By a held cursor: the embedded database has one session, which a transaction would keep from everybody else. The query runs once, as the
 * transaction ends; what it found is kept aside and fetched in batches, however long that takes.
 */
export function streamByCursor(
  db: Session,
  transact: (run: (tx: Session) => Promise<void>) => Promise<void>,
): StreamCsv {
  return async ({ enter }, { cells, from }) => {
    const cursor = sql.identifier(`csv_${randomUUID().replaceAll('-', '')}`);
    const texts = cells.map((cell, index) => sql`(${cell})::text as ${sql.identifier(`c${index}`)}`);
    const query = withLiterals(sql`select ${sql.join(texts, sql`, `)} ${from}`);
    await transact(async (tx) => {
      await tx.execute(enter);
      await tx.execute(sql`declare ${cursor} cursor with hold for ${sql.raw(query)}`);
    });
    async function* lines() {
      try {
        for (;;) {
          const { rows } = (await db.execute(
            sql`fetch ${sql.raw(String(BATCH))} from ${cursor}`,
          )) as unknown as {
            rows: Record<string, string | null>[];
          };
          if (rows.length > 0) yield rows.map((row) => lineOf(Object.values(row))).join('');
          if (rows.length < BATCH) return;
        }
      } finally {
        await db.execute(sql`close ${cursor}`);
      }
    }
    return Readable.from(lines(), { objectMode: false });
  };
}

/** One line: quoted cells, semicolons, CR LF. */
export function lineOf(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => (cell === null ? '' : `"${cell.replaceAll('"', '""')}"`)).join(';')}\r\n`;
}
