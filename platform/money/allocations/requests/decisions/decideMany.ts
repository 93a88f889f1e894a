import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../../../schema/foundation/money/money.ts';
import type { Scope } from '../../../../foundation/access/scope.ts';
import { idArray } from '../../../../foundation/access/visibleAdvertisers.ts';
import { type Change, openChange } from '../../../../foundation/changes/change.ts';
import type { EffectsJson } from '../../../../foundation/changes/effects.ts';
import { keyWithoutAdvertiser } from '../../../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../../../foundation/database/rows.ts';
import { notFound, Refusal } from '../../../../foundation/http/refusals/refusal.ts';
import { effectsOf } from '../../../ledger/changeMoney.ts';
import { figuresOf } from '../../../ledger/figures.ts';
import { lockAccounts } from '../../../ledger/lockAccounts.ts';
import { LedgerRefused } from '../../../ledger/post.ts';
import { lockAllocation } from '../../lock.ts';
import { requestJsons } from '../read.ts';
import { selectRequests } from '../select.ts';
import { relatedPersonEvent } from './checkSecondPerson.ts';
import { findRequests, noFunds, type RequestPlace } from './decide.ts';
import type { RequestLine } from './deciding.ts';
import type { DecidedBudgetJson, DecisionsJson } from './decisionsShape.ts';
import { lockPersons } from './secondPerson.ts';
import { judgeDecision, lockLine, settleDecision } from './settle.ts';

/** One decision about several requests, each with the version that was seen. */
export interface ManyDecisions {
  requests: readonly { id: string; version: number }[];
  verdict: 'approved' | 'rejected';
  reason: string | null;
  key: string;
}

/** The outcome for one of them. */
interface Outcome {
  id: string;
  outcome: 'decided' | 'refused';
  code: string | null;
  message: string | null;
  effects: EffectsJson | null;
}

/**
 * Decides several requests at once, at most once per key: all in one transaction, one after the other by advertiser and allocation, so that
 * of two approvers with the same selection the second waits and gets a reason for each. Every request that can be decided is; each other one
 * is returned with its reason and stays unchanged.
 */
export function decideRequests(scope: Scope, many: ManyDecisions): Promise<DecisionsJson> {
  const { requests, verdict, reason, key } = many;
  const keyed = keyWithoutAdvertiser(key, {
    decideMany: { requests: requests.map(({ id }) => id), verdict, ...(reason === null ? {} : { reason }) },
  });
  return runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    const ids = requests.map(({ id }) => id);
    const places = await findRequests(tx, scope, ids);
    await lockAll(tx, scope, places);
    const currencies = await currenciesOf(tx, places);
    const before = await figuresOf(tx, currencies);
    const outcomes = new Map<string, Outcome>();
    for (const place of places) outcomes.set(place.id, await attempt(change, many, place));
    const after = await figuresOf(tx, currencies);
    const requestsById = new Map(
      (await requestJsons(tx, scope, await selectRequests(tx, scope, ids))).map((row) => [row.id, row]),
    );
    const decided = places.filter(({ id }) => outcomes.get(id)?.outcome === 'decided');
    const effects = decided.flatMap(({ id }) => outcomes.get(id)?.effects ?? []);
    return {
      results: ids.map((id) => {
        const { effects: _, ...outcome } = outcomes.get(id) ?? refusedBy(id, notFound());
        return { ...outcome, request: requestsById.get(id) ?? null };
      }),
      decided_count: decided.length,
      budgets: currencies.flatMap(({ advertiserId, name, currency }): DecidedBudgetJson[] => {
        const count = decided.filter((place) => place.advertiserId === advertiserId).length;
        const free = (figures: typeof before) =>
          formatMinor(figures.get(advertiserId)?.unallocated ?? 0n, currency);
        const retailer = { id: advertiserId, name };
        return count === 0
          ? []
          : [{ retailer, count, currency, unallocated: free(before), unallocated_after: free(after) }];
      }),
      effects: {
        postings: effects.flatMap(({ postings }) => postings),
        figures: [],
        mails: effects.flatMap(({ mails }) => mails),
      },
    };
  });
}

/** Locks all that the decisions touch before the first, in the order in which a single one locks it. */
async function lockAll(tx: Queries, scope: Scope, places: readonly RequestPlace[]): Promise<void> {
  for (const [allocationId, { advertiserId }] of new Map(places.map((place) => [place.allocationId, place])))
    await lockAllocation(tx, advertiserId, allocationId);
  for (const { advertiserId, id } of places) await lockLine(tx, advertiserId, id);
  await lockPersons(
    tx,
    scope,
    places.map(({ id }) => id),
  );
  for (const advertiserId of new Set(places.map((place) => place.advertiserId)))
    await lockAccounts(tx, advertiserId);
}

/** Decides one request, or leaves it unchanged with the reason. */
async function attempt(change: Change, many: ManyDecisions, place: RequestPlace): Promise<Outcome> {
  const { tx, scope } = change;
  const { verdict, reason } = many;
  const version = many.requests.find(({ id }) => id === place.id)?.version ?? 0;
  const allocation = await lockAllocation(tx, place.advertiserId, place.allocationId);
  const line = await lockLine(tx, place.advertiserId, place.id);
  const one = openChange(tx, { scope, version });
  await tx.execute(sql`savepoint one_decision`);
  try {
    const deciding = { verdict, reason, allocation, line };
    await judgeDecision(one, deciding);
    const mails = await settleDecision(one, deciding);
    const effects = await effectsOf(one, { mails });
    await tx.execute(sql`release savepoint one_decision`);
    return { id: place.id, outcome: 'decided', code: null, message: null, effects };
  } catch (error) {
    await tx.execute(sql`rollback to savepoint one_decision`);
    await tx.execute(sql`release savepoint one_decision`);
    return left(change, { line, verdict, error });
  }
}

/** The refusal of one request; an attempt by a person related to the requester is recorded. */
async function left(
  change: Change,
  { line, verdict, error }: { line: RequestLine; verdict: string; error: unknown },
): Promise<Outcome> {
  const { tx, scope } = change;
  const reason = error instanceof LedgerRefused ? await noFunds(tx, scope, { line, error }) : error;
  if (!(reason instanceof Refusal)) throw reason;
  const event = relatedPersonEvent(reason, { ...line, verdict });
  if (event) await change.record(event);
  return refusedBy(line.id, reason);
}

const refusedBy = (id: string, { name, message }: Refusal): Outcome => ({
  id,
  outcome: 'refused',
  code: name,
  message,
  effects: null,
});

/** The advertisers of these requests, each with its name and the currency of its budget. */
function currenciesOf(tx: Queries, places: readonly RequestPlace[]) {
  const ids = [...new Set(places.map(({ advertiserId }) => advertiserId))];
  return rowsOf(
    tx,
    { advertiserId: text, name: text, currency: text },
    sql`select id::text as "advertiserId", name, billing_currency as currency from advertisers
      where id = any (${idArray(ids)}::bigint[]) order by search_name, id`,
  );
}
