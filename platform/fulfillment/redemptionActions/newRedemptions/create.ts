import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { DISPATCH_KINDS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { NewRedemption } from '../../../../schema/fulfillment/newRedemptions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import type { EffectsJson, MailEffect } from '../../../foundation/changes/effects.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { boolean, rowsOf } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import { announcedQuotaAlerts, effectsOf } from '../../../money/interface.ts';
import { logRead } from '../../codes/logRead.ts';
import { NO_DETAILS, type SentMessages } from '../../dispatches/contract.ts';
import { costJson } from '../../dispatches/cost.ts';
import { type PromotionFacts, promotionFacts } from '../../dispatches/facts.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { readRedemption } from '../../redemptions/list.ts';
import { redeemNow } from '../../redemptions/redeem/redeemNow.ts';
import { bookSingle } from './bookSingle.ts';
import { newRecipient } from './newRecipient.ts';
import type { CreatedRedemptionJson } from './shape.ts';
import { wantedReward } from './wantedReward.ts';

/** Tools of `createRedemption`. */
export interface NewRedemptionTools {
  box: LinkBox;
  supply: SupplyTools;
  database: Database;
  /** Where recipients reach their pages. */
  publicUrl: string;
}

/** The request to create a redemption. */
export interface NewRedemptionRequest {
  promotionId: string;
  /** Null: its recipient chooses. */
  sku: string | null;
  body: NewRedemption;
  key: string;
  /** True to redeem it at once and send it to its user. */
  redeems: boolean;
  log: FastifyBaseLogger;
}

/** Maximum wait for a provider, shorter than the gateway's own timeout. */
const PROVIDER_TIMEOUT_MS = 3500;

/** Seconds after which the worker continues if the caller is gone. */
const WORKER_DELAY_SECONDS = 20;

/** The result stored for the idempotency key. It contains no link, because a link is a secret. */
interface CreationRecord {
  advertiserId: string;
  redemptionId: string;
  way: 'link' | 'send_link' | 'redeem';
  cost: CreatedRedemptionJson['cost'];
  effects: EffectsJson;
}

/**
 * Creates one redemption, at most once per key, and redeems it if requested. A shipped reward is not redeemed before its recipient has
 * given an address: the link is mailed instead. If its provider is slow, redeeming continues in the background.
 * @throws Refusal promotion_ended_or_paused, and as `bookSingle`, `wantedReward` and `newRecipient`
 */
export async function createRedemption(
  scope: Scope,
  request: NewRedemptionRequest,
  tools: NewRedemptionTools,
): Promise<CreatedRedemptionJson> {
  const { promotionId, sku, body, key, redeems, log } = request;
  const { expectedTotal: _, ...ordered } = body;
  const keyed = {
    key,
    body: { createRedemption: ordered, promotionId, sku, redeems },
    advertiserId: async (tx: Queries) =>
      (await promotionFacts(tx, scope, { promotionId, isLocked: false })).advertiserId,
  };
  const creation = await runChange({ scope, keyed }, (change) => make(change, request, tools));
  const { advertiserId, redemptionId, way, cost, effects } = creation;
  const answer = { cost, effects, reason: null };
  if (scope.isDryRun)
    return {
      ...answer,
      redemption: null,
      link: null,
      outcome: way === 'send_link' ? 'link_sent' : 'created',
    };
  const outcome =
    way === 'redeem'
      ? await redeemNow(
          tools.database,
          { advertiserId, redemptionId, patience: PROVIDER_TIMEOUT_MS },
          { tools: tools.supply, log },
        )
      : way === 'send_link'
        ? 'link_sent'
        : 'created';
  // The creator gets the link in this response without counting against the limit of reads. The log still records the read.
  await logRead(scope, log, { what: 'creation', advertiserId, redemptionIds: [redemptionId] });
  return {
    ...answer,
    ...(typeof outcome === 'string' ? { outcome: outcome } : { outcome: 'failed', reason: outcome.failed }),
    redemption: await readRedemption(scope, redemptionId),
    link: `${tools.publicUrl}/r/${tools.box.link(redemptionId, 1).token}`,
  };
}

async function make(
  change: Change,
  { promotionId, sku, body, redeems }: NewRedemptionRequest,
  tools: NewRedemptionTools,
): Promise<CreationRecord> {
  const { tx, scope } = change;
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: false });
  checkCreatable(change, promotion);
  const { reward, value } = await wantedReward(tx, {
    promotion,
    sku,
    value: body.value,
    hasChoice: await hasChoice(tx, promotionId),
  });
  const waits = redeems && (await isShipped(tx, reward.sku));
  const sendsLink = body.sends || waits;
  const line = {
    ...NO_DETAILS,
    line: 1,
    sku: reward.sku,
    value,
    currency: reward.currency,
    orderId: body.orderId,
    recipient: newRecipient(body.user, promotion, { isWrittenTo: redeems || body.sends }),
  };
  const { testing, expectedTotal } = body;
  const telling = {
    plan: sendsLink ? DISPATCH_KINDS.send_links.plan : [],
    notifications: line.recipient?.email ? (['email'] as const) : [],
    channel: null,
    messages: messagesOf({ sendsLink, redeems }, promotion),
  };
  const { advertiserId } = promotion;
  const way = sendsLink ? 'send_link' : redeems ? 'redeem' : 'link';
  let mails: readonly MailEffect[] = [];
  const beforeBooking = async (redemptionId: string) => {
    if (way === 'redeem')
      await enqueue(tx, {
        kind: 'redeem',
        payload: { advertiserId, redemptionId },
        dedupeKey: `redeem:new:${redemptionId}`,
        advertiserId,
        runAt: new Date(Date.now() + WORKER_DELAY_SECONDS * 1000),
      });
    mails = await announcedQuotaAlerts(tx, { scope, advertiserId });
  };
  const single = { promotion, line, testing, telling, expectedTotal, beforeBooking };
  const { redemptionId, cost } = await bookSingle(change, single, tools.box);
  change.about({ noun: 'redemptions', nounId: redemptionId });
  return {
    advertiserId,
    redemptionId,
    way,
    cost: costJson(cost),
    effects: await effectsOf(change, { mails }),
  };
}

/** A reward goes out as the promotion sends it, and by e-mail in any case; so does a link. */
function messagesOf(
  { sendsLink, redeems }: { sendsLink: boolean; redeems: boolean },
  { notificationChannels }: PromotionFacts,
): SentMessages | null {
  if (sendsLink) return { kind: 'activation', channels: ['email'] };
  if (!redeems) return null;
  return { kind: 'reward', channels: [...new Set([...notificationChannels, 'email' as const])] };
}

/** @throws Refusal promotion_ended_or_paused (REDNEW-16, REDNEW-17, REDNEW-21) */
function checkCreatable({ scope }: Change, { status, state }: PromotionFacts): void {
  const isOver =
    ['paused', 'completed', 'disabled'].includes(status) || ['ended', 'completed'].includes(state);
  if (isOver) throw refused(scope, 'promotion_ended_or_paused');
}

async function hasChoice(tx: Queries, promotionId: string): Promise<boolean> {
  const [row] = await rowsOf(
    tx,
    { has: boolean },
    sql`select multiple_rewards as has from promotions where id = ${promotionId}`,
  );
  return row?.has ?? false;
}

async function isShipped(tx: Queries, sku: string): Promise<boolean> {
  const [row] = await rowsOf(
    tx,
    { isShipped: boolean },
    sql`select coalesce(q.delivery_mode = 'physical_shipment', false) as "isShipped" from skus s left join products q on q.id = s.product_id
      where s.sku = ${sku}`,
  );
  return row?.isShipped ?? false;
}
