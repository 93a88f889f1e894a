import { sql } from 'drizzle-orm';
import { abilitiesOf } from '../../../schema/foundation/abilities.ts';
import { CREATOR_PAUSES, type WebhookPause } from '../../../schema/reports/webhooks.ts';
import { isStaffEmail } from '../../foundation/access/staff.ts';
import { BY_SYSTEM, recordEvent } from '../../foundation/changes/recordEvent.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, listOf, nullable, rowsOf, text } from '../../foundation/database/rows.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { knownRoles } from '../../people/interface.ts';

/** Colleagues who are told at most that a webhook lost its creator. */
const MAX_COLLEAGUES = 20;

const PAUSED_ROW = {
  id: text,
  advertiserId: nullable(text),
  organizationId: nullable(text),
  creatorId: text,
  creator: text,
  url: text,
  version: text,
};

/** Pauses a webhook and tells its creator, or the colleagues who can take it over. It keeps its position and what waits. */
export async function pauseWebhook(
  tx: Queries,
  id: string,
  { reason, staffDomains }: { reason: WebhookPause; staffDomains: readonly string[] },
): Promise<void> {
  const [paused] = await rowsOf(
    tx,
    PAUSED_ROW,
    sql`update webhooks w set is_enabled = false, pause_reason = ${reason}, version = w.version + 1, updated_at = now()
      from accounts a where a.id = w.created_by and w.id = ${id} and w.is_enabled
      returning w.id::text as id, w.advertiser_id::text as "advertiserId", w.organization_id::text as "organizationId",
        w.created_by::text as "creatorId", a.name as creator, w.url, w.version::text as version`,
  );
  if (!paused) return;
  const { advertiserId, creatorId, creator, version } = paused;
  await recordEvent(tx, BY_SYSTEM, {
    noun: 'webhooks',
    nounId: id,
    action: 'paused',
    advertiserId,
    before: { enabled: true },
    after: { enabled: false, pauseReason: reason },
  });
  const host = hostOf(paused.url);
  const key = `webhook_paused:${id}:${version}`;
  if (!CREATOR_PAUSES.includes(reason)) {
    const template = reason === 'gone' ? ('webhook_gone' as const) : ('webhook_paused' as const);
    await queueMail(tx, { accountId: creatorId, template, dedupeKey: key, params: { host } });
    return;
  }
  for (const accountId of await colleagues(tx, paused, staffDomains))
    await queueMail(tx, {
      accountId,
      template: 'webhook_without_creator',
      dedupeKey: `${key}:${accountId}`,
      params: { host, creator },
    });
}

/** Tells the creator once that every attempt fails. */
export async function mailFailure(tx: Queries, id: string): Promise<void> {
  const [failing] = await rowsOf(
    tx,
    { creatorId: text, url: text, since: text },
    sql`update webhooks set failure_mailed_at = now() where id = ${id}
      returning created_by::text as "creatorId", url, extract(epoch from failing_since)::bigint::text as since`,
  );
  if (!failing) return;
  await queueMail(tx, {
    accountId: failing.creatorId,
    template: 'webhook_failing',
    dedupeKey: `webhook_failing:${id}:${failing.since}`,
    params: { host: hostOf(failing.url) },
  });
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** Accounts that see the owner of a webhook and may change it, besides its creator. */
async function colleagues(
  tx: Queries,
  {
    advertiserId,
    organizationId,
    creatorId,
  }: Record<'advertiserId' | 'organizationId', string | null> & { creatorId: string },
  staffDomains: readonly string[],
): Promise<string[]> {
  const isOfProvider = advertiserId === null && organizationId === null;
  const rows = await rowsOf(
    tx,
    { id: text, email: text, isVerified: boolean, roles: listOf(text) },
    sql`select a.id::text as id, a.email, a.email_verified as "isVerified", a.roles from accounts a
      where a.status = 'enabled' and a.accepted_at is not null and a.id <> ${creatorId}
        and (${isOfProvider}::boolean or a.organization_id = ${organizationId}::bigint
          or exists (select from account_advertisers g where g.account_id = a.id and g.advertiser_id = ${advertiserId}::bigint))
      order by a.id`,
  );
  return rows
    .filter(({ email, isVerified }) => !isOfProvider || isStaffEmail(email, isVerified, staffDomains))
    .filter(({ roles }) => abilitiesOf(knownRoles(roles)).has('createCredentials'))
    .map(({ id }) => id)
    .slice(0, MAX_COLLEAGUES);
}
