// Which events a webhook receives: those of its owner and types that its creator sees and may read.
import { type SQL, sql } from 'drizzle-orm';
import { EVENT_TYPES } from '../../../schema/reports/eventTypes.ts';
import type { WebhookPause } from '../../../schema/reports/webhooks.ts';
import { accountFacts } from '../../foundation/access/authentication.ts';
import { openScope, type Scope, systemScope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { readableTypes } from '../events/read.ts';

/** An event that concerns everybody, such as a published SKU. */
const isOfEverybody = sql`e.advertiser_id is null and e.organization_id is null and e.account_id is null`;

/** Condition: the event `e` concerns the owner of the webhook `w`. */
export const isOfOwner = sql`(w.advertiser_id is null and w.organization_id is null or ${isOfEverybody} or e.advertiser_id = w.advertiser_id
  or e.advertiser_id is null and e.organization_id = w.organization_id
  or e.advertiser_id in (select v.id from advertisers v where v.organization_id = w.organization_id))`;

/** Condition: the webhook `w` receives events of the type of `e`. */
export const isOfTypes = sql`(w.types is null or e.type = any (w.types))`;

/** Condition: the webhook `w` receives the event `e`, as long as its creator has this scope. */
export const isReceived = (creator: Scope): SQL => sql`${isOfOwner} and ${isOfTypes}
  and e.type = any (${textArray(readableTypes(creator))}::text[])
  and (e.advertiser_id is null or ${isVisibleAdvertiser(creator, sql`e.advertiser_id`)})`;

interface OwnedWebhook {
  id: string;
  creatorId: string;
  advertiserId: string | null;
  organizationId: string | null;
}

/** The access of a webhook's creator at this moment, or why it receives nothing any more. */
export async function creatorOf(
  database: Database,
  { id, creatorId, advertiserId, organizationId }: OwnedWebhook,
  staffDomains: readonly string[],
): Promise<Scope | WebhookPause> {
  const facts = await systemScope(database).read((tx) =>
    accountFacts(tx, sql`a.id = ${creatorId}`, staffDomains),
  );
  if (!facts) return 'creator_left';
  const seesOwner =
    facts.isStaff ||
    (advertiserId !== null && facts.advertiserIds.includes(advertiserId)) ||
    (organizationId !== null && facts.organizationId === organizationId);
  if (!seesOwner || !facts.abilities.has('viewCredentials')) return 'creator_not_allowed';
  return openScope(database, { ...facts, requestId: `webhook-${id}` });
}

const subjects = new Map(EVENT_TYPES.map(({ name, subject }) => [name, subject]));

/** Kind and id of an event's subject: its events keep their order. */
export const subjectOf = ({ type, subject_id: id }: { type: string; subject_id: string }): string =>
  `${subjects.get(type) ?? type}/${id}`;
