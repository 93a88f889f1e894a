import { sql } from 'drizzle-orm';
import { type Scope, systemScope } from '../access/scope.ts';
import { idArray } from '../access/visibleAdvertisers.ts';
import { type Database, type Queries, rowsOf } from '../database/connection.ts';
import { Refusal, unavailable } from '../http/refusal.ts';
import type { CodeBox } from './codeBox.ts';
import { codeAad } from './codeText.ts';
import type { CodeReadKind, CodeUsage } from './table.ts';

/** A code in clear; `deadAt` when it pays no more. */
export interface RewardCode {
  usage: CodeUsage;
  value: string;
  /** ISO 8601; null if it does not expire. */
  expiresAt: string | null;
  isDead: boolean;
}

/** Which codes are read, the reason, and the file they are for. */
export interface CodeRead {
  what: CodeReadKind;
  advertiserId: string;
  redemptionIds: readonly string[];
  reason?: string;
  extractId?: string;
}

/** Single codes that one caller may see in a minute and in a day. */
const MOST = [
  { seconds: 60, codes: 30 },
  { seconds: 86_400, codes: 200 },
] as const;

/** Reads that are of one code at a time, by somebody at a screen. */
const LIMITED: readonly CodeReadKind[] = ['reveal', 'pdf', 'resend', 'consult'];

/**
 * Opens the codes of redemptions that `scope` sees, by their ids. The reader is logged first, in a transaction that is committed before
 * any code is opened. A dry run returns no codes.
 * @throws Refusal unavailable when the log cannot be written; too_many_requests beyond 30 a minute or 200 a day of single codes, which is reported
 */
export async function readCodes(
  scope: Scope,
  { box, log }: { box: CodeBox; log: { error(facts: object, text: string): void } },
  read: CodeRead,
): Promise<Map<string, RewardCode[]>> {
  const { what, advertiserId, redemptionIds, reason = null, extractId = null } = read;
  const isLimited = LIMITED.includes(what) && scope.caller !== 'system';
  const [single = null] = redemptionIds.length === 1 ? redemptionIds : [];
  const isOver = await scope
    .write(async (tx) => {
      // From here on readers wait for each other, so that concurrent reads are counted one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('code_reads'))`);
      if (isLimited && (await isTooMany(tx, scope.caller, redemptionIds.length))) return true;
      await tx.execute(
        sql`select guerdon_code_read(${advertiserId}::bigint, ${scope.accountId}::bigint, ${scope.caller}, ${what}, ${single}::bigint,
          ${extractId}::bigint, ${redemptionIds.length}, ${reason})`,
      );
      return false;
    })
    .catch(() => {
      throw unavailable();
    });
  if (isOver) {
    log.error(
      { alert: 'code_reads', caller: scope.caller, advertiserId },
      'somebody reads codes faster than people do',
    );
    throw new Refusal('too_many_requests', { retryAfter: 60 });
  }
  if (scope.isDryRun) return new Map();
  return scope.read(async (tx) => {
    const rows = await rowsOf<SealedRow>(
      tx,
      sql`select redemption_id::text as id, usage, key_id as "keyId", encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed,
          to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt", dead_at is not null as "isDead"
        from redemption_codes
        where advertiser_id = ${advertiserId} and redemption_id = any (${idArray(redemptionIds)}::bigint[]) order by redemption_id, usage`,
    );
    const codes = new Map<string, RewardCode[]>();
    for (const row of rows) codes.set(row.id, [...(codes.get(row.id) ?? []), opened(box, advertiserId, row)]);
    return codes;
  });
}

async function isTooMany(tx: Queries, caller: string, more: number): Promise<boolean> {
  const beyond = MOST.map(
    ({ seconds, codes }) => sql`guerdon_codes_read(${caller}, ${seconds}) + ${more}::int > ${codes}`,
  );
  const [row] = await rowsOf<{ over: boolean }>(tx, sql`select ${sql.join(beyond, sql` or `)} as over`);
  return row?.over ?? false;
}

interface SealedRow extends Omit<RewardCode, 'value'> {
  id: string;
  keyId: string;
  wrapped: string;
  sealed: string;
}

function opened(
  box: CodeBox,
  advertiserId: string,
  { id, usage, keyId, wrapped, sealed, ...rest }: SealedRow,
): RewardCode {
  const bytes = { keyId, wrappedKey: Buffer.from(wrapped, 'hex'), sealed: Buffer.from(sealed, 'hex') };
  return { usage, value: box.open(codeAad(advertiserId, id, usage), bytes), ...rest };
}

/** Recomputes the chain of reads; answers the ids of rows that were changed, or behind which one is missing. */
export function brokenCodeReads(database: Database): Promise<string[]> {
  return systemScope(database).read(async (tx) => {
    const rows = await rowsOf<{ id: string }>(
      tx,
      sql`select id::text as id from (
          select r.*, lag(hash) over (order by id) as before from code_reads r) r
        where previous is distinct from coalesce(before, ''::bytea) or hash is distinct from sha256(previous || convert_to(jsonb_build_array(advertiser_id,
          extract(epoch from at)::text, account_id, caller, what, redemption_id, extract_id, codes, reason)::text, 'UTF8'))
        order by r.id`,
    );
    return rows.map(({ id }) => id);
  });
}
