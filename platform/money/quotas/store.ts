import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isThresholdTooHigh, type NewQuota, type QuotaDraft } from '../../../schema/money/quotas.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { nullable, number, type RowOf, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalidField, notFound, stale } from '../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { stopForQuotas } from './quotaLock.ts';
import { type QuotaJson, quota, type quotaList, quotaSource } from './shape.ts';

/** The rewards of a product that are on sale, or have a quota, each with the advertiser's quota of it. @throws Refusal not_found */
export function listQuotas(
  scope: Scope,
  { advertiserId, productId }: { advertiserId: string; productId: string },
): Promise<z.output<typeof quotaList>> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    const product = await rowCountOf(tx, sql`select from products where id = ${productId}`);
    if (!product) throw notFound();
    const rows = await quota.rows(
      tx,
      sql`${quotaSource(advertiserId)} where s.product_id = ${productId} and (s.status = 'enabled' or q.id is not null)
        order by s.face_value, s.sku`,
    );
    return { items: rows.map((row) => quota.json(row, scope)) };
  });
}

/** True if the last `taken` units made quota `q` cross its alert threshold, upwards or downwards. */
export const hasCrossed = (taken: SQL): SQL =>
  sql`coalesce((q.used >= q.alert_threshold) <> (q.used - ${taken} >= q.alert_threshold), false)`;

/** Has the alerts of an advertiser's quotas looked at once the change is committed. */
export const watchQuotas = (tx: Queries, advertiserId: string): Promise<void> =>
  enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId }, advertiserId });

/**
 * Begins a quota. It starts with the redemptions that already count: bookings of the advertiser wait meanwhile, so that none slips through.
 * @throws Refusal not_found; sku unknown_reward; stale_version where the reward has one already
 */
export function createQuota(scope: Scope, advertiserId: string, draft: NewQuota): Promise<QuotaJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const { sku, nbRedemptionsAllowed, alertThreshold } = draft;
    checkThreshold(draft);
    await requireAdvertiser(tx, scope, advertiserId);
    await stopForQuotas(tx, advertiserId);
    const reward = await rowCountOf(tx, sql`select from skus where sku = ${sku} and status = 'enabled'`);
    if (!reward) throw invalidField('sku', 'unknown_reward');
    const inserted = await rowsOf(
      tx,
      { id: text },
      sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed, alert_threshold, used)
        values (${advertiserId}::bigint, ${sku}, ${nbRedemptionsAllowed}, ${alertThreshold}::int, (${counted(advertiserId, sku)}))
        on conflict do nothing returning id::text as id`,
    );
    const saved = await quotaOf(change, advertiserId, sku);
    const [row] = inserted;
    if (!row) throw stale(saved);
    await change.record({
      noun: 'quotas',
      nounId: row.id,
      action: 'created',
      advertiserId,
      after: { sku, nbRedemptionsAllowed, alertThreshold, used: saved.used },
    });
    if (alertThreshold !== null) await watchQuotas(tx, advertiserId);
    return saved;
  });
}

/** Redemptions that hold or took a piece, as `moveStock` counts them. */
const counted = (advertiserId: string, sku: string) =>
  sql`select count(*)::int from redemptions r where r.advertiser_id = ${advertiserId} and r.sku = ${sku}
    and r.state not in ('canceled', 'denied', 'refunded') and not (r.state = 'expired' and r.state_reason is not distinct from 'recredited')`;

/** One quota of an advertiser, with the version last received. */
export interface QuotaKey {
  advertiserId: string;
  id: string;
  version: number;
}

/** @throws Refusal alert_threshold max */
function checkThreshold(draft: Parameters<typeof isThresholdTooHigh>[0]): void {
  if (isThresholdTooHigh(draft))
    throw invalidField('alert_threshold', 'max', String(draft.nbRedemptionsAllowed));
}

/** Changes a quota; without an allowed count it is deleted (QUOTA-16). Answers the reward as it is then. @throws Refusal not_found, stale_version */
export function changeQuota(scope: Scope, key: QuotaKey, draft: QuotaDraft): Promise<QuotaJson> {
  const { advertiserId, id, version } = key;
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockQuota(tx, scope, key);
    await change.checkVersion(row, () => quotaOf(change, advertiserId, row.sku));
    const { nbRedemptionsAllowed = row.nbRedemptionsAllowed, alertThreshold = row.alertThreshold } = draft;
    checkThreshold({ nbRedemptionsAllowed, alertThreshold });
    if (nbRedemptionsAllowed === null) await removeQuota(change, key, row);
    else if (nbRedemptionsAllowed !== row.nbRedemptionsAllowed || alertThreshold !== row.alertThreshold) {
      await tx.execute(sql`update redemption_quotas set nb_redemptions_allowed = ${nbRedemptionsAllowed}, alert_threshold = ${alertThreshold}::int,
          version = version + 1
        where advertiser_id = ${advertiserId} and id = ${id}`);
      await change.record({
        noun: 'quotas',
        nounId: id,
        action: 'updated',
        advertiserId,
        before: { nbRedemptionsAllowed: row.nbRedemptionsAllowed, alertThreshold: row.alertThreshold },
        after: { nbRedemptionsAllowed, alertThreshold },
      });
      await watchQuotas(tx, advertiserId);
    }
    return quotaOf(change, advertiserId, row.sku);
  });
}

/** Deletes a quota: nothing limits its reward any more. @throws Refusal not_found, stale_version */
export function deleteQuota(scope: Scope, key: QuotaKey): Promise<QuotaJson> {
  return changeQuota(scope, key, { nbRedemptionsAllowed: null, alertThreshold: null });
}

const STORED_QUOTA_ROW = {
  sku: text,
  nbRedemptionsAllowed: number,
  alertThreshold: nullable(number),
  version: number,
};
type StoredQuota = RowOf<typeof STORED_QUOTA_ROW>;

async function lockQuota(tx: Queries, scope: Scope, { advertiserId, id }: QuotaKey): Promise<StoredQuota> {
  await requireAdvertiser(tx, scope, advertiserId);
  const [row] = await rowsOf(
    tx,
    STORED_QUOTA_ROW,
    sql`select sku, nb_redemptions_allowed as "nbRedemptionsAllowed", alert_threshold as "alertThreshold", version from redemption_quotas
      where advertiser_id = ${advertiserId} and id = ${id} for no key update`,
  );
  if (!row) throw notFound();
  return row;
}

async function removeQuota(change: Change, { advertiserId, id }: QuotaKey, row: StoredQuota): Promise<void> {
  await change.tx.execute(
    sql`delete from redemption_quotas where advertiser_id = ${advertiserId} and id = ${id}`,
  );
  await change.record({
    noun: 'quotas',
    nounId: id,
    action: 'deleted',
    advertiserId,
    before: {
      sku: row.sku,
      nbRedemptionsAllowed: row.nbRedemptionsAllowed,
      alertThreshold: row.alertThreshold,
    },
  });
  await watchQuotas(change.tx, advertiserId);
}

async function quotaOf({ tx, scope }: Change, advertiserId: string, sku: string): Promise<QuotaJson> {
  const [row] = await quota.rows(tx, sql`${quotaSource(advertiserId)} where s.sku = ${sku}`);
  if (!row) throw notFound();
  return quota.json(row, scope);
}
