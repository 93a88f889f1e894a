import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/money.ts';
import type { UiLocale } from '../../../schema/rules/accounts.ts';
import { type Queries, rowsOf } from '../../database.ts';
import type { MailEffect } from '../../effects.ts';
import { queueMail } from '../../mail/queue.ts';
import { mailSubject } from '../../mail/words.ts';
import type { budgetLines } from '../budgets/table.ts';

/** Queues the mail that ALLOC-13 promises: to whoever asked, in their language. None where nobody asked or the account is closed. */
export async function mailDecision(
  tx: Queries,
  line: typeof budgetLines.$inferSelect,
  verdict: 'approved' | 'rejected',
): Promise<MailEffect[]> {
  const { advertiserId, requesterId, currency } = line;
  if (requesterId === null) return [];
  const [requester] = await rowsOf<{ name: string; locale: UiLocale; status: string; advertiser: string }>(
    tx,
    sql`select a.name, a.locale, a.status, d.name as advertiser
      from accounts a, advertisers d where a.id = ${requesterId} and d.id = ${advertiserId}`,
  );
  if (requester?.status !== 'enabled') return [];
  const template = `allocation_${verdict}` as const;
  const params = {
    advertiserId,
    advertiser: requester.advertiser,
    allocationId: line.allocationId ?? '',
    amount: formatMinor(line.type === 'deallocate' ? -line.amount : line.amount, currency),
    currency,
  };
  await queueMail(tx, {
    accountId: requesterId,
    template,
    params,
    dedupeKey: `${template}:${line.id}`,
    advertiserId,
  });
  return [{ recipient: requester.name, subject: mailSubject(template, params, requester.locale) }];
}
