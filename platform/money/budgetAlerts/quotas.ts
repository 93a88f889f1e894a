import { sql } from 'drizzle-orm';
import type { advertisers } from '../../advertisers/advertisers/table.ts';
import { endAlerts, raiseAlert, subscribers } from '../../advertisers/interface.ts';
import { BY_SYSTEM, recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { queueMail } from '../../foundation/mail/queue.ts';

const DUE_QUOTA_ROW = {
  id: text,
  sku: text,
  reward: text,
  productId: text,
  used: number,
  allowed: number,
  threshold: number,
};
export type DueQuota = RowOf<typeof DUE_QUOTA_ROW>;

/**
 * Checks which quotas of an advertiser have reached their alert threshold. Reaching it creates one alert and one mail to each account that
 * subscribed; the alert ends when fewer are taken, or the quota is changed or gone. Nothing is repeated meanwhile.
 */
export async function checkQuotas(
  tx: Queries,
  { id: advertiserId, name, organizationId }: typeof advertisers.$inferSelect,
  { jobId, staffDomains }: { jobId: string; staffDomains: readonly string[] },
): Promise<void> {
  await endAlerts(
    tx,
    sql`a.advertiser_id = ${advertiserId} and a.type = 'quota_threshold'
      and not exists (select from redemption_quotas q where q.advertiser_id = ${advertiserId} and q.id::text = a.params->>'quota'
        and q.used >= q.alert_threshold and q.alert_threshold::text = a.params->>'threshold'
        and q.nb_redemptions_allowed::text = a.params->>'allowed')`,
  );
  const due = await dueQuotas(tx, advertiserId);
  if (due.length === 0) return;
  const accounts = await subscribers(tx, advertiserId, staffDomains);
  for (const quota of due) {
    const { id, productId } = quota;
    const mail = quotaMail({ id: advertiserId, name }, quota);
    const { advertiserId: _of, productId: _on, ...params } = mail.params;
    await raiseAlert(tx, {
      organizationId,
      advertiserId,
      severity: 'warning',
      type: 'quota_threshold',
      params: { ...params, threshold: String(quota.threshold), quota: id },
      relatedUrl: `/redemptions-quota?advertiser=${advertiserId}&product=${productId}`,
    });
    await recordEvent(tx, BY_SYSTEM, { noun: 'quotas', nounId: id, action: 'alert_reached', advertiserId });
    for (const accountId of accounts)
      await queueMail(tx, {
        accountId,
        ...mail,
        dedupeKey: `quota_alert:${id}:${jobId}:${accountId}`,
        advertiserId,
      });
  }
}

/** Quotas of an advertiser that reached their alert threshold and have no alert yet. */
export const dueQuotas = (tx: Queries, advertiserId: string): Promise<DueQuota[]> =>
  rowsOf(
    tx,
    DUE_QUOTA_ROW,
    sql`select q.id::text as id, q.sku, s.name as reward, s.product_id as "productId", q.used, q.nb_redemptions_allowed as allowed, q.alert_threshold as threshold
      from redemption_quotas q join skus s on s.sku = q.sku
      where q.advertiser_id = ${advertiserId} and q.used >= q.alert_threshold
        and not exists (select from alerts a where a.advertiser_id = q.advertiser_id and a.type = 'quota_threshold' and a.params->>'quota' = q.id::text)
      order by q.id`,
  );

/** The mail about a quota alert. */
export const quotaMail = (
  { id: advertiserId, name }: { id: string; name: string },
  { productId, sku, reward, used, allowed }: DueQuota,
) =>
  ({
    template: 'quota_alert',
    params: {
      advertiserId,
      productId,
      sku,
      reward,
      used: String(used),
      allowed: String(allowed),
      advertiser: name,
    },
  }) as const;
