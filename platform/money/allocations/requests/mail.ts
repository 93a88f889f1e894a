import { sql } from 'drizzle-orm';
import { UI_LOCALES } from '../../../../schema/foundation/contacts/languages.ts';
import { dayIn } from '../../../../schema/foundation/dates/dates.ts';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { MailEffect } from '../../../foundation/changes/effects.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { queueMail } from '../../../foundation/mail/queue.ts';
import { mailSubject } from '../../../foundation/mail/words/words.ts';
import { selectBrought } from '../select.ts';
import type { Deciding } from './decisions/deciding.ts';
import { ioNumber } from './select.ts';

type Line = Deciding['line'];

/** Rewards that a mail names; further ones are counted. */
const NAMED_REWARDS = 5;

const REQUESTER_ROW = {
  name: text,
  locale: oneOf(UI_LOCALES),
  timezone: text,
  status: text,
  advertiser: text,
  external_id: nullable(text),
  /** The last person to change the request other than its requester. */
  changed_by: nullable(text),
  /** The decider. */
  decided_by: nullable(text),
};
type Requester = RowOf<typeof REQUESTER_ROW>;

/**
 * Queues the mail that ALLOC-13 promises: to the requester, in their language. None if there is no requester or the account is closed, nor for
 * a request that its requester withdraws.
 */
export async function mailDecision(
  tx: Queries,
  scope: Scope,
  { line, verdict, reason }: Pick<Deciding, 'line' | 'verdict' | 'reason'>,
): Promise<MailEffect[]> {
  const { advertiserId, requesterId, currency } = line;
  if (requesterId === null || (verdict === 'withdrawn' && requesterId === scope.accountId)) return [];
  const requester = await requesterOf(tx, scope, line);
  if (requester?.status !== 'enabled') return [];
  const template = `allocation_${verdict}` as const;
  const params = {
    advertiserId,
    advertiser: requester.advertiser,
    allocationId: line.allocationId,
    externalId: requester.external_id ?? '',
    rewards: await rewardsOf(tx, line),
    amount: formatMinor(line.type === 'deallocate' ? -line.amount : line.amount, currency),
    currency,
    end: endOf(line, requester.timezone),
    changedBy: requester.changed_by ?? '',
    decidedBy: requester.decided_by ?? '',
    reason: reason ?? '',
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

async function requesterOf(
  tx: Queries,
  { accountId }: Scope,
  { id, advertiserId, requesterId }: Line,
): Promise<Requester | undefined> {
  const [requester] = await rowsOf(
    tx,
    REQUESTER_ROW,
    sql`select q.name, q.locale, q.timezone, q.status, d.name as advertiser, ${ioNumber} as external_id,
        (select c.name from events e join accounts c on c.id = e.account_id
          where e.noun = 'budget_lines' and e.noun_id = ${id} and e.action = 'changed' and e.account_id <> ${requesterId}
          order by e.at desc limit 1) as changed_by,
        (select name from accounts where id = ${accountId}) as decided_by
      from budget_lines l
      join allocations a on a.advertiser_id = l.advertiser_id and a.id = l.allocation_id
      join advertisers d on d.id = l.advertiser_id
      join accounts q on q.id = l.requester_id
      where l.advertiser_id = ${advertiserId} and l.id = ${id}`,
  );
  return requester;
}

/** The end that a request sets, as the day it is where its reader is; `never`, and nothing where the allocation keeps its own. */
function endOf({ setsExpiration, expiresAt }: Line, timezone: string): string {
  if (!setsExpiration) return '';
  return expiresAt === null ? 'never' : dayIn(timezone, expiresAt);
}

/** The rewards that a request brings, by name: `50 × Basil 25, Cedar 10`; a long list is cut. */
async function rewardsOf(tx: Queries, line: Pick<Line, 'advertiserId' | 'id'>): Promise<string> {
  const brought = (await selectBrought(tx, [line])).get(line.id) ?? [];
  const names = brought.map(({ name, quantity }) => (quantity === null ? name : `${quantity} × ${name}`));
  return [...names.slice(0, NAMED_REWARDS), ...(names.length > NAMED_REWARDS ? ['…'] : [])].join(', ');
}
