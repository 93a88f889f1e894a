import { sql } from 'drizzle-orm';
import { type Ability, ACCOUNT_ROLES, abilitiesOf } from '../../../schema/abilities.ts';
import type { DispatchKind, PlanStage } from '../../../schema/dispatchKinds.ts';
import type { NotificationChannel } from '../../../schema/rules/promotionValues.ts';
import type { LineStage } from '../../../schema/transitions.ts';
import { isStaffEmail } from '../../access/staff.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { kept } from '../../database/keptPlans.ts';

/** One batch of an advertiser. */
export interface BatchKey {
  advertiserId: string;
  batchId: string;
}

/** A batch as it is worked; `stop` says why nothing more of it goes out, `waits` that it goes on later. */
export interface BatchFacts {
  dispatchId: string;
  sku: string;
  plan: PlanStage[];
  channels: NotificationChannel[];
  isWorking: boolean;
  stop: 'promotion_not_running' | 'advertiser_disabled' | 'maker_revoked' | null;
  /** Its promotion is paused. */
  waits: boolean;
  /** The first stage that has open lines; null when there is none. */
  stage: Extract<LineStage, 'activate' | 'order' | 'ordering' | 'notify'> | null;
}

interface Row extends Omit<BatchFacts, 'stop' | 'waits'> {
  promotionStatus: string;
  isOver: boolean;
  advertiserStatus: string;
  kind: DispatchKind;
  createdBy: string | null;
  isClient: boolean;
  isService: boolean;
  /** Of the service account that made it; null where it is ended. */
  named: string[] | null;
  isKeyGone: boolean;
  roles: string[] | null;
  keyRoles: string[] | null;
  email: string | null;
  isVerified: boolean | null;
  sees: boolean;
}

/** Reads a batch before each chunk, and whether its promotion, its advertiser and its maker are still what they were. */
export async function batchFacts(
  tx: Queries,
  { advertiserId, batchId }: BatchKey,
  staffDomains: readonly string[],
): Promise<BatchFacts | null> {
  const [row] = await rowsOf<Row>(
    tx,
    kept(sql`select b.dispatch_id::text as "dispatchId", b.sku, b.plan, b.state = 'working' as "isWorking",
        case when cardinality(b.notifications) > 0 then b.notifications else array_remove(array[d.channel], null) end as channels,
        p.status as "promotionStatus", guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) = 'ended' as "isOver", v.status as "advertiserStatus",
        d.kind, d.created_by::text as "createdBy", d.caller like 'client:%' as "isClient", c.id is null as "isKeyGone",
        d.caller like 'service:%' as "isService", s.abilities as named,
        a.roles, c.roles as "keyRoles", a.email, a.email_verified as "isVerified",
        exists (select from account_advertisers g where g.account_id = a.id and g.advertiser_id = b.advertiser_id) as sees,
        (select l.stage from batch_lines l where l.advertiser_id = b.advertiser_id and l.batch_id = b.id
          and l.stage in ('activate', 'order', 'ordering', 'notify')
          order by array_position('{activate,order,ordering,notify}'::text[], l.stage) limit 1) as stage
      from batches b
      join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id
      join promotions p on p.advertiser_id = b.advertiser_id and p.id = b.promotion_id
      join advertisers v on v.id = b.advertiser_id
      left join accounts a on a.id = d.created_by and a.status = 'enabled'
      left join credentials c on 'client:' || c.id = d.caller and c.advertiser_id = b.advertiser_id
      left join service_accounts s on 'service:' || s.id = d.caller and s.ended_at is null
      where b.advertiser_id = ${advertiserId} and b.id = ${batchId}`),
  );
  return row ? { ...row, stop: stopOf(row, staffDomains), waits: row.promotionStatus === 'paused' } : null;
}

/** Statuses of a promotion whose dispatches go on, or wait to. */
export const RUNNING_STATUSES: readonly string[] = ['enabled', 'paused', 'testing'];

function stopOf(row: Row, staffDomains: readonly string[]): BatchFacts['stop'] {
  if (row.advertiserStatus !== 'enabled') return 'advertiser_disabled';
  if (!RUNNING_STATUSES.includes(row.promotionStatus) || row.isOver) return 'promotion_not_running';
  return row.createdBy === null || isStillAllowed(row, staffDomains) ? null : 'maker_revoked';
}

/** One redemption is made by itself, or in place of one whose money is returned. */
const MAKING_ONE = ['createRedemptions', 'refundRedemptions', 'forceRefundRedemptions'] as const;

function isStillAllowed(row: Row, staffDomains: readonly string[]): boolean {
  if (row.email === null || (row.isClient && row.isKeyGone)) return false;
  if (!row.sees && !isStaffEmail(row.email, row.isVerified ?? false, staffDomains)) return false;
  const making: readonly Ability[] = row.kind === 'single' ? MAKING_ONE : ['createBulkRedemptions'];
  if (row.isService && !making.some((ability) => row.named?.includes(ability))) return false;
  return [row.roles, ...(row.isClient ? [row.keyRoles] : [])].every((names) => {
    const abilities = abilitiesOf(ACCOUNT_ROLES.filter((role) => names?.includes(role)));
    return making.some((ability) => abilities.has(ability));
  });
}

/** The stage that follows in a plan; where one stands in it more than once, after the last. */
export const stageAfter = (plan: readonly PlanStage[], stage: PlanStage): PlanStage | 'done' =>
  plan[plan.lastIndexOf(stage) + 1] ?? 'done';
