// Records the tables and advisory locks that each transaction on a PostgreSQL server locks, statement by statement, and reports another order than
// `LOCK_ORDER`. Writes are those that the server counted, so that triggers and functions are seen; locks of reads are read in the statement.
import pg from 'pg';
import { EmbeddedConnection } from '../../platform/foundation/database/connections/embeddedConnection.ts';
import {
  AFTER_ALL_ACCOUNTS,
  LOCK_ORDER,
  LOCKED_BY_INSERT,
  type Lock,
  PATIENT_LOCK_TIMEOUT,
} from '../../platform/foundation/database/transactions/lockOrder.ts';

const TABLES = LOCK_ORDER.filter((lock) => !lock.startsWith('advisory '));
const isLock = (name: string): name is Lock => (LOCK_ORDER as readonly string[]).includes(name);
const rankOf = (lock: Lock) => LOCK_ORDER.indexOf(lock);

/** Rows of the listed tables that the transaction wrote so far. */
const WRITTEN = `select t.name, pg_stat_get_xact_tuples_inserted(to_regclass(t.name)::oid)::int as inserted,
  (pg_stat_get_xact_tuples_updated(to_regclass(t.name)::oid) + pg_stat_get_xact_tuples_deleted(to_regclass(t.name)::oid))::int as changed
  from unnest('{${TABLES.join(',')}}'::text[]) t (name) where to_regclass(t.name) is not null`;

interface Written {
  name: Lock;
  inserted: number;
  changed: number;
}

/** One transaction: what it locked in order, and what it may write because it inserted it. */
interface Recorded {
  locked: Lock[];
  owned: Set<Lock>;
  hasAllAccounts: boolean;
  /** Waits only for a moment, and then lets go (`lockPatiently`). */
  isPatient: boolean;
  written: Map<Lock, Written>;
}

type Run = (text: string) => Promise<{ rows: Written[] }>;

let isRecording = false;
const violations = new Set<string>();

/** Starts or stops recording; what was open is recorded to its end. */
export function recordLocks(isOn: boolean): void {
  isRecording = isOn;
  if (isOn) install();
}

/** The violations since the last call, each once: the locks of a transaction up to the one that came too late. */
export function takeViolations(): string[] {
  const all = [...violations];
  violations.clear();
  return all;
}

/** Functions of the database that lock without a write of their own, and the first lock of each. */
const FUNCTION_LOCKS: readonly (readonly [string, Lock])[] = [
  ['ledger_lock', 'ledger_accounts'],
  ['guerdon_tell_failed_orders', 'advisory orders_failed'],
];

const CLAUSE = /\bfor (?:no key )?(?:update|share)\b(?: of "?(\w+)"?)?/i;

/** A statement without its subqueries and arguments. */
function withoutParentheses(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutParentheses(shorter);
}

/** Locks that a statement takes by reading: `for update` and `for share` without `skip locked`, functions and advisory locks. */
function locksOf(text: string, values: readonly unknown[]): Lock[] {
  const names: string[] = [];
  const outer = withoutParentheses(text);
  const locking = CLAUSE.test(outer) ? outer : text;
  const clause = CLAUSE.exec(locking);
  if (clause && !/skip locked/i.test(text)) {
    const tables = [...locking.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?"?(\w+)"?)?/gi)];
    const of = clause[1];
    const table = of ? tables.find(([, name, alias]) => name === of || alias === of) : tables[0];
    names.push(table?.[1] ?? '');
  }
  for (const [name, lock] of FUNCTION_LOCKS) if (text.includes(`select ${name}(`)) names.push(lock);
  if (/\bpg_advisory_xact_lock/.test(text)) {
    const word = /^[a-z_]+(?=:)/i.exec(String(values[0] ?? ''))?.[0];
    if (word) names.push(`advisory ${word}`);
  }
  return names.filter(isLock);
}

function note(recorded: Recorded, locks: readonly Lock[], text: string): void {
  const fresh = [...new Set(locks)].filter(
    (lock) => !recorded.locked.includes(lock) && !recorded.owned.has(lock),
  );
  const last = Math.max(-1, ...recorded.locked.map(rankOf));
  for (const lock of fresh) {
    const isAllowed = recorded.isPatient || (recorded.hasAllAccounts && AFTER_ALL_ACCOUNTS.includes(lock));
    if (rankOf(lock) < last && !isAllowed)
      violations.add(`${recorded.locked.join(' → ')} → ${lock}: ${text.replace(/\s+/g, ' ').slice(0, 120)}`);
  }
  recorded.locked.push(...fresh);
}

/** Compares what was written with what had been before the statement. */
async function noteWrites(recorded: Recorded, run: Run): Promise<Lock[]> {
  const locks: Lock[] = [];
  for (const now of (await run(WRITTEN)).rows) {
    const before = recorded.written.get(now.name);
    const hasInserted = now.inserted > (before?.inserted ?? 0);
    if (now.changed > (before?.changed ?? 0) || (hasInserted && LOCKED_BY_INSERT.includes(now.name)))
      locks.push(now.name);
    else if (hasInserted) recorded.owned.add(now.name);
    recorded.written.set(now.name, now);
  }
  return locks;
}

const WRITES = /\b(insert|update|delete|ledger_\w+\(|guerdon_\w+\()/i;
let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const open = new WeakMap<pg.Client, Recorded>();
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const recordedQuery = async (
    client: pg.Client,
    args: unknown[],
    text: string,
    values: readonly unknown[],
  ) => {
    const run = (statement: string) => query.call(client, statement) as ReturnType<Run>;
    const answer = await query.apply(client, args);
    // A query here would fix the snapshot of a repeatable-read transaction before its own first statement does.
    if (/^\s*begin\b(?!.*repeatable read)/is.test(text)) {
      const recorded: Recorded = {
        locked: [],
        owned: new Set(),
        hasAllAccounts: false,
        isPatient: false,
        written: new Map(),
      };
      await noteWrites(recorded, run);
      recorded.owned.clear();
      open.set(client, recorded);
      return answer;
    }
    const recorded = open.get(client);
    if (!recorded || /^\s*(commit|rollback)\b(?! to\b)/i.test(text)) {
      open.delete(client);
      return answer;
    }
    if (text.includes("set_config('lock_timeout'")) recorded.isPatient = values[0] === PATIENT_LOCK_TIMEOUT;
    const locks = locksOf(text, values);
    if (WRITES.test(text)) locks.push(...(await noteWrites(recorded, run)));
    note(recorded, locks, text);
    if (text.includes('select ledger_lock(')) recorded.hasAllAccounts = true;
    return answer;
  };
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [
      { text?: unknown; values?: unknown[]; submit?: unknown } | string,
      unknown,
    ];
    const text = typeof first === 'string' ? first : first?.text;
    const isPlain = typeof text === 'string' && !(typeof first === 'object' && 'submit' in first);
    const isEmbedded = (this as unknown as { connection: unknown }).connection instanceof EmbeddedConnection;
    const hasCallback = typeof args.at(-1) === 'function';
    if (!isRecording || !isPlain || isEmbedded || hasCallback) return query.apply(this, args);
    const values = Array.isArray(second) ? second : (typeof first === 'object' && first.values) || [];
    return recordedQuery(this, args, text, values);
  } as typeof pg.Client.prototype.query;
}
