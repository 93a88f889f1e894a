import { sql } from 'drizzle-orm';
import { MAX_WEBHOOKS, type NewWebhook } from '../../../schema/reports/webhooks.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { number, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalidField, refused } from '../../foundation/http/refusals/refusal.ts';
import type { PublicFetch } from '../../foundation/outbound/fetchPublic.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { webhookById } from './read.ts';
import { addSecret } from './secrets.ts';
import type { CreatedWebhookJson } from './shape.ts';

/** Dependencies of webhooks. */
export interface WebhookTools {
  box: CodeBox;
  fetcher: Pick<PublicFetch, 'post' | 'problemOf'>;
}

/**
 * Creates a webhook, which delivers what happens from now on, and answers its secret, which is shown only now.
 * @throws Refusal too_many_webhooks, webhook_secret_already_shown; of a field: `required`, `choice`, `unknown_organization`, and addresses that cannot be used
 */
export function createWebhook(
  scope: Scope,
  draft: NewWebhook,
  { box, fetcher, key }: WebhookTools & { key: string | undefined },
): Promise<CreatedWebhookJson> {
  checkUrl(fetcher, draft.url);
  const keyed = key && {
    ...keyWithoutAdvertiser(key, { webhook: draft }),
    refuseRepetition: () => refused(scope, 'webhook_secret_already_shown'),
  };
  return runChange({ scope, keyed: keyed || undefined }, async (change) => {
    const { tx } = change;
    await checkOwner(change, draft);
    const id = await insert(change, draft);
    const { secret, hint } = await addSecret(tx, id, box);
    const { advertiserId, organizationId, url, description, types, enabled } = draft;
    await change.record({
      noun: 'webhooks',
      nounId: id,
      action: 'created',
      advertiserId,
      after: { organizationId, url, description, types, enabled, hint },
    });
    return {
      webhook: await webhookById(tx, scope, id),
      secret: scope.isDryRun ? null : secret,
      effects: effectsWithoutMoney(),
    };
  });
}

/** @throws Refusal of the field `url`: `invalid_url`, `url_not_https`, `url_not_public` */
export function checkUrl(fetcher: Pick<PublicFetch, 'problemOf'>, url: string): void {
  const problem = fetcher.problemOf(url);
  if (problem === null) return;
  if (problem === 'not_https') throw invalidField('url', 'url_not_https');
  throw invalidField('url', problem === 'not_public' ? 'url_not_public' : 'invalid_url');
}

/** Only staff create webhooks of the provider and of other organizations. */
async function checkOwner(
  { tx, scope }: Change,
  { advertiserId, organizationId }: Pick<NewWebhook, 'advertiserId' | 'organizationId'>,
): Promise<void> {
  if (advertiserId !== null && organizationId !== null) throw invalidField('organization_id', 'choice');
  if (advertiserId !== null) await requireAdvertiser(tx, scope, advertiserId);
  else if (organizationId !== null) {
    const isOwn = scope.isStaff || scope.organizationId === organizationId;
    if (!isOwn || (await rowCountOf(tx, sql`select 1 from organizations where id = ${organizationId}`)) === 0)
      throw invalidField('organization_id', 'unknown_organization');
  } else if (!scope.isStaff) throw invalidField('advertiser_id', 'required');
}

async function insert({ tx, scope }: Change, draft: NewWebhook): Promise<string> {
  const { advertiserId, organizationId, url, description, types, enabled } = draft;
  // Concurrent creations of one owner count each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`webhooks:${advertiserId ?? ''}:${organizationId ?? ''}`}))`,
  );
  const [counted] = await rowsOf(
    tx,
    { count: number },
    sql`select count(*)::int as count from webhooks where advertiser_id is not distinct from ${advertiserId}::bigint
      and organization_id is not distinct from ${organizationId}::bigint`,
  );
  if ((counted?.count ?? 0) >= MAX_WEBHOOKS)
    throw refused(scope, 'too_many_webhooks', { most: String(MAX_WEBHOOKS) });
  const [inserted] = await rowsOf(
    tx,
    { id: text },
    sql`insert into webhooks (advertiser_id, organization_id, url, description, types, is_enabled, position, created_by)
      select ${advertiserId}::bigint, ${organizationId}::bigint, ${url}, ${description}, ${types && textArray(types)}::text[], ${enabled}::boolean,
        p.position, ${scope.accountId}::bigint from event_position p returning id::text as id`,
  );
  return inserted?.id ?? '';
}
