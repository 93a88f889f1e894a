import { sql } from 'drizzle-orm';
import { type Scope, systemScope } from '../../foundation/access/scope.ts';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, rowsOf, text } from '../../foundation/database/rows.ts';
import { Refusal, unavailable } from '../../foundation/http/refusals/refusal.ts';
import { handOut } from './handOut.ts';
import type { CodeReadKind } from './table.ts';

/** Which codes are read, the reason, and the file they are for. */
export interface CodeRead {
  what: CodeReadKind;
  advertiserId: string;
  redemptionIds: readonly string[];
  reason?: string | null;
  extractId?: string;
}

/** Single codes and links that one caller may see in a minute and in a day. */
const MAX_READS = [
  { seconds: 60, codes: 30 },
  { seconds: 86_400, codes: 200 },
] as const;

/** Reads of a single code on a screen. */
const LIMITED: readonly CodeReadKind[] = ['reveal', 'pdf', 'resend', 'consult', 'link'];

/** The part of a change that logs a read with it. */
interface OpenChange {
  tx: Queries;
  scope: Scope;
  atEnd(name: string, work: () => Promise<void>): void;
}

/** Where a refused reader is reported. */
type AlertLog = { error(facts: object, text: string): void };

/**
 * Logs who reads codes or the links that show them, in a transaction that is committed before anything is answered. Everything that hands out a code
 * or a link calls it: screen, graph, REST, PDF and files. Single reads share one limit. A file counts once, when it is opened (`opensFile`), not for
 * each of its pages. `creation`, the link in the answer to the creation of its redemption, is logged without a limit: its creator requested it
 * and pays for it.
 * @throws Refusal unavailable when the log cannot be written; too_many_requests beyond 30 a minute or 200 a day, which is reported
 */
export async function logRead(
  scope: Scope,
  log: AlertLog,
  read: CodeRead & { opensFile?: boolean },
): Promise<void> {
  const isLogged = await scope
    .write((tx) => writeRead(tx, scope, read))
    .catch(() => {
      throw unavailable();
    });
  if (!isLogged) refuseReader(scope, log, { advertiserId: read.advertiserId });
}

/**
 * Logs, as part of a change, that its caller gives a redemption another address. The next message takes the link there, so whoever names an address of
 * their own gets the link: corrections share the limit of links that are shown. They need no reason, since the history of the redemption records the
 * address. The lock of the log is taken when everything else of the change is done.
 * @throws Refusal too_many_requests, which is reported; the change is then undone
 */
export function logAddress(
  { tx, scope, atEnd }: OpenChange,
  log: AlertLog,
  { advertiserId, redemptionId }: { advertiserId: string; redemptionId: string },
): void {
  atEnd('codeReads', async () => {
    const read = { what: 'resend', advertiserId, redemptionIds: [redemptionId] } as const;
    if (!(await writeRead(tx, scope, read))) refuseReader(scope, log, { advertiserId });
  });
}

/** Reads that give a person a link that can be passed on. */
const HANDED_OUT: readonly CodeReadKind[] = ['link', 'creation'];

/** Writes a read into the log; false, and nothing is written, beyond the limit. */
async function writeRead(
  tx: Queries,
  scope: Scope,
  read: CodeRead & { opensFile?: boolean },
): Promise<boolean> {
  const { what, advertiserId, redemptionIds, reason = null, extractId = null, opensFile = false } = read;
  const isSingle = LIMITED.includes(what) && extractId === null;
  const isLimited = (isSingle || opensFile) && scope.caller !== 'system';
  const [single = null] = redemptionIds.length === 1 ? redemptionIds : [];
  // From here on readers wait for each other, so that concurrent reads are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('code_reads'))`);
  if (isLimited && (await isTooMany(tx, scope.caller, opensFile ? 1 : redemptionIds.length))) return false;
  await tx.execute(
    sql`select guerdon_code_read(${advertiserId}::bigint, ${scope.accountId}::bigint, ${scope.caller}, ${what}, ${single}::bigint,
      ${extractId}::bigint, ${redemptionIds.length}, ${reason})`,
  );
  if (HANDED_OUT.includes(what)) await handOut(tx, { advertiserId, redemptionIds });
  return true;
}

/**
 * Judges the limit of reads before a job reads codes for the caller, who gets them in a file: its pages are logged when the job reads them.
 * @throws Refusal too_many_requests, which is reported
 */
export async function checkReads(tx: Queries, scope: Scope, log: AlertLog): Promise<void> {
  if (await isTooMany(tx, scope.caller, 1)) refuseReader(scope, log, {});
}

function refuseReader({ caller }: Scope, log: AlertLog, facts: object): never {
  log.error({ alert: 'code_reads', caller, ...facts }, 'somebody reads codes faster than people do');
  throw new Refusal('too_many_requests', { retryAfter: 60 });
}

async function isTooMany(tx: Queries, caller: string, more: number): Promise<boolean> {
  const beyond = MAX_READS.map(
    ({ seconds, codes }) => sql`guerdon_codes_read(${caller}, ${seconds}) + ${more}::int > ${codes}`,
  );
  const [row] = await rowsOf(tx, { over: boolean }, sql`select ${sql.join(beyond, sql` or `)} as over`);
  return row?.over ?? false;
}

/** Recomputes the chain of reads; answers the ids of rows that were changed, or behind which one is missing. */
export function brokenCodeReads(database: Database): Promise<string[]> {
  return systemScope(database).read(async (tx) => {
    const rows = await rowsOf(
      tx,
      { id: text },
      sql`select id::text as id from (
          select r.*, lag(hash) over (order by r.id) as before from code_reads r) r
        where previous is distinct from coalesce(before, ''::bytea) or hash is distinct from sha256(previous || convert_to(jsonb_build_array(advertiser_id,
          extract(epoch from at)::text, account_id, caller, what, redemption_id, extract_id, codes, reason)::text, 'UTF8'))
        order by r.id`,
    );
    return rows.map(({ id }) => id);
  });
}
