import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { RecordedPair } from '../../../schema/foundation/changes/recordedActions.ts';
import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/connections/connection.ts';
import { snake } from '../http/casing.ts';
import { events } from './eventTable.ts';

/** A change worth remembering, one of those in `RECORDED_ACTIONS`; `before` and `after` hold what changed, by the row's own keys. */
export type NewEvent = RecordedPair & {
  nounId: string;
  /** The advertiser it belongs to; null for what belongs to an account. */
  advertiserId: string | null;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
};

/** The caller of a change, as the log names it. */
type ChangeBy = Pick<Scope, 'accountId' | 'caller' | 'requestId'>;

/** The platform itself, where its background work changes something in nobody's name. */
export const BY_SYSTEM: ChangeBy = { accountId: null, caller: 'system', requestId: 'system' };

/** Writes the event of a change, in the change's own transaction. */
export async function recordEvent(tx: Queries, scope: ChangeBy, change: NewEvent): Promise<void> {
  await tx.insert(events).values({
    advertiserId: change.advertiserId,
    accountId: scope.accountId,
    caller: scope.caller,
    noun: change.noun,
    nounId: change.nounId,
    action: change.action,
    before: change.before ? asStored(change.before) : null,
    after: change.after ? asStored(change.after) : null,
    requestId: scope.requestId,
  });
}

/** One kind of event for many rows. */
type EventOfMany = RecordedPair & { advertiserId: string };

/**
 * The statement that writes an event for each of many rows. `rows` selects the id of each, and what it held before and after, as JSON in this order; a
 * statement that changes these rows contains it as a common table expression.
 */
export const insertEvents = (
  { accountId, caller, requestId }: ChangeBy,
  { noun, action, advertiserId }: EventOfMany,
  rows: SQL,
): SQL => sql`insert into events (advertiser_id, account_id, caller, noun, noun_id, action, before, after, request_id)
  select ${advertiserId}::bigint, ${accountId}::bigint, ${caller}, ${noun}, e.noun_id::text, ${action}, e.before, e.after, ${requestId}
  from (${rows}) e (noun_id, before, after)`;

/** Keys in snake_case, as answers spell them; minor units as text. */
function asStored(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      snake(key),
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );
}

/** The keys of `after` whose values differ from `before`, both ways; lists and objects by what they hold. Null when nothing differs. */
export function differences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const keys = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (keys.length === 0) return null;
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
