import { DrizzleQueryError, type SQL } from 'drizzle-orm';
import { type NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { withLiterals } from '../literals.ts';
import { currentWork, openWork, type Work, WorkCanceled } from './work.ts';

/** How a transaction runs; by default it reads and writes, each statement seeing what was committed before it. */
export interface TransactionKind {
  isolationLevel?: 'repeatable read';
  accessMode?: 'read only';
  /** The first statement of the transaction, for example to set its caller. It is sent together with `begin`. */
  enter?: SQL;
  /** It runs for a caller, on a session of the role of requests (`requestsLogin.ts`). The embedded database has one session for everything. */
  isRequest?: boolean;
  /** Set for a transaction that is rolled back anyway: once another session waits for its locks, it is given up with `GaveWay`. */
  givesWay?: boolean;
}

/** Operations that a server offers on the session of another connection. */
export interface SessionControl {
  /** Cancels the statement that the session runs. */
  cancel(processId: number): Promise<void>;
  /** True if another session waits for a lock of this one. */
  isInTheWay(processId: number): Promise<boolean>;
}

/** A transaction that would have been rolled back was given up, because another session waited for its locks. */
export class GaveWay extends WorkCanceled {}

/** Milliseconds that a transaction which gives way holds its locks unasked, and between two looks at who waits. */
const GIVE_WAY_MS = 250;

type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;
type Session = NodePgDatabase<Record<string, never>>;
type Parts = ConstructorParameters<typeof NodePgTransaction<Record<string, never>, Record<string, never>>>;

interface Transaction<T> {
  run: (tx: Queries) => Promise<T>;
  kind?: TransactionKind | undefined;
  /** Absent for the embedded database, whose running statement nobody can cancel. */
  control?: SessionControl;
}

/**
 * Runs one transaction on a session that nobody else has meanwhile; whatever fails undoes it. It ends with the work that it belongs to
 * (`currentWork`): its running statement is canceled, no further one is sent, and it does not commit.
 * @throws WorkCanceled where its work was canceled, GaveWay
 */
export async function transact<T>(
  session: Session,
  client: pg.PoolClient,
  { run, kind = {}, control }: Transaction<T>,
): Promise<T> {
  const outer = currentWork();
  if (outer?.signal.aborted) throw new WorkCanceled();
  if (!outer && !kind.givesWay) return runTransaction(session, client, { run, kind });
  const work = openWork(outer);
  const stop = guard(client, work, { control, givesWay: kind.givesWay ?? false });
  try {
    return await runTransaction(session, client, { run, kind, work });
  } catch (error) {
    if (!work.signal.aborted) throw error;
    throw outer?.signal.aborted ? new WorkCanceled(error) : new GaveWay(error);
  } finally {
    await stop();
  }
}

/** Refuses statements of a session once `work` is canceled, and cancels the running one. Returns a function that stops this. */
function guard(
  client: pg.PoolClient,
  { signal, cancel }: Work,
  { control, givesWay }: { control: SessionControl | undefined; givesWay: boolean },
): () => Promise<void> {
  const { processID } = client as unknown as { processID: number };
  let canceling: Promise<unknown> = Promise.resolve();
  const onAbort = () => {
    canceling = control?.cancel(processID).catch(() => {}) ?? canceling;
  };
  signal.addEventListener('abort', onAbort, { once: true });
  refuseAfter.set(client, signal);
  const look = async () => {
    if (await control?.isInTheWay(processID)) cancel();
    else timer.refresh();
  };
  const timer = setTimeout(() => {
    canceling = look().catch(() => {});
  }, GIVE_WAY_MS);
  if (!givesWay || !control) clearTimeout(timer);
  return async () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    refuseAfter.delete(client);
    // A late cancellation must not meet the next user of the session.
    await canceling;
    clearTimeout(timer);
  };
}

const refuseAfter = new WeakMap<object, AbortSignal>();

/** True if the work has ended for which a session was lent: its statements are refused then. */
export const isRefused = (client: object): boolean => refuseAfter.get(client)?.aborted ?? false;

async function runTransaction<T>(
  session: Session,
  client: pg.PoolClient,
  { run, kind = {}, work }: Transaction<T> & { work?: Work },
): Promise<T> {
  const { dialect, session: statements } = session as unknown as { dialect: Parts[0]; session: Parts[1] };
  const tx = new NodePgTransaction<Record<string, never>, Record<string, never>>(
    dialect,
    statements,
    undefined,
  );
  try {
    await query(client, 'begin', beginOf(kind));
    const answer = await run(tx as unknown as Queries);
    // After a statement that failed and whose error was caught the server undoes all, and says so.
    if (work?.signal.aborted) throw new WorkCanceled();
    const commit = query(client, 'commit');
    work?.committing(commit);
    const { command } = await commit;
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed: nothing of it is kept');
    return answer;
  } catch (error) {
    // Where the connection is lost there is nothing to undo; the pool closes it.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Several statements in one message: the server stops at the first that fails, and the transaction cannot continue. */
function beginOf({ isolationLevel, accessMode, enter }: TransactionKind): string {
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  const begin = `begin${level}${accessMode ? ` ${accessMode}` : ''}`;
  return enter ? `${begin}; ${withLiterals(enter)}` : begin;
}

/** The error names the operation, not the statement's text, which contains the caller. */
function query(client: pg.PoolClient, name: string, text = name): Promise<pg.QueryResult> {
  return client.query(text).catch((error: Error) => {
    throw new DrizzleQueryError(name, [], error);
  });
}
