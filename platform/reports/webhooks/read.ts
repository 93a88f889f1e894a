import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { ATTEMPT_OUTCOMES, ATTEMPT_TRIGGERS, TEST_EVENT } from '../../../schema/reports/webhooks.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import type { RowOf } from '../../foundation/database/rows.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { commaList, pageQuery } from '../../foundation/http/requests.ts';
import { readableTypes } from '../events/read.ts';
import { attempt, type WebhookJson, type WebhookPageJson, webhook } from './shape.ts';

const id = z.string().regex(DIGITS).optional();

export const webhookQuery = z.strictObject({
  advertiser_id: id,
  organization_id: id,
  ...pageQuery,
});

export const attemptQuery = z.strictObject({
  types: commaList(z.string().min(1).max(100)).optional(),
  subject_id: z.string().min(1).max(100).optional(),
  event_id: z.guid().optional(),
  outcome: z.enum(ATTEMPT_OUTCOMES).optional(),
  trigger: z.enum(ATTEMPT_TRIGGERS).optional(),
  ...pageQuery,
});

export type WebhookRow = RowOf<typeof webhook>;

/** Condition: the caller sees the owner of `w`, above row-level security. */
const isVisible = (scope: Scope): SQL =>
  scope.isStaff
    ? sql`true`
    : sql`(${isVisibleAdvertiser(scope, sql`w.advertiser_id`)} or w.organization_id = ${scope.organizationId})`;

/** One page of webhooks, the newest first. */
export function listWebhooks(scope: Scope, query: z.output<typeof webhookQuery>): Promise<WebhookPageJson> {
  const { advertiser_id: advertiserId, organization_id: organizationId } = query;
  const condition = allOf(
    isVisible(scope),
    advertiserId && sql`w.advertiser_id = ${advertiserId}`,
    organizationId && sql`w.organization_id = ${organizationId}`,
  );
  return scope.read((tx) =>
    paginate(tx, query, {
      matching: sql`from webhooks w where ${condition}`,
      read: async (part) => {
        const rows = await webhook.rows(
          tx,
          sql`from webhooks w left join accounts a on a.id = w.created_by where ${condition} order by w.id desc ${part}`,
        );
        return rows.map((row) => webhook.json(row, scope));
      },
    }),
  );
}

/** One webhook with its creator, within a running transaction. @throws Refusal not_found */
export async function webhookRow(
  tx: Queries,
  scope: Scope,
  { id: wanted, lock = sql`` }: { id: string; lock?: SQL },
): Promise<WebhookRow> {
  const [row] = await webhook.rows(
    tx,
    sql`from webhooks w left join accounts a on a.id = w.created_by where ${isVisible(scope)} and w.id = ${wanted} ${lock}`,
  );
  if (!row) throw notFound();
  return row;
}

/** One webhook as answers show it. @throws Refusal not_found */
export const webhookById = async (tx: Queries, scope: Scope, wanted: string): Promise<WebhookJson> =>
  webhook.json(await webhookRow(tx, scope, { id: wanted }), scope);

/** Attempts of a webhook that the caller may know of, the newest first. */
export function listAttempts(scope: Scope, webhookId: string, query: z.output<typeof attemptQuery>) {
  const { types, subject_id: subjectId, event_id: eventId, outcome, trigger } = query;
  const condition = allOf(
    sql`t.webhook_id = ${webhookId}`,
    sql`t.type = any (${textArray([...readableTypes(scope), TEST_EVENT])}::text[])`,
    sql`(t.advertiser_id is null or ${isVisibleAdvertiser(scope, sql`t.advertiser_id`)})`,
    types && sql`t.type = any (${textArray(types)}::text[])`,
    subjectId && sql`t.subject_id = ${subjectId}`,
    eventId && sql`t.event_id = ${eventId}::uuid`,
    outcome && sql`t.outcome = ${outcome}`,
    trigger && sql`t.trigger = ${trigger}`,
  );
  return scope.read(async (tx) => {
    await webhookRow(tx, scope, { id: webhookId });
    return paginate(tx, query, {
      matching: sql`from webhook_attempts t where ${condition}`,
      read: async (part) =>
        (
          await attempt.rows(tx, sql`from webhook_attempts t where ${condition} order by t.id desc ${part}`)
        ).map((row) => attempt.json(row, scope)),
    });
  });
}
