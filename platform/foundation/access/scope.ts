import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Ability, Role } from '../../../schema/foundation/abilities.ts';
import { type Database, ONE_MOMENT, type Queries } from '../database/connections/connection.ts';
import type { CsvQuery } from '../database/files/csvStreams.ts';
import { GaveWay, type TransactionKind } from '../database/transactions/transact.ts';

/** The caller of a request with what it may see and do, and its only access to the database. */
export interface Scope {
  /** The caller, in one word: `account:3`, `client:7` for an API key, `service:5` for a service account, `system`. Idempotency keys belong to it. */
  caller: string;
  /** The account; of an API key the one that made it, of a service account the one that made its secret. */
  accountId: string | null;
  organizationId: string | null;
  /** Operator staff see every advertiser. */
  isStaff: boolean;
  /** Advertisers that are visible; not looked at for staff. */
  advertiserIds: readonly string[];
  /** Organizations of the visible advertisers, where they are known: conditions on them only narrow what is looked at. */
  visibleOrganizationIds?: readonly string[];
  /** Domains of the operator staff's addresses, if known; they decide whether another person is staff. */
  staffDomains?: readonly string[];
  roles: readonly Role[];
  abilities: ReadonlySet<Ability>;
  /** Language of messages: `en` or `fr`. */
  locale: 'en' | 'fr';
  /** IANA zone in which the person reads days. */
  timezone: string;
  requestId: string;
  /** Runs one read-only transaction as the application role under row-level security. All its statements see the same snapshot. */
  read<T>(run: (tx: Queries) => Promise<T>): Promise<T>;
  /** True for a dry run: whatever `write` does is undone. */
  isDryRun: boolean;
  /** Runs one transaction as the application role under row-level security. */
  write<T>(run: (tx: Queries) => Promise<T>): Promise<T>;
  /** Streams the lines of a CSV file, read from one snapshot as the application role under row-level security. */
  csv(query: CsvQuery): Promise<Readable>;
  /** The same caller with only these advertisers, as far as it may see them. All others are invisible to the returned scope. */
  narrow(advertiserIds: readonly string[]): Scope;
  /** The same caller in a dry run. */
  dryRun(): Scope;
  /** The same caller, whose changes are committed: for the record of a dry run that a job works on. */
  withoutDryRun(): Scope;
}

/** True if a service account asks. */
export const isService = ({ caller }: Pick<Scope, 'caller'>): boolean => caller.startsWith('service:');

/** True if an API key or a service account asks, and no person. */
export const isClient = ({ caller }: Pick<Scope, 'caller'>): boolean =>
  caller.startsWith('client:') || isService({ caller });

/** A scope without its access to the database. */
export type ScopeFacts = Omit<
  Scope,
  'read' | 'write' | 'csv' | 'narrow' | 'isDryRun' | 'dryRun' | 'withoutDryRun'
>;

/** Adds `read`, `write` and `csv` to the facts. Each opens a transaction and first sets the role and the visible advertisers for row-level security. */
export function openScope(database: Database, facts: ScopeFacts, isDryRun = false): Scope {
  const enter = sql`select
      set_config('app.staff', ${facts.isStaff ? 'on' : 'off'}, true),
      set_config('app.advertisers', ${`{${facts.advertiserIds.join(',')}}`}, true),
      set_config('app.account', ${facts.accountId ?? ''}, true),
      set_config('app.caller', ${facts.caller}, true),
      set_config('app.request_id', ${facts.requestId}, true),
      set_config('app.organization', ${facts.organizationId ?? ''}, true),
      set_config('role', 'guerdon_app', true)`;
  const transactions =
    (kind?: TransactionKind): Scope['read'] =>
    (run) =>
      database.transaction(run, { ...kind, enter, isRequest: true });
  const scope: Scope = {
    ...facts,
    isDryRun,
    read: transactions(ONE_MOMENT),
    write: isDryRun ? undone(transactions(TRIED), transactions()) : transactions(),
    dryRun: () => (isDryRun ? scope : openScope(database, facts, true)),
    withoutDryRun: () => (isDryRun ? openScope(database, facts) : scope),
    csv: (query) => database.streamCsv({ enter, isRequest: true }, query),
    narrow(advertiserIds) {
      if (facts.isStaff) return scope;
      const requestedIds = new Set(advertiserIds.map(plainId));
      const seen = facts.advertiserIds.filter((id) => requestedIds.has(id));
      return openScope(database, { ...facts, advertiserIds: seen }, isDryRun);
    },
  };
  return scope;
}

type Write = Scope['write'];

class Undo extends Error {}

/** A dry run is rolled back in any case: it is given up as soon as a change waits for one of its locks, and tried again behind that change. */
const TRIED: TransactionKind = { givesWay: true };

/** Attempts of a dry run that gives way to changes. The next attempt keeps its locks, so that every caller is answered. */
const MAX_ATTEMPTS_GIVING_WAY = 3;

/**
 * Answers what the transaction answered, and undoes it. A change seldom waits for a dry run: the dry run gives way (`TransactionKind.givesWay`)
 * a few times. Keep what a dry run locks short all the same: each attempt repeats its work, and changes wait for the last one.
 */
function undone(givingWay: Write, keepingLocks: Write): Write {
  return async <T>(run: (tx: Queries) => Promise<T>) => {
    for (let attempt = 1; ; attempt += 1) {
      const tried: { answer?: T } = {};
      const write = attempt > MAX_ATTEMPTS_GIVING_WAY ? keepingLocks : givingWay;
      try {
        await write(async (tx) => {
          tried.answer = await run(tx);
          throw new Undo();
        });
      } catch (error) {
        if (error instanceof Undo) return tried.answer as T;
        if (!(error instanceof GaveWay)) throw error;
      }
    }
  };
}

/** An identifier as the database writes it: `007` is 7. */
const plainId = (id: string) => (/^0\d*$/.test(id) ? String(BigInt(id)) : id);

/** In whose name the platform acts, and whether it only tries: a caller's scope is one. */
export type InNameOf = Partial<Pick<Scope, 'caller' | 'accountId' | 'locale' | 'requestId' | 'isDryRun'>> & {
  /** True if a dry run gives way to changes. Not where it is the first step of a change. */
  givesWay?: boolean;
};

/**
 * The platform's own scope, for demo data, jobs and what the application role may not write: sees everything, as the owner of the tables. Its
 * transactions pass row-level security as staff does; append-only tables stay so by their triggers, not by grants. Judge before what the caller,
 * in whose name it acts, may see and do.
 */
export function systemScope(database: Database, of: InNameOf = {}): Scope {
  const {
    caller = 'system',
    accountId = null,
    locale = 'en',
    requestId = 'system',
    isDryRun = false,
    givesWay = true,
  } = of;
  const enter = sql`select set_config('app.staff', 'on', true), set_config('app.request_id', ${requestId}, true),
      set_config('statement_timeout', '0', true)`;
  const transaction: Scope['read'] = (run) => database.transaction(run, { enter });
  const tried: Scope['read'] = (run) => database.transaction(run, { ...TRIED, enter });
  const scope: Scope = {
    caller,
    accountId,
    organizationId: null,
    isStaff: true,
    advertiserIds: [],
    roles: [],
    abilities: new Set(),
    locale,
    timezone: 'Europe/Paris',
    requestId,
    isDryRun,
    read: transaction,
    write: isDryRun ? undone(givesWay ? tried : transaction, transaction) : transaction,
    csv: (query) => database.streamCsv({ enter, isRequest: false }, query),
    narrow: () => scope,
    dryRun: () => (isDryRun ? scope : systemScope(database, { ...of, isDryRun: true })),
    withoutDryRun: () => (isDryRun ? systemScope(database, { ...of, isDryRun: false }) : scope),
  };
  return scope;
}
