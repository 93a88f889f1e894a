import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/money.ts';
import type { UiLocale } from '../../../schema/rules/accounts.ts';
import type { MailEffect } from '../../changes/effects.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue.ts';
import { mailSubject } from '../../mail/words.ts';
import { selectBrought } from '../allocations/select.ts';
import type { budgetLines } from '../budgets/table.ts';

type Line = typeof budgetLines.$inferSelect;

/** Rewards that a mail names; further ones are counted. */
const NAMED_REWARDS = 5;

interface Requester {
  name: string;
  locale: UiLocale;
  status: string;
  advertiser: string;
  external_id: string | null;
}

/** Queues the mail that ALLOC-13 promises: to whoever asked, in their language. None where nobody asked or the account is closed. */
export async function mailDecision(
  tx: Queries,
  line: Line,
  verdict: 'approved' | 'rejected',
): Promise<MailEffect[]> {
  const { advertiserId, requesterId, currency } = line;
  if (requesterId === null) return [];
  const [requester] = await rowsOf<Requester>(
    tx,
    sql`select a.name, a.locale, a.status, d.name as advertiser,
        (select external_id from allocations
          where advertiser_id = ${advertiserId} and id = ${line.allocationId}) as external_id
      from accounts a, advertisers d where a.id = ${requesterId} and d.id = ${advertiserId}`,
  );
  if (requester?.status !== 'enabled') return [];
  const template = `allocation_${verdict}` as const;
  const params = {
    advertiserId,
    advertiser: requester.advertiser,
    allocationId: line.allocationId ?? '',
    externalId: requester.external_id ?? '',
    rewards: await rewardsOf(tx, line),
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

/** The rewards that a request brings, by name: `50 × Basil 25, Cedar 10`; a long list is cut. */
async function rewardsOf(tx: Queries, line: Pick<Line, 'advertiserId' | 'id'>): Promise<string> {
  const brought = (await selectBrought(tx, [line])).get(line.id) ?? [];
  const names = brought.map(({ name, quantity }) => (quantity === null ? name : `${quantity} × ${name}`));
  return [...names.slice(0, NAMED_REWARDS), ...(names.length > NAMED_REWARDS ? ['…'] : [])].join(', ');
}
