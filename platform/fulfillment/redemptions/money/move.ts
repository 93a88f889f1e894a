import { sql } from 'drizzle-orm';
import {
  REDEMPTION_STATES,
  REDEMPTION_STEPS,
  type RedemptionState,
  type RedemptionStep,
} from '../../../../schema/foundation/transitions.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { insertEvents } from '../../../foundation/changes/recordEvent.ts';
import { boolean, number, oneOf, rowsOf } from '../../../foundation/database/rows.ts';
import { notFound, refused } from '../../../foundation/http/refusals/refusal.ts';
import { REDEMPTION_STATE_WORDS } from '../../../foundation/http/refusals/statusWords.ts';
import type { LedgerKind, Posting } from '../../../money/interface.ts';
import { claimUnique } from '../uniqueClaims.ts';
import { type LockedRedemption, lockRedemptions } from './lockRedemptions.ts';
import { MOVE_COLUMNS } from './moveColumns.ts';
import { type Grouping, movePostings } from './movePostings.ts';
import { moveStock } from './moveStock.ts';
import { type MovingChange, postMoves } from './postMoves.ts';

/** A step for redemptions of one advertiser. */
export interface Move {
  advertiserId: string;
  ids: readonly string[];
  step: RedemptionStep;
  /** The stored reason: a word of ours, never a person's text. */
  reason?: string;
  /** The account that moves them; null for the platform itself. */
  madeBy: string | null;
  /** The grouping of postings: one for each redemption, or one for each batch and source. Defaults to each redemption. */
  grouping?: Grouping;
  beside?: Beside;
  /** Further writes for the moved rows, before stock, quota and accounts are locked: other bookings wait for those locks until the commit. */
  writeAlso?: (ids: readonly string[]) => Promise<void>;
}

/** Further postings of the same list, computed once stock and quota came back and before money moves. */
export type Beside = (rows: readonly LockedRedemption[]) => Promise<readonly Posting[]>;

/** A redemption that took the step. */
export interface Moved {
  id: string;
  from: RedemptionState;
  to: RedemptionState;
  charge: bigint;
  sku: string;
  batchId: string | null;
}

/**
 * Moves those whose state allows it, all in one, locking redemptions, then allocations, rewards, quotas, then the ledger's accounts; the others
 * are left, and not answered. What is written for each redemption is written before stock and quota are locked, and its postings come last
 * (`lockOrder.ts`); a transaction that moves more than once uses `postLast`.
 * @throws LedgerRefused; Refusal no_stock, quota_reached, recipient_has_reward where a reset takes them again
 */
export async function moveRedemptions(change: MovingChange, move: Move): Promise<Moved[]> {
  const { tx } = change;
  const { from, to, returns } = REDEMPTION_STEPS[move.step];
  const rows = await lockRedemptions(tx, { ...move, from });
  if (rows.length === 0) return [];
  const recredits = move.step === 'expire' && (await recreditsExpired(change, move.advertiserId));
  const givesBack = returns === true || recredits;
  const reason = recredits ? RECREDITED : (move.reason ?? null);
  await write(change, rows, { ...move, to, reason });
  await move.writeAlso?.(rows.map(({ id }) => id));
  if (givesBack || move.step === 'reset') {
    const direction = givesBack ? 'give back' : 'take';
    const missing = await moveStock(tx, { advertiserId: move.advertiserId, rows, direction });
    if (missing) throw refused(change.scope, missing, { sku: rows[0]?.sku ?? '' });
  }
  const postings = movePostings(rows, {
    advertiserId: move.advertiserId,
    madeBy: move.madeBy,
    grouping: move.grouping ?? 'each',
    kinds: [...kindsOf(move.step), ...(recredits ? (['recredit'] as const) : [])],
  });
  const posted = [...postings, ...((await move.beside?.(rows)) ?? [])];
  if (givesBack) await freeRecipients(change, move.advertiserId, rows);
  if (move.step === 'reset') await claimRecipients(change, move.advertiserId, rows);
  const changesFailed = to === 'failed' || rows.some(({ state }) => state === 'failed');
  await postMoves(change, move.advertiserId, {
    postings: posted,
    failedIn: changesFailed ? [...new Set(rows.flatMap(({ batchId }) => batchId ?? []))] : [],
    charges: givesBack || move.step === 'reset' ? chargesOf(rows, givesBack ? -1n : 1n) : new Map(),
  });
  return rows.map(({ id, state, charge, sku, batchId }) => ({ id, from: state, to, charge, sku, batchId }));
}

/** The cost of rows by batch, times `sign`. */
function chargesOf(rows: readonly LockedRedemption[], sign: bigint): Map<string, bigint> {
  const charges = new Map<string, bigint>();
  for (const { batchId, charge } of rows)
    if (batchId !== null) charges.set(batchId, (charges.get(batchId) ?? 0n) + sign * charge);
  return charges;
}

/** Moves one. @throws Refusal not_found, unreachable_state, and what `moveRedemptions` throws */
export async function moveRedemption(
  change: MovingChange,
  { id, ...move }: Omit<Move, 'ids'> & { id: string },
): Promise<Moved> {
  const [moved] = await moveRedemptions(change, { ...move, ids: [id] });
  if (moved) return moved;
  const [row] = await rowsOf(
    change.tx,
    { state: oneOf(REDEMPTION_STATES) },
    sql`select state from redemptions where advertiser_id = ${move.advertiserId} and id = ${id}`,
  );
  if (!row) throw notFound();
  throw refused(change.scope, 'unreachable_state', {
    state: REDEMPTION_STATE_WORDS[change.scope.locale][row.state],
  });
}

/** The reason for which an expired redemption holds no money, stock or quota. */
export const RECREDITED = 'recredited';

/** The postings of a step, without those that depend on a setting. */
const kindsOf = (step: RedemptionStep): LedgerKind[] =>
  REDEMPTION_STEPS[step].posts.filter(
    (kind): kind is Exclude<typeof kind, 'recredit?'> => kind !== 'recredit?',
  );

async function recreditsExpired({ tx }: MovingChange, advertiserId: string): Promise<boolean> {
  const [row] = await rowsOf(
    tx,
    { recredits: boolean },
    sql`select recredit_expired as recredits from advertisers where id = ${advertiserId}`,
  );
  return row?.recredits ?? false;
}

interface Writing extends Omit<Move, 'reason'> {
  to: RedemptionState;
  reason: string | null;
}

/** Writes the states and one event each, in one statement. */
async function write(
  { tx, scope }: MovingChange,
  rows: readonly LockedRedemption[],
  { advertiserId, step, to, reason }: Writing,
): Promise<void> {
  const columns = MOVE_COLUMNS[step];
  await tx.execute(sql`with before as (
      select r.id, r.state, r.state_reason from redemptions r
      where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(rows.map(({ id }) => id))}::bigint[])
    ), moved as (
      update redemptions r set state = ${to}, state_reason = ${reason}, version = r.version + 1, updated_at = guerdon_now()
        ${columns ? sql`, ${columns}` : sql``}
      from before b, promotions p
      where r.advertiser_id = ${advertiserId} and r.id = b.id and p.advertiser_id = r.advertiser_id and p.id = r.promotion_id
      returning r.id)
    ${insertEvents(
      scope,
      { noun: 'redemptions', action: step, advertiserId },
      sql`select b.id, jsonb_build_object('state', b.state, 'state_reason', b.state_reason),
        jsonb_build_object('state', ${to}::text, 'state_reason', ${reason}::text) from before b join moved m on m.id = b.id order by b.id`,
    )}`);
}

/** Frees these recipients: a promotion of one reward a person may reward them again. */
async function freeRecipients({ tx }: MovingChange, advertiserId: string, rows: readonly LockedRedemption[]) {
  const recipients = rows.flatMap(({ id, promotionId: promotion, recipientId: recipient }) =>
    recipient === null ? [] : [{ id, promotion, recipient }],
  );
  if (recipients.length === 0) return;
  await tx.execute(sql`delete from unique_recipients u
    using jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) as g (id bigint, promotion bigint, recipient bigint)
    where u.advertiser_id = ${advertiserId} and u.promotion_id = g.promotion and u.recipient_id = g.recipient and u.redemption_id = g.id`);
}

async function claimRecipients(
  { tx, scope }: MovingChange,
  advertiserId: string,
  rows: readonly LockedRedemption[],
) {
  const [answer] = await rowsOf(
    tx,
    { rest: number },
    sql`with due as (
        select r.promotion_id, r.recipient_id, r.id from redemptions r
        join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id and p.redeem_frequency = 'unique'
        where r.advertiser_id = ${advertiserId} and r.id = any (${idArray(rows.map(({ id }) => id))}::bigint[])
          and r.recipient_id is not null
      ), claimed as (
        ${claimUnique(sql`select ${advertiserId}::bigint, promotion_id, recipient_id, id from due order by 2, 3`)})
      select ((select count(*) from claimed) - (select count(*) from due))::int as rest`,
  );
  if ((answer?.rest ?? 0) < 0) throw refused(scope, 'recipient_has_reward');
}
