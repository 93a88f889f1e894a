import { sql } from 'drizzle-orm';
import {
  CREATOR_PAUSES,
  MAX_WEBHOOK_SECRETS,
  type WebhookDraft,
  type WebhookRotation,
} from '../../../schema/reports/webhooks.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { differences } from '../../foundation/changes/recordEvent.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { announce } from '../../foundation/database/connections/connection.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { checkUrl, type WebhookTools } from './create.ts';
import { type WebhookRow, webhookById, webhookRow } from './read.ts';
import { addSecret, isLiveSecret } from './secrets.ts';
import { type ChangedWebhookJson, type CreatedWebhookJson, webhook } from './shape.ts';

/** Which webhook is changed, and the version last received. */
export interface WebhookChange {
  id: string;
  version: number;
}

/**
 * Saves a webhook. Where it delivers and what is changed by its creator alone, since it receives what they see; whoever takes it over becomes the creator.
 * Enabling it goes on from the position at which it stopped.
 * @throws Refusal stale_version, webhook_of_another, webhook_without_creator; of the field `url` addresses that cannot be used
 */
export function updateWebhook(
  scope: Scope,
  { id, version }: WebhookChange,
  { draft, fetcher }: { draft: WebhookDraft } & Pick<WebhookTools, 'fetcher'>,
): Promise<ChangedWebhookJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const before = await lockedRow(change, id);
    const { url = before.url, description = before.description, enabled = before.enabled } = draft;
    const types = draft.types === undefined ? before.types : draft.types;
    const isOwn = before.creator_id === scope.accountId;
    const takesOver = draft.takeOver === true && !isOwn;
    const target = differences({ url: before.url, types: before.types }, { url, types });
    if (target && 'url' in target.after) checkUrl(fetcher, url);
    if (target && !isOwn && !takesOver)
      throw refused(scope, 'webhook_of_another', { person: before.created_by ?? '?' });
    const isLeft = before.pause_reason !== null && CREATOR_PAUSES.includes(before.pause_reason);
    // Taking over a webhook that stopped for want of its creator is what enables it.
    const isEnabled = isLeft && takesOver ? (draft.enabled ?? true) || !before.enabled : enabled;
    if (isLeft && isEnabled && !takesOver && !isOwn) throw refused(scope, 'webhook_without_creator');
    const creatorId = takesOver ? scope.accountId : before.creator_id;
    const changed = differences(
      { ...picked(before), creatorId: before.creator_id },
      { url, description, types, enabled: isEnabled, creatorId },
    );
    if (changed) {
      const begins = isEnabled && (!before.enabled || url !== before.url);
      await tx.execute(sql`update webhooks set url = ${url}, description = ${description}, types = ${types && textArray(types)}::text[],
        is_enabled = ${isEnabled}, created_by = ${creatorId}, version = version + 1, updated_at = now(),
        pause_reason = ${isEnabled ? null : before.pause_reason},
        failing_since = case when ${begins}::boolean then null else failing_since end,
        failure_mailed_at = case when ${begins}::boolean then null else failure_mailed_at end where id = ${id}`);
      if (begins) await retryPending(change, id);
      const action = takesOver ? 'taken_over' : 'updated';
      await change.record({
        noun: 'webhooks',
        nounId: id,
        action,
        advertiserId: before.advertiser_id,
        ...changed,
      });
    }
    return { webhook: await webhookById(tx, scope, id), effects: effectsWithoutMoney() };
  });
}

/** What waits is tried at once, with all its attempts. */
async function retryPending({ tx }: Change, id: string): Promise<void> {
  await tx.execute(sql`update webhook_pending set attempts = 0, created_at = now(),
    next_at = case when next_at is null then null else now() end where webhook_id = ${id}`);
  announce(tx);
}

/** Deletes a webhook with its log. What it did not deliver yet is not delivered. @throws Refusal stale_version */
export function deleteWebhook(scope: Scope, { id, version }: WebhookChange): Promise<ChangedWebhookJson> {
  return runChange({ scope, version }, async (change) => {
    const before = await lockedRow(change, id);
    await change.tx.execute(sql`delete from webhooks where id = ${id}`);
    await change.record({
      noun: 'webhooks',
      nounId: id,
      action: 'deleted',
      advertiserId: before.advertiser_id,
      before: picked(before),
    });
    return { webhook: webhook.json(before, scope), effects: effectsWithoutMoney() };
  });
}

/**
 * Gives a webhook a new secret, shown only now; the one there is signs beside it for so many hours, or ends at once.
 * @throws Refusal stale_version, two_secrets
 */
export async function rotateWebhook(
  scope: Scope,
  { id, version }: WebhookChange,
  { rotation: { oldSecretHours }, box }: { rotation: WebhookRotation } & Pick<WebhookTools, 'box'>,
): Promise<CreatedWebhookJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const before = await lockedRow(change, id);
    if (oldSecretHours > 0 && before.secrets.length >= MAX_WEBHOOK_SECRETS)
      throw refused(scope, 'two_secrets');
    const live = sql`x.webhook_id = ${id} and ${isLiveSecret}`;
    if (oldSecretHours === 0) await tx.execute(sql`delete from webhook_secrets x where ${live}`);
    else
      await tx.execute(
        sql`update webhook_secrets x set expires_at = now() + make_interval(hours => ${oldSecretHours}) where ${live}`,
      );
    const { secret, hint } = await addSecret(tx, id, box);
    await tx.execute(sql`update webhooks set version = version + 1, updated_at = now() where id = ${id}`);
    await change.record({
      noun: 'webhooks',
      nounId: id,
      action: 'rotated',
      advertiserId: before.advertiser_id,
      after: { hint, oldSecretHours },
    });
    return {
      webhook: await webhookById(tx, scope, id),
      secret: scope.isDryRun ? null : secret,
      effects: effectsWithoutMoney(),
    };
  });
}

/** The webhook, locked until the change is done, at the version that the caller has read. */
async function lockedRow(change: Change, id: string): Promise<WebhookRow> {
  const { tx, scope } = change;
  const before = await webhookRow(tx, scope, { id, lock: sql`for no key update of w` });
  await change.checkVersion(before, () => webhook.json(before, scope));
  return before;
}

const picked = ({ url, description, types, enabled }: WebhookRow) => ({ url, description, types, enabled });
