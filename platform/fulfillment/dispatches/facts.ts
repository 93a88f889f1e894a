import { sql } from 'drizzle-orm';
import {
  PROMOTION_STATES,
  PROMOTION_STATUSES,
  type PromotionState,
  type PromotionStatus,
} from '../../../schema/foundation/transitions.ts';
import { type DispatchKind, isKindOffered } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { Modules } from '../../../schema/promotions/experiences.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  PROMOTION_LOCALES,
  type PromotionLocale,
} from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, json, listOf, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';

/** A promotion's facts for dispatches, and the moment: `now` of business, `realNow` of the database. */
export interface PromotionFacts {
  id: string;
  advertiserId: string;
  name: string;
  status: PromotionStatus;
  state: PromotionState;
  locale: PromotionLocale;
  isUnique: boolean;
  activationChannels: NotificationChannel[];
  notificationChannels: NotificationChannel[];
  isAdvertiserEnabled: boolean;
  currency: string;
  modules: Modules;
  now: Date;
  realNow: Date;
}

const STORED_ROW = {
  name: text,
  locale: oneOf(PROMOTION_LOCALES),
  status: oneOf(PROMOTION_STATUSES),
  id: text,
  currency: text,
  notificationChannels: listOf(oneOf(NOTIFICATION_CHANNELS)),
  state: oneOf(PROMOTION_STATES),
  activationChannels: listOf(oneOf(NOTIFICATION_CHANNELS)),
  isUnique: boolean,
  advertiserId: text,
  modules: json<Modules>(),
  isAdvertiserEnabled: boolean,
  now: text,
  realNow: text,
};

/** The promotion with what is judged of it; not found where the caller may not see it. `isLocked`: nobody changes
 * it, or stops one of its rewards, until the transaction ends: who does so locks the promotion too. */
export async function promotionFacts(
  tx: Queries,
  scope: Scope,
  { promotionId, isLocked }: { promotionId: string; isLocked: boolean },
): Promise<PromotionFacts> {
  const [row] = await rowsOf(
    tx,
    STORED_ROW,
    sql`select p.id::text as id, p.advertiser_id::text as "advertiserId", p.name, p.status, p.locale,
        guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) as state,
        p.redeem_frequency = 'unique' as "isUnique", p.activation_notification_channels as "activationChannels",
        p.notification_channels as "notificationChannels", a.status = 'enabled' as "isAdvertiserEnabled",
        a.billing_currency as currency, x.modules, ${isoTimestamp(sql`guerdon_now()`)} as now, ${isoTimestamp(sql`now()`)} as "realNow"
      from promotions p join advertisers a on a.id = p.advertiser_id join experiences x on x.id = p.experience_id
      where p.id = ${promotionId} and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}
      ${isLocked ? sql`for share of p` : sql``}`,
  );
  if (!row) throw notFound();
  return { ...row, now: new Date(row.now), realNow: new Date(row.realNow) };
}

/** True if the promotion offers the action (PROMO-46 … PROMO-50). */
function isOffered(
  { modules, activationChannels, notificationChannels }: PromotionFacts,
  kind: DispatchKind,
): boolean {
  return isKindOffered(kind, {
    hasBulkRedemption: modules.bulk_redemption !== undefined,
    hasActivationLinks: modules.activation_links !== undefined,
    hasBulkActivation: modules.bulk_activation !== undefined,
    activationNotificationChannels: activationChannels,
    notificationChannels,
  });
}

/** @throws Refusal advertiser_disabled, promotion_not_running, not_offered */
export function checkRunning(scope: Scope, promotion: PromotionFacts, kind: DispatchKind): void {
  if (!promotion.isAdvertiserEnabled) throw refused(scope, 'advertiser_disabled');
  if (promotion.status !== 'enabled' || promotion.state !== 'ready')
    throw refused(scope, 'promotion_not_running', { promotion: promotion.name });
  if (!isOffered(promotion, kind)) throw refused(scope, 'not_offered', { promotion: promotion.name });
}

/** The channel of a dispatch's messages (SEND-15); null for downloads and activations. */
export function channelOf(
  { activationChannels, notificationChannels }: PromotionFacts,
  kind: DispatchKind,
): NotificationChannel | null {
  return kind === 'send_links' || kind === 'send_codes'
    ? (activationChannels[0] ?? notificationChannels[0] ?? null)
    : null;
}
