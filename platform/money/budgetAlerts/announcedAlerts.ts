import { eq, sql } from 'drizzle-orm';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { type Advertiser, subscribers } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { MailEffect } from '../../foundation/changes/effects.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { announced } from '../../foundation/mail/announced.ts';
import { budgetMail, type Level } from './checkBudget.ts';
import { dueQuotas, quotaMail } from './quotas.ts';

/** The advertiser whose money or stock a change moved, and the scope of the caller. */
interface AlertOwner {
  scope: Scope;
  advertiserId: string;
}

/** The mails that tell of limits of a balance which are crossed now, in a change that moved money: the same that background work will send. */
export async function announcedBudgetAlerts(
  tx: Queries,
  { scope, advertiser, balance }: { scope: Scope; advertiser: Advertiser; balance: bigint },
): Promise<MailEffect[]> {
  const { id: advertiserId, alert1, alert2 } = advertiser;
  const levels: { severity: Level['severity']; limit: bigint | null }[] = [
    { severity: 'warning', limit: alert1 },
    { severity: 'blocker', limit: alert2 },
  ];
  if (!levels.some(({ limit }) => limit !== null && balance < limit)) return [];
  const mailedLevels = await toldLevels(tx, advertiserId);
  const worst = levels
    .filter(({ severity, limit }) => limit !== null && balance < limit && !mailedLevels.has(severity))
    .at(-1);
  if (!worst) return [];
  const mail = budgetMail(advertiser, { ...worst, limit: worst.limit ?? 0n, balance });
  return announced(tx, await subscribers(tx, advertiserId, scope.staffDomains ?? []), mail);
}

/** The mails that tell of quotas whose alert threshold is reached now, in a change that took of them. */
export async function announcedQuotaAlerts(
  tx: Queries,
  { scope, advertiserId }: AlertOwner,
): Promise<MailEffect[]> {
  const due = await dueQuotas(tx, advertiserId);
  if (due.length === 0) return [];
  const [advertiser] = await tx.select().from(advertisers).where(eq(advertisers.id, advertiserId));
  if (!advertiser) return [];
  const accounts = await subscribers(tx, advertiserId, scope.staffDomains ?? []);
  const mails = [];
  for (const quota of due) mails.push(...(await announced(tx, accounts, quotaMail(advertiser, quota))));
  return mails;
}

/** Levels with an alert already: alerts exist as long as the balance stays below the limit. */
async function toldLevels(tx: Queries, advertiserId: string): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    tx,
    { severity: text },
    sql`select severity from alerts where advertiser_id = ${advertiserId} and type = 'budget_low'`,
  );
  return new Set(rows.map(({ severity }) => severity));
}
