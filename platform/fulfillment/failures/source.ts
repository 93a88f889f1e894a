import { type SQL, sql } from 'drizzle-orm';
import type { RedemptionState } from '../../../schema/foundation/transitions.ts';
import { FAILURE_KINDS, type FailureKind } from '../../../schema/fulfillment/messageRemedy.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';

/** Filter of the list of failures. */
export interface FailureFilter {
  advertiserIds?: readonly string[] | undefined;
  kind?: FailureKind | undefined;
  reason?: string | undefined;
}

/** States in which a message that did not arrive still matters; a failed order is a failure of its own. */
const MESSAGE_STATES = ['booked', 'pending', 'redeemed'] as const;
const among = (states: readonly RedemptionState[]) => sql`any (${`{${states.join(',')}}`}::text[])`;

/**
 * Open failures: `owner`, `redemption`, `reason` and since when, `at`. Each is found by an index that holds failures alone. A message counts where no
 * later one was written about its redemption; a line where neither its order nor its message failed.
 */
export function failures(scope: Scope, { advertiserIds, kind, reason }: FailureFilter): SQL {
  const isOwned = (column: SQL) =>
    sql`${isVisibleAdvertiser(scope, column)}${advertiserIds ? sql` and ${column} = any (${idArray(advertiserIds)}::bigint[])` : sql``}`;
  const hasReason = (column: SQL) =>
    reason === undefined ? sql`` : sql` and coalesce(${column}, '') = ${reason}`;
  const parts: Record<FailureKind, SQL> = {
    order: sql`select 'order' as kind, r.advertiser_id as owner, r.id as redemption, coalesce(r.state_reason, '') as reason, r.updated_at as at
      from redemptions r where r.state = 'failed' and ${isOwned(sql`r.advertiser_id`)}${hasReason(sql`r.state_reason`)}`,
    message: sql`select 'message' as kind, m.advertiser_id as owner, m.redemption_id as redemption, coalesce(m.reason, '') as reason, m.created_at as at
      from deliveries m join redemptions r on r.advertiser_id = m.advertiser_id and r.id = m.redemption_id and r.state = ${among(MESSAGE_STATES)}
      where m.state in ('failed', 'bounced') and m.kind <> 'one_time_code' and ${isOwned(sql`m.advertiser_id`)}${hasReason(sql`m.reason`)}
        and not exists (select from deliveries n where n.advertiser_id = m.advertiser_id and n.redemption_id = m.redemption_id
          and n.kind <> 'one_time_code' and (n.created_at, n.id) > (m.created_at, m.id))`,
    line: sql`select 'line' as kind, l.advertiser_id as owner, l.redemption_id as redemption, coalesce(l.error, '') as reason, r.updated_at as at
      from batch_lines l join redemptions r on r.advertiser_id = l.advertiser_id and r.id = l.redemption_id and r.state = ${among(MESSAGE_STATES)}
      where l.stage = 'failed' and ${isOwned(sql`l.advertiser_id`)}${hasReason(sql`l.error`)}
        and not exists (select from deliveries n where n.advertiser_id = l.advertiser_id and n.redemption_id = l.redemption_id
          and n.state in ('failed', 'bounced') and n.kind <> 'one_time_code')`,
  };
  const kinds = kind ? [kind] : FAILURE_KINDS;
  return sql.join(
    kinds.map((one) => parts[one]),
    sql` union all `,
  );
}
