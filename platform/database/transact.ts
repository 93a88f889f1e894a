import { DrizzleQueryError, type SQL } from 'drizzle-orm';
import { type NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { withLiterals } from './literals.ts';

/** How a transaction runs; by default it reads and writes, each statement seeing what was committed before it. */
export interface TransactionKind {
  isolationLevel?: 'repeatable read';
  accessMode?: 'read only';
  /** The first statement of the transaction, for example to set its caller. It is sent together with `begin`. */
  enter?: SQL;
  /** It runs for a caller, on a session of the role of requests (`requestsLogin.ts`). The embedded database has one session for everything. */
  isRequest?: boolean;
}

type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;
type Session = NodePgDatabase<Record<string, never>>;
type Parts = ConstructorParameters<typeof NodePgTransaction<Record<string, never>, Record<string, never>>>;

/** Runs one transaction on a session that nobody else has meanwhile; whatever fails undoes it. */
export async function transact<T>(
  session: Session,
  client: pg.PoolClient,
  { run, kind = {} }: { run: (tx: Queries) => Promise<T>; kind?: TransactionKind | undefined },
): Promise<T> {
  const { dialect, session: statements } = session as unknown as { dialect: Parts[0]; session: Parts[1] };
  const tx = new NodePgTransaction<Record<string, never>, Record<string, never>>(
    dialect,
    statements,
    undefined,
  );
  try {
    await told(client, 'begin', beginOf(kind));
    const answer = await run(tx as unknown as Queries);
    // After a statement that failed and whose error was caught the server undoes all, and says so.
    const { command } = await told(client, 'commit');
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed: nothing of it is kept');
    return answer;
  } catch (error) {
    // Where the connection is lost there is nothing to undo; the pool closes it.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Several statements in one message: the server stops at the first that fails, and the transaction is then of no more use. */
function beginOf({ isolationLevel, accessMode, enter }: TransactionKind): string {
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  const begin = `begin${level}${accessMode ? ` ${accessMode}` : ''}`;
  return enter ? `${begin}; ${withLiterals(enter)}` : begin;
}

/** The error names the operation, not the statement's text, which contains the caller. */
function told(client: pg.PoolClient, name: string, text = name): Promise<pg.QueryResult> {
  return client.query(text).catch((error: Error) => {
    throw new DrizzleQueryError(name, [], error);
  });
}
