import { sql } from 'drizzle-orm';
import { type Ability, ACCOUNT_ROLES, abilitiesOf } from '../../../../schema/foundation/abilities.ts';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { RUNNING_STATUSES } from '../../../../schema/promotions/promotionStates.ts';
import { isStaffEmail } from '../../../foundation/access/staff.ts';

/** Reason why a dispatch sends nothing more; null while it goes on. */
export type Stop = 'promotion_not_running' | 'advertiser_disabled' | 'maker_revoked' | null;

/** Reasons that everybody who sees the dispatch may read. */
export const OPEN_STOPS = ['advertiser_disabled', 'promotion_not_running'] as const;

/** Current facts about promotion, advertiser and maker that decide whether a dispatch goes on. */
export interface StopFacts {
  promotionStatus: string;
  isOver: boolean;
  advertiserStatus: string;
  kind: DispatchKind;
  createdBy: string | null;
  isClient: boolean;
  isService: boolean;
  /** Abilities of the service account that made the dispatch; null if that account is ended. */
  named: string[] | null;
  isKeyGone: boolean;
  roles: string[] | null;
  keyRoles: string[] | null;
  email: string | null;
  isVerified: boolean | null;
  sees: boolean;
}

/** Columns of `StopFacts`, for statements with `dispatches d` and `stopJoins`. */
export const stopColumns = sql`p.status as "promotionStatus", guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) = 'ended' as "isOver",
  v.status as "advertiserStatus", d.kind, d.created_by::text as "createdBy", d.caller like 'client:%' as "isClient", c.id is null as "isKeyGone",
  d.caller like 'service:%' as "isService", s.abilities as named, a.roles, c.roles as "keyRoles", a.email, a.email_verified as "isVerified",
  exists (select from account_advertisers g where g.account_id = a.id and g.advertiser_id = d.advertiser_id) as sees`;

/** Joins that `stopColumns` need, besides `dispatches d`. */
export const stopJoins = sql`join promotions p on p.advertiser_id = d.advertiser_id and p.id = d.promotion_id
  join advertisers v on v.id = d.advertiser_id
  left join accounts a on a.id = d.created_by and a.status = 'enabled'
  left join credentials c on 'client:' || c.id = d.caller and c.advertiser_id = d.advertiser_id
  left join service_accounts s on 'service:' || s.id = d.caller and s.ended_at is null`;

/** Judges a dispatch: the one rule for the worker before each chunk, and for the effects of what stops dispatches. */
export function stopOf(facts: StopFacts, staffDomains: readonly string[]): Stop {
  if (facts.advertiserStatus !== 'enabled') return 'advertiser_disabled';
  if (!RUNNING_STATUSES.includes(facts.promotionStatus) || facts.isOver) return 'promotion_not_running';
  return facts.createdBy === null || isStillAllowed(facts, staffDomains) ? null : 'maker_revoked';
}

/** The public reason of a held dispatch `d` as a column, without its maker, whom some may not see. Null without work. */
export const openStop = sql`case when d.state = 'held' then (
  select case when v.status <> 'enabled' then 'advertiser_disabled'
      when p.status <> all (${`{${RUNNING_STATUSES.join(',')}}`}::text[])
        or guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) = 'ended' then 'promotion_not_running' end
    from promotions p join advertisers v on v.id = p.advertiser_id
    where p.advertiser_id = d.advertiser_id and p.id = d.promotion_id and exists (
      select from batches b where b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and cardinality(b.plan) > 0)) end`;

/** One redemption is made by itself, or in place of one whose money is returned. */
const MAKING_ONE = ['createRedemptions', 'refundRedemptions', 'forceRefundRedemptions'] as const;

function isStillAllowed(facts: StopFacts, staffDomains: readonly string[]): boolean {
  if (facts.email === null || (facts.isClient && facts.isKeyGone)) return false;
  if (!facts.sees && !isStaffEmail(facts.email, facts.isVerified ?? false, staffDomains)) return false;
  const making: readonly Ability[] = facts.kind === 'single' ? MAKING_ONE : ['createBulkRedemptions'];
  if (facts.isService && !making.some((ability) => facts.named?.includes(ability))) return false;
  return [facts.roles, ...(facts.isClient ? [facts.keyRoles] : [])].every((names) => {
    const abilities = abilitiesOf(ACCOUNT_ROLES.filter((role) => names?.includes(role)));
    return making.some((ability) => abilities.has(ability));
  });
}
