import { eq, sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import type { AlertSeverity } from '../../advertisers/alerts/table.ts';
import { endAlerts, raiseAlert, subscribers } from '../../advertisers/interface.ts';
import type { PlatformConfig } from '../../config.ts';
import { BY_SYSTEM, recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import type { JobHandler } from '../../foundation/jobs/work.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { figuresOf } from '../ledger/figures.ts';
import { checkQuotas } from './quotas.ts';
import { budgetLevels } from './table.ts';

type Advertiser = typeof advertisers.$inferSelect;

export interface Level {
  severity: AlertSeverity;
  limit: bigint;
}

/**
 * Checks whether an advertiser's balance crossed one of its two limits. Falling below creates one alert (warning or blocker) and one mail
 * to each account that subscribed; rising above removes the alert. Nothing is repeated while the balance stays below. Its quotas are looked at too.
 */
export const budgetAlertChecker =
  ({ staffDomains }: Pick<PlatformConfig, 'staffDomains'>): JobHandler =>
  ({ job, finish }) =>
    finish(async (tx) => {
      const { advertiserId } = job.payload as { advertiserId: string };
      const [advertiser] = await tx
        .select()
        .from(advertisers)
        .where(eq(advertisers.id, advertiserId))
        .for('no key update');
      if (!advertiser) return;
      await checkQuotas(tx, advertiser, { jobId: job.id, staffDomains });
      const worst = await checkBudget(tx, advertiser);
      if (!worst) return;
      for (const accountId of await subscribers(tx, advertiserId, staffDomains))
        await queueMail(tx, {
          accountId,
          ...budgetMail(advertiser, worst),
          dedupeKey: `budget_alert:${advertiserId}:${job.id}:${accountId}`,
          advertiserId,
        });
    });

/** Writes and removes the alerts of an advertiser's balance as it is now. Answers the worst limit that it fell below since the last time. */
export async function checkBudget(
  tx: Queries,
  advertiser: Advertiser,
): Promise<(Level & { balance: bigint }) | null> {
  const { id: advertiserId } = advertiser;
  await tx.insert(budgetLevels).values({ advertiserId }).onConflictDoNothing();
  const [was] = await tx.select().from(budgetLevels).where(eq(budgetLevels.advertiserId, advertiserId));
  const { balance, total } = await figuresOfAdvertiser(tx, advertiser);
  await sayExhausted(tx, advertiser, total > 0n && balance <= 0n);
  const isBelow1 = advertiser.alert1 !== null && balance < advertiser.alert1;
  const isBelow2 = advertiser.alert2 !== null && balance < advertiser.alert2;
  await tx
    .update(budgetLevels)
    .set({ isBelow1, isBelow2 })
    .where(eq(budgetLevels.advertiserId, advertiserId));
  const crossed: Level[] = [
    ...(isBelow1 && !was?.isBelow1 ? [{ severity: 'warning', limit: advertiser.alert1 ?? 0n } as const] : []),
    ...(isBelow2 && !was?.isBelow2 ? [{ severity: 'blocker', limit: advertiser.alert2 ?? 0n } as const] : []),
  ];
  if (!isBelow1) await forget(tx, advertiserId, 'warning');
  if (!isBelow2) await forget(tx, advertiserId, 'blocker');
  for (const level of crossed) {
    await say(tx, advertiser, { ...level, balance });
    const after = { balance, limit: level.limit };
    await recordEvent(tx, BY_SYSTEM, {
      noun: 'budgets',
      nounId: advertiserId,
      action: 'alert_reached',
      advertiserId,
      after,
    });
  }
  const worst = crossed.at(-1);
  return worst ? { ...worst, balance } : null;
}

/** The mail about the most severe limit that was crossed. */
export const budgetMail = (advertiser: Advertiser, level: Level & { balance: bigint }) =>
  ({
    template: 'budget_alert',
    params: { advertiserId: advertiser.id, ...words(advertiser, level) },
  }) as const;

async function figuresOfAdvertiser(tx: Queries, { id, billingCurrency }: Advertiser) {
  const figures = await figuresOf(tx, [{ advertiserId: id, currency: billingCurrency }]);
  return figures.get(id) ?? { balance: 0n, total: 0n };
}

/** Keeps one alert while a funded budget is used up. The mail about the lower limit mentions it as well. */
async function sayExhausted(
  tx: Queries,
  { id: advertiserId, organizationId, name }: Advertiser,
  isExhausted: boolean,
): Promise<void> {
  const ofIt = sql`advertiser_id = ${advertiserId} and type = 'budget_exhausted'`;
  if (!isExhausted) return endAlerts(tx, ofIt);
  if ((await rowCountOf(tx, sql`select 1 from alerts where ${ofIt}`)) > 0) return;
  await raiseAlert(tx, {
    organizationId,
    advertiserId,
    severity: 'blocker',
    type: 'budget_exhausted',
    params: { advertiser: name },
    relatedUrl: `/advertiser/${advertiserId}?tab=budget`,
  });
}

function words({ name, billingCurrency: currency }: Advertiser, level: Level & { balance: bigint }) {
  const balance = formatMinor(level.balance, currency);
  return { advertiser: name, balance, limit: formatMinor(level.limit, currency), currency };
}

/** One alert a level: an older one of the same is replaced. */
async function say(tx: Queries, advertiser: Advertiser, level: Level & { balance: bigint }): Promise<void> {
  await forget(tx, advertiser.id, level.severity);
  await raiseAlert(tx, {
    organizationId: advertiser.organizationId,
    advertiserId: advertiser.id,
    severity: level.severity,
    type: 'budget_low',
    params: words(advertiser, level),
    relatedUrl: `/advertiser/${advertiser.id}?tab=budget`,
  });
}

const forget = (tx: Queries, advertiserId: string, severity: AlertSeverity): Promise<void> =>
  endAlerts(tx, sql`advertiser_id = ${advertiserId} and severity = ${severity} and type = 'budget_low'`);
