import { sql } from 'drizzle-orm';
import { formatMinor, parseMoney } from '../../../../../schema/foundation/money/money.ts';
import { MAX_SCHEDULED_DAYS } from '../../../../../schema/fulfillment/dispatches.ts';
import type { Scope } from '../../../../foundation/access/scope.ts';
import type { Change } from '../../../../foundation/changes/change.ts';
import { constraintOf } from '../../../../foundation/database/constraint.ts';
import { boolean, rowsOf, text } from '../../../../foundation/database/rows.ts';
import { invalidField, Refusal, refused } from '../../../../foundation/http/refusals/refusal.ts';
import { refusalReason } from '../../../../foundation/http/refusals/refusalWords.ts';
import type { DispatchOrder } from '../../contract.ts';
import type { PromotionFacts } from '../../facts.ts';
import { isWaiting } from '../../refusedRows/shape.ts';

const DAY_MS = 86_400_000;

/** When a dispatch goes out: after its undo window, and not before it is scheduled. @throws Refusal release_at instant_past, max_days */
export function releaseOf({ options }: DispatchOrder, { now }: PromotionFacts): Date {
  const earliest = now.getTime() + options.undoSeconds * 1000;
  if (options.minimalExpiration !== null && Date.parse(options.minimalExpiration) <= now.getTime())
    throw invalidField('minimal_expiration', 'instant_past');
  if (options.releaseAt === null) return new Date(earliest);
  const releaseTime = Date.parse(options.releaseAt);
  if (releaseTime < now.getTime()) throw invalidField('release_at', 'instant_past');
  if (releaseTime > now.getTime() + MAX_SCHEDULED_DAYS * DAY_MS)
    throw invalidField('release_at', 'max_days', String(MAX_SCHEDULED_DAYS));
  return new Date(Math.max(releaseTime, earliest));
}

/** @throws Refusal too_large_here */
export function checkSize(scope: Scope, lines: number, mostLines: number): void {
  if (lines > mostLines) throw refused(scope, 'too_large_here', { most: String(mostLines) });
}

/** Refuses rows that were already accepted, from any sender; the words say whether they went out or wait. @throws Refusal already_sent */
export async function checkSentBefore(
  { tx, scope }: Change,
  { advertiserId, promotionId, kind, contentHash }: DispatchOrder,
): Promise<void> {
  if (!contentHash) return;
  const [earlier] = await rowsOf(
    tx,
    { id: text, day: text, person: text, isHeld: boolean, hasRefused: boolean },
    sql`select d.id::text as id, to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(a.name, d.caller) as person,
        d.state = 'held' as "isHeld", exists (select from refused_rows r where r.advertiser_id = d.advertiser_id and r.dispatch_id = d.id and ${isWaiting}) as "hasRefused"
      from dispatches d left join accounts a on a.id = d.created_by
      where d.advertiser_id = ${advertiserId} and d.promotion_id = ${promotionId} and d.kind = ${kind} and d.state <> 'recalled'
        and d.content_hash = decode(${Buffer.from(contentHash).toString('hex')}, 'hex')`,
  );
  if (!earlier) return;
  const { isHeld, hasRefused, ...params } = earlier;
  const refusal = refused(scope, 'already_sent', params);
  // Refused rows are not lost: they are stored with the dispatch that accepted the others.
  const words = `already_${isHeld ? 'waiting' : 'sent'}${hasRefused ? '_in_part' : ''}` as const;
  const message = refusalReason(scope.locale, words, params);
  throw new Refusal(refusal.kind, { ...refusal.detail, message });
}

/** Refuses if a concurrent request accepted the same rows; rethrows every other error. @throws Refusal sent_just_now */
export function orSentBefore({ scope }: Change, error: unknown): never {
  if (constraintOf(error) === 'dispatches_once') throw refused(scope, 'sent_just_now');
  throw error;
}

/** @throws Refusal total_changed if the preview showed another total */
export function checkTotal(
  { scope }: Change,
  { options }: Pick<DispatchOrder, 'options'>,
  { total, promotion: { currency } }: { total: bigint; promotion: PromotionFacts },
): void {
  if (options.expectedTotal === null || parseMoney(options.expectedTotal, currency) === total) return;
  throw refused(scope, 'total_changed', { total: formatMinor(total, currency), currency });
}
